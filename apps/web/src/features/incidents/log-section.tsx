import { useState } from "react";
import type { Incident, LogEntry } from "@holdfast/contract/incidents/incident";
import { readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import { useRead } from "../../platform/api/use-endpoint";
import { formatInstant } from "../../platform/format/date-format";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { TextArea } from "../../ui/fields/text-area";
import { Card } from "../../ui/layout/card";
import { KIND_NAMES } from "./incident-words-rules";
import { useLogQueue } from "./use-log-queue";
import styles from "./incidents.module.css";

/** How often the log is read (ms). */
const REFRESH = 10_000;
/** An entry that took longer to arrive was written without a network (ms). */
const LATE = 120_000;

type LogSectionProps = { readonly incident: Incident };

/** What happened, newest first, and a field for what happens now. */
export const LogSection = ({ incident: { planId, incidentId, status } }: LogSectionProps) => {
  const log = useRead(
    readIncidentLog,
    { params: { planId, incidentId } },
    { refreshEvery: REFRESH, isAlwaysFresh: true },
  );
  const { waiting, problem, add } = useLogQueue(planId, incidentId);
  const [text, setText] = useState("");
  return (
    <Card title="Log">
      {status !== "closed" && (
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === "") return;
            add(text.trim());
            setText("");
          }}
        >
          <TextArea
            name="entry"
            label="What happened or was decided"
            description="Enter adds the entry. It cannot be changed afterwards."
            rows={2}
            isSavedByEnter
            value={text}
            onChange={(value) => setText(value ?? "")}
            maxLength={5000}
          />
          <Button type="submit" icon="add">
            Add entry
          </Button>
        </form>
      )}
      {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      {waiting.length > 0 && (
        <Alert variant="warning" title={waitingText(waiting.length)}>
          {waiting.map(({ entryId, text: written }) => (
            <p key={entryId}>{written}</p>
          ))}
        </Alert>
      )}
      <QueryBoundary queries={[log]} loading={<Skeleton lines={3} height={48} />}>
        {(entries) => (
          <ol className={styles.log} aria-label="Log" reversed>
            {entries.toReversed().map((entry) => (
              <li key={entry.entryId} className={styles.entry}>
                <span className={styles.aside}>
                  {formatInstant(entry.deviceAt)}, {entry.authorName}
                  {isLate(entry) && `, received ${formatInstant(entry.serverAt)}`}
                </span>
                {entry.kind !== "note" && <strong>{KIND_NAMES[entry.kind]}: </strong>}
                {entry.text}
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
    </Card>
  );
};

const waitingText = (count: number) =>
  count === 1
    ? "1 entry is on this device only. It is sent when the network is back."
    : `${count} entries are on this device only. They are sent when the network is back.`;

const isLate = ({ deviceAt, serverAt }: LogEntry) =>
  Date.parse(serverAt) - Date.parse(deviceAt) > LATE;
