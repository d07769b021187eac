import { useEffect, useState } from "react";
import { costText } from "@holdfast/contract/incidents/costs/cost-rules";
import type { IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import type { LogEntry, LogOrder } from "@holdfast/contract/incidents/log-entry";
import { readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import { useRead } from "../../../platform/api/use-endpoint";
import { formatInstantSeconds } from "../../../platform/format/date-format";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/buttons/button";
import { Select } from "../../../ui/fields/choices/select";
import { Card } from "../../../ui/layout/card";
import { KIND_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { LogEntryForm } from "./log-entry-form";
import { PhotoPreview } from "./photo-preview";
import styles from "../incidents.module.css";

/** An entry that took longer to arrive was written without a network (ms). */
const LATE = 120_000;
/** How many entries are shown at first, and added by each 'Show older entries'. */
const SHOWN = 200;

const ORDERS: readonly { readonly id: LogOrder; readonly name: string }[] = [
  { id: "arrival", name: "By time of arrival, newest first" },
  { id: "event", name: "By time of the event, newest first" },
];

type LogSectionProps = { readonly incident: IncidentWithKeys };

/** Shows the log, newest entry first, with a field for a new one. It reads only the entries that it shows. */
export const LogSection = ({ incident }: LogSectionProps) => {
  const { planId, incidentId, newestEntry } = incident;
  const [order, setOrder] = useState<LogOrder>("arrival");
  /** How many of the oldest entries are left out. It stays the same when others arrive, so that only those are added. */
  const [offset, setOffset] = useState(Math.max(0, newestEntry - SHOWN));
  const log = useRead(
    readIncidentLog,
    { params: { planId, incidentId }, query: { order, offset } },
    { isAlwaysFresh: true, keepsPrevious: true },
  );
  const shownUpTo = log.data && Math.max(0, ...log.data.map(({ number }) => number));
  const { refetch } = log;
  useEffect(() => {
    // The workspace is read every few seconds, and the log only if it has further entries.
    if (shownUpTo !== undefined && newestEntry > shownUpTo) void refetch();
  }, [newestEntry, shownUpTo, refetch]);
  return (
    <Card title="Log">
      <LogEntryForm incident={incident} />
      <Select name="order" label="Order" choices={ORDERS} value={order} onChange={setOrder} />
      <QueryBoundary queries={[log]} loading={<Skeleton lines={3} height={48} />}>
        {(entries) => (
          <ol className={styles.log} aria-label="Log" reversed>
            {entries.toReversed().map((entry) => (
              <li key={entry.entryId} className={styles.entry}>
                <EntryText entry={entry} closedAt={incident.closedAt} />
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
      {offset > 0 && (
        <Button
          isPending={log.isPlaceholderData}
          onPress={() => setOffset(Math.max(0, offset - SHOWN))}
        >
          Show older entries
        </Button>
      )}
    </Card>
  );
};

type EntryTextProps = { readonly entry: LogEntry; readonly closedAt: string | null };

const EntryText = ({ entry, closedAt }: EntryTextProps) => {
  const { number, kind, text, cost, photo, authorName, deviceAt, serverAt } = entry;
  return (
    <>
      <span className={styles.aside}>
        {[
          `${number}: ${formatInstantSeconds(deviceAt)}`,
          authorName,
          isLate(entry) && `received ${formatInstantSeconds(serverAt)}`,
          closedAt !== null && serverAt > closedAt && "added after the closing",
        ]
          .filter(Boolean)
          .join(", ")}
      </span>
      {kind !== "note" && <strong>{KIND_NAMES[kind]}: </strong>}
      {text}
      {cost && ` (${costText(cost)})`}
      <PhotoPreview photo={photo} alt={`What entry ${number} shows`} />
    </>
  );
};

const isLate = ({ deviceAt, serverAt }: LogEntry) =>
  Date.parse(serverAt) - Date.parse(deviceAt) > LATE;
