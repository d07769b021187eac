import type { UnitStatus } from "@holdfast/contract/incidents/incident";
import { unitClocks, UNIT_STATUS_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { useState } from "react";
import { changesUnit, unitAfter, useNow } from "../../../incidents/public";
import styles from "../page.module.css";
import type { useEntrySender } from "../use-entry-sender";

type Unit = OfflineIncident["units"][number];
type Sender = Pick<ReturnType<ReturnType<typeof useEntrySender>>, "waiting" | "sent" | "add">;

type UnitListProps = { readonly units: readonly Unit[]; readonly sender: Sender };

/** Lists the business units of an incident with their clocks. Their status can be set without a network. */
export const UnitList = ({ units, sender }: UnitListProps) => {
  const now = useNow();
  if (units.length === 0) return null;
  return (
    <section aria-label="Business units">
      <h3>Business units, shortest RTO first</h3>
      <ul className={styles.ticks}>
        {units.map((unit) => (
          <li key={unit.unitId}>
            <UnitItem unit={unit} sender={sender} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
};

type UnitItemProps = { readonly unit: Unit; readonly sender: Sender; readonly now: Date };

const STATUSES = Object.entries(UNIT_STATUS_NAMES) as [UnitStatus, string][];

const UnitItem = ({ unit, sender: { waiting, sent, add }, now }: UnitItemProps) => {
  const { unitId, name } = unit;
  const [error, setError] = useState<string>();
  const shown = unitAfter(unit, [...sent, ...waiting]);
  const setStatus = async (status: UnitStatus) =>
    setError(await add(`${name}: ${UNIT_STATUS_NAMES[status].toLowerCase()}`, { unitId, status }));
  return (
    <label className={styles.unit}>
      <span>
        <strong>{name}</strong>
        {unitClocks(shown, now).map((clock) => (
          <span key={clock.name} className={clock.isLate ? styles.error : styles.aside}>
            {clock.text}
          </span>
        ))}
        {shown.site !== "" && <span className={styles.aside}>Works at: {shown.site}</span>}
        {changesUnit(waiting, unitId) && <span className={styles.aside}>Not sent</span>}
        {error !== undefined && <span className={styles.error}>{error}</span>}
      </span>
      <select
        aria-label={`Status of ${name}`}
        value={shown.status}
        onChange={({ target }) => void setStatus(target.value as UnitStatus)}
      >
        {STATUSES.map(([status, text]) => (
          <option key={status} value={status}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
};
