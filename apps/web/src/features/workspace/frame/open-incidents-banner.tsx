import type { NamedOpenIncident, OpenIncident } from "@holdfast/contract/incidents/incident";
import {
  listAllOpenIncidents,
  listOpenIncidents,
} from "@holdfast/contract/incidents/open-incident-endpoints";
import { Link, useLocation, useSearchParams } from "react-router";
import { useRead } from "../../../platform/api/use-endpoint";
import { dayOf, formatInstant, formatTime } from "../../../platform/format/date-format";
import { Icon } from "../../../ui/buttons/icon";
import styles from "./archived-banner.module.css";

/** How often a page looks for incidents that others have declared (ms). */
const REFRESH = 30_000;
/** The number of incidents shown in the bar. The others are in a list that unfolds. */
const SHOWN = 3;

type OpenIncidentsBannerProps = {
  readonly organisationId: string;
  /** Selects the plan of an incident before its page opens. */
  readonly onOpen: (planId: string) => void;
};

/** A red bar on every page while an incident is active: real ones before rehearsals, the highest level first. */
export const OpenIncidentsBanner = ({ organisationId, onOpen }: OpenIncidentsBannerProps) => {
  const { data = [] } = useRead(
    listOpenIncidents,
    { params: { orgId: organisationId } },
    { refreshEvery: REFRESH },
  );
  return <IncidentsBar incidents={data} onOpen={({ planId }) => onOpen(planId)} />;
};

type AllOpenIncidentsBannerProps = {
  readonly onOpen: (organisationId: string, planId: string) => void;
};

/** The same bar on pages outside an organisation, for all organisations of the user. */
export const AllOpenIncidentsBanner = ({ onOpen }: AllOpenIncidentsBannerProps) => {
  const { data = [] } = useRead(listAllOpenIncidents, {}, { refreshEvery: REFRESH });
  return (
    <IncidentsBar
      incidents={data}
      onOpen={({ organisationId, planId }) => onOpen(organisationId, planId)}
    />
  );
};

type IncidentsBarProps<Shown extends OpenIncident> = {
  readonly incidents: readonly Shown[];
  readonly onOpen: (incident: Shown) => void;
};

const IncidentsBar = <Shown extends OpenIncident & Partial<NamedOpenIncident>>({
  incidents,
  onOpen,
}: IncidentsBarProps<Shown>) => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const openId = pathname === "/dashboard/incident" ? query.get("id") : null;
  const others = incidents.filter(({ incidentId }) => incidentId !== openId);
  if (others.length === 0) return null;
  const lines = others.map((incident) => (
    <span key={incident.incidentId} className={styles.incident}>
      <Facts incident={incident} />{" "}
      <span>
        since {sinceOf(incident)}:{" "}
        <Link
          to={`/dashboard/incident?id=${incident.incidentId}`}
          aria-label={`Open: ${[titleOf(incident), incident.place, `since ${sinceOf(incident)}`].filter(Boolean).join(", ")}`}
          onClick={() => onOpen(incident)}
        >
          Open
        </Link>
      </span>
    </span>
  ));
  return (
    <section
      className={styles.banner}
      data-variant={others.some(({ isExercise }) => !isExercise) ? "incident" : "warning"}
      aria-label="Active incidents"
    >
      <Icon name="alert" />
      <div className={styles.words}>
        {lines.slice(0, SHOWN)}
        {lines.length > SHOWN && (
          <details>
            <summary>{lines.length - SHOWN} more active incidents</summary>
            {lines.slice(SHOWN)}
          </details>
        )}
      </div>
    </section>
  );
};

type FactsProps = { readonly incident: OpenIncident & Partial<NamedOpenIncident> };

/** The level, what happened and where: several incidents may have the same level. */
const Facts = ({ incident }: FactsProps) => {
  const facts = [incident.whatHappened, incident.place].filter(Boolean).join(", ");
  if (facts === "") return <strong>{titleOf(incident)}</strong>;
  return (
    <>
      <span>
        <strong>{titleOf(incident)}</strong>:
      </span>{" "}
      <span className={styles.facts}>{facts}</span>
    </>
  );
};

/** Returns 'Level 2' or 'EXERCISE: level 2, Harbour Café'. */
const titleOf = ({
  isExercise,
  level,
  organisationName,
}: OpenIncident & Partial<NamedOpenIncident>) =>
  [`${isExercise ? "EXERCISE: level" : "Level"} ${level}`, organisationName]
    .filter(Boolean)
    .join(", ");

const sinceOf = ({ declaredAt }: OpenIncident) => {
  const declared = new Date(declaredAt);
  return dayOf(declared) === dayOf(new Date()) ? formatTime(declared) : formatInstant(declaredAt);
};
