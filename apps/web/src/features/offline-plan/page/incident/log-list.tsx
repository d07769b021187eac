import type { WrittenCost } from "@holdfast/contract/incidents/costs/cost-line";
import { costText } from "@holdfast/contract/incidents/costs/cost-rules";
import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { formatInstant } from "../../../../platform/format/date-format";
import styles from "../page.module.css";
import type { useEntrySender } from "../use-entry-sender";

type LogListProps = {
  readonly incident: OfflineIncident;
  readonly sender: Pick<ReturnType<ReturnType<typeof useEntrySender>>, "waiting" | "sent">;
  /** Of the costs that are not in the log yet. */
  readonly currency: Currency;
};

type Currency = { readonly code: string; readonly prefix: string };

/** The log of an incident, newest first: what waits on this device, then what the copy of the plan has. */
export const LogList = ({ incident, sender: { waiting, sent }, currency }: LogListProps) => {
  const { log, units } = incident;
  const known = new Set(log.map(({ entryId }) => entryId));
  return (
    <>
      <h3>Log</h3>
      <p className={styles.hash}>{headText(log)}</p>
      <ol className={styles.log} aria-label="Log">
        {newestFirst([...sent.filter(({ entryId }) => !known.has(entryId)), ...waiting]).map(
          (entry) => (
            <li key={entry.entryId}>
              <span className={styles.aside}>
                {formatInstant(entry.deviceAt)},{" "}
                {waiting.includes(entry) ? "on this device only" : "sent"}
              </span>
              {entry.text}
              {entry.cost && (
                <span className={styles.aside}>{writtenText(entry.cost, units, currency)}</span>
              )}
            </li>
          ),
        )}
        {newestFirst(log).map((entry) => (
          <li key={entry.entryId}>
            <span className={styles.aside}>
              {formatInstant(entry.deviceAt)}, {entry.authorName}
            </span>
            {entry.text}
            {entry.cost && <span className={styles.aside}>{costText(entry.cost)}</span>}
          </li>
        ))}
      </ol>
    </>
  );
};

/** Returns a cost that waits as the log will show it. Pure. */
function writtenText(
  { paidBy, unitId, corrects, ...cost }: WrittenCost,
  units: OfflineIncident["units"],
  currency: Currency,
): string {
  const unitName = units.find((unit) => unit.unitId === unitId)?.name ?? null;
  return costText({
    ...cost,
    currency,
    paidBy: paidBy ?? "",
    unitName,
    corrects: corrects ?? null,
  });
}

/** Returns what to compare with emails, the printed report and other devices. */
function headText(log: OfflineIncident["log"]): string {
  const newest = log[log.length - 1];
  return newest ? `Newest entry: ${newest.number}. Its hash: ${newest.hash}` : "";
}

const newestFirst = <Entry,>(entries: readonly Entry[]): Entry[] =>
  // oxlint-disable-next-line unicorn/no-array-reverse -- the oldest browsers of this page have no `toReversed`
  [...entries].reverse();
