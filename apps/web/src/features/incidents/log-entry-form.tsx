import { useState } from "react";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { TextArea } from "../../ui/fields/text-area";
import { useLogQueue } from "./use-log-queue";
import styles from "./incidents.module.css";

type LogEntryFormProps = { readonly incident: Incident; readonly userId: string };

/** A field for what happens now, and the entries of this person that have not been sent. */
export const LogEntryForm = ({ incident, userId }: LogEntryFormProps) => {
  const { planId, incidentId, status } = incident;
  const { waiting, problem, add } = useLogQueue(planId, incidentId, userId);
  const [text, setText] = useState("");
  return (
    <>
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
    </>
  );
};

const waitingText = (count: number) =>
  count === 1
    ? "1 entry is on this device only. It is sent when the network is back."
    : `${count} entries are on this device only. They are sent when the network is back.`;
