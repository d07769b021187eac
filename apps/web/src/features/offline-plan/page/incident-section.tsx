import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { useId, useState } from "react";
import { formatInstant } from "../../../platform/format/date-format";
import styles from "./page.module.css";
import type { useEntrySender } from "./use-entry-sender";

type IncidentSectionProps = {
  readonly incident: OfflineIncident;
  readonly sender: ReturnType<typeof useEntrySender>;
};

/** Shows the open incident: its actions and its log, to which entries can be added without a network. */
export const IncidentSection = ({ incident, sender }: IncidentSectionProps) => {
  const { waiting, sent, problem, add } = sender;
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const errorId = useId();
  const addWritten = async () => {
    const written = text.trim();
    if (written === "") return;
    setText("");
    const refusal = await add(written);
    setError(refusal);
    if (refusal !== undefined) setText(written);
  };
  const open = incident.actions.filter(({ doneAt }) => doneAt === null);
  const known = new Set(incident.log.map(({ entryId }) => entryId));
  return (
    <>
      <h2>
        {incident.isExercise && "EXERCISE: "}Level {incident.level},{" "}
        {formatInstant(incident.declaredAt)}
      </h2>
      <p>{[incident.whatHappened, incident.place].filter(Boolean).join(". ")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void addWritten();
        }}
      >
        <label>
          What happened or was decided
          <textarea
            rows={3}
            maxLength={5000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-invalid={error !== undefined}
            aria-describedby={errorId}
          />
        </label>
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
        <button type="submit">Add entry</button>
      </form>
      {problem !== undefined && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <output className={styles.aside}>
        {waiting.length > 0 && `On this device only: ${waiting.length}`}
      </output>
      <h3>Log</h3>
      <ol className={styles.log} aria-label="Log">
        {[...sent.filter(({ entryId }) => !known.has(entryId)), ...waiting]
          .toReversed()
          .map((entry) => (
            <li key={entry.entryId}>
              <span className={styles.aside}>
                {formatInstant(entry.deviceAt)},{" "}
                {waiting.includes(entry) ? "on this device only" : "sent"}
              </span>
              {entry.text}
            </li>
          ))}
        {incident.log.toReversed().map((entry) => (
          <li key={entry.entryId}>
            <span className={styles.aside}>
              {formatInstant(entry.deviceAt)}, {entry.authorName}
            </span>
            {entry.text}
          </li>
        ))}
      </ol>
      <h3>Actions not done: {open.length}</h3>
      <ul className={styles.actions} aria-label="Actions not done">
        {open.map(({ actionId, text: action, dueAt }) => (
          <li key={actionId}>
            {action}
            {dueAt !== null && <span className={styles.aside}>Due {formatInstant(dueAt)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
};
