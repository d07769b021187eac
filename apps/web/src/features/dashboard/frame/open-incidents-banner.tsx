import type { OpenIncident } from "@holdfast/contract/incidents/incident";
import { listOpenIncidents } from "@holdfast/contract/incidents/incident-endpoints";
import { openTitleOf } from "@holdfast/contract/incidents/incident-words-rules";
import { useLocation, useSearchParams } from "react-router";
import { useRead } from "../../../platform/api/use-endpoint";
import { dayOf, formatInstant, formatTime } from "../../../platform/format/date-format";
import { Icon } from "../../../ui/buttons/icon";
import { Link } from "../../../ui/layout/link";
import styles from "./archived-banner.module.css";

/** How often a page looks for incidents that others have declared (ms). */
const REFRESH = 30_000;
/** Incidents in the bar; the page of incidents has all. */
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
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const openId = pathname === "/dashboard/incident" ? query.get("id") : null;
  const others = data.filter(({ incidentId }) => incidentId !== openId);
  if (others.length === 0) return null;
  return (
    <section
      className={styles.banner}
      data-variant={others.some(({ isExercise }) => !isExercise) ? "incident" : "warning"}
      aria-label="Active incidents"
    >
      <Icon name="alert" />
      <p className={styles.words}>
        {others.slice(0, SHOWN).map((incident) => (
          <span key={incident.incidentId} className={styles.incident}>
            <strong>{openTitleOf(incident)}</strong> since {sinceOf(incident)}:{" "}
            <Link
              to={`/dashboard/incident?id=${incident.incidentId}`}
              aria-label={`Open: ${openTitleOf(incident)}, since ${sinceOf(incident)}`}
              onClick={() => onOpen(incident.planId)}
            >
              Open
            </Link>
          </span>
        ))}
        {others.length > SHOWN && `and ${others.length - SHOWN} more`}
      </p>
    </section>
  );
};

const sinceOf = ({ declaredAt }: OpenIncident) => {
  const declared = new Date(declaredAt);
  return dayOf(declared) === dayOf(new Date()) ? formatTime(declared) : formatInstant(declaredAt);
};
