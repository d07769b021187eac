import type { Incident, IncidentUnit } from "@holdfast/contract/incidents/incident";
import { UNIT_STATUSES } from "@holdfast/contract/incidents/incident";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Select } from "../../ui/fields/choices/select";
import { Card } from "../../ui/layout/card";
import { unitClocks, UNIT_STATUS_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { useQueue } from "./log/queue-context";
import { changesUnit, unitAfter } from "./log/queued-change-rules";
import { UnitSiteForm } from "./unit-site-form";
import { UnitTimeForm } from "./unit-time-form";
import { useNow } from "./use-now";
import styles from "./incidents.module.css";

type UnitsSectionProps = { readonly incident: Incident };

/** Lists the business units by RTO, with running clocks. */
export const UnitsSection = ({ incident }: UnitsSectionProps) => {
  const now = useNow();
  if (incident.units.length === 0)
    return <EmptyState title="No business units">The plan’s location has none.</EmptyState>;
  return (
    <Card title="Business units, shortest RTO first">
      <ul className={styles.people} aria-label="Business units">
        {incident.units.map((unit) => (
          <UnitRow key={unit.unitId} incident={incident} unit={unit} now={now} />
        ))}
      </ul>
    </Card>
  );
};

type UnitRowProps = {
  readonly incident: Incident;
  readonly unit: IncidentUnit;
  readonly now: Date;
};

const STATUSES = UNIT_STATUSES.map((id) => ({ id, name: UNIT_STATUS_NAMES[id] }));

const UnitRow = ({ incident, unit, now }: UnitRowProps) => {
  const { status } = incident;
  const { waiting, change } = useQueue();
  const shown = unitAfter(unit, waiting);
  const clocks = unitClocks(shown, now);
  const isPastMtpd = clocks.some(({ name, isLate }) => name === "MTPD" && isLate);
  return (
    <li className={styles.person} data-late={isPastMtpd ? "" : undefined}>
      <span>
        <strong>{unit.name}</strong>
        <span className={styles.aside}>{siteText(shown)}</span>
        {changesUnit(waiting, unit.unitId) && <span className={styles.aside}>Not sent</span>}
        {status !== "closed" && <UnitSiteForm unit={unit} />}
        {status !== "closed" && <UnitTimeForm incident={incident} unit={shown} now={now} />}
      </span>
      <div>
        {clocks.map(({ name, text, isLate }) => (
          <div key={name} className={styles.clock} data-late={isLate ? "" : undefined}>
            {text}
          </div>
        ))}
      </div>
      <Select
        name={`status-${unit.unitId}`}
        label={`Status of ${unit.name}`}
        isLabelHidden
        choices={STATUSES}
        value={shown.status}
        isDisabled={status === "closed"}
        onChange={(next) =>
          void change(`${unit.name}: ${UNIT_STATUS_NAMES[next].toLowerCase()}`, {
            unitId: unit.unitId,
            status: next,
          })
        }
      />
    </li>
  );
};

function siteText({ site, plannedSite }: IncidentUnit): string {
  if (site !== "") return `Works at: ${site}`;
  return plannedSite === "" ? "No recovery strategy chosen" : `Continues at: ${plannedSite}`;
}
