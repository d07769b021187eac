import { useEffect, useState } from "react";
import { costText } from "@holdfast/contract/incidents/cost-rules";
import type { IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import type { LogEntry } from "@holdfast/contract/incidents/log-entry";
import { readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import { useRead } from "../../../platform/api/use-endpoint";
import { formatInstant } from "../../../platform/format/date-format";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/layout/card";
import { KIND_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { LogEntryForm } from "./log-entry-form";
import { PhotoPreview } from "./photo-preview";
import styles from "../incidents.module.css";

/** An entry that took longer to arrive was written without a network (ms). */
const LATE = 120_000;
/** How many entries are shown at first, and added by each 'Show older entries'. */
const SHOWN = 200;

type LogSectionProps = { readonly incident: IncidentWithKeys };

/** Shows the log, newest entry first, with a field for a new one. */
export const LogSection = ({ incident }: LogSectionProps) => {
  const { planId, incidentId, newestEntry } = incident;
  const log = useRead(readIncidentLog, { params: { planId, incidentId } }, { isAlwaysFresh: true });
  const shownUpTo = log.data && (log.data.at(-1)?.number ?? 0);
  const { refetch } = log;
  useEffect(() => {
    // The workspace is read every few seconds, and the log only if it has further entries.
    if (shownUpTo !== undefined && newestEntry > shownUpTo) void refetch();
  }, [newestEntry, shownUpTo, refetch]);
  return (
    <Card title="Log">
      <LogEntryForm incident={incident} />
      <QueryBoundary queries={[log]} loading={<Skeleton lines={3} height={48} />}>
        {(entries) => <Entries entries={entries} />}
      </QueryBoundary>
    </Card>
  );
};

/** Shows the newest entries, and older ones on demand: all 5,000 of a long log would be slow to draw. */
const Entries = ({ entries }: { readonly entries: readonly LogEntry[] }) => {
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <ol className={styles.log} aria-label="Log" reversed start={entries.length}>
        {entries
          .slice(-shown)
          .toReversed()
          .map((entry) => (
            <li key={entry.entryId} className={styles.entry}>
              <span className={styles.aside}>
                {formatInstant(entry.deviceAt)}, {entry.authorName}
                {isLate(entry) && `, received ${formatInstant(entry.serverAt)}`}
              </span>
              {entry.kind !== "note" && <strong>{KIND_NAMES[entry.kind]}: </strong>}
              {entry.text}
              {entry.cost && ` (${costText(entry.cost)})`}
              <PhotoPreview photo={entry.photo} alt={`What entry ${entry.number} shows`} />
            </li>
          ))}
      </ol>
      {entries.length > shown && (
        <Button onPress={() => setShown(shown + SHOWN)}>Show older entries</Button>
      )}
    </>
  );
};

const isLate = ({ deviceAt, serverAt }: LogEntry) =>
  Date.parse(serverAt) - Date.parse(deviceAt) > LATE;
