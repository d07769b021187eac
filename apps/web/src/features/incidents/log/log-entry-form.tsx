import { useState } from "react";
import { NOT_AN_IMAGE } from "@holdfast/contract/files/image";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { Button } from "../../../ui/buttons/button";
import { FileButton } from "../../../ui/buttons/file-button";
import { Alert } from "../../../ui/feedback/alert";
import { TextArea } from "../../../ui/fields/inputs/text-area";
import { readPhoto } from "./read-photo";
import { useQueue } from "./queue-context";
import styles from "../incidents.module.css";

type LogEntryFormProps = { readonly incident: Pick<Incident, "status"> };

/** Adds entries to the log, and lists this person's entries that have not been sent. */
export const LogEntryForm = ({ incident }: LogEntryFormProps) => {
  const { add } = useQueue();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const addWritten = async (photo?: Blob) => {
    const written = text.trim();
    setText("");
    const refusal = await add(written, { photo });
    setError(refusal);
    if (refusal !== undefined) setText(written);
  };
  const addPhoto = async (file: File) => {
    const photo = await readPhoto(file);
    setUnreadable(!photo);
    if (photo) await addWritten(photo);
  };
  return (
    <>
      {incident.status !== "closed" && (
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== "") void addWritten();
          }}
        >
          <TextArea
            name="entry"
            label="What happened or was decided"
            description="Press Enter to add the entry. It cannot be changed afterwards. If you add a photo, this text is saved with it."
            rows={2}
            isSavedByEnter
            value={text}
            onChange={(value) => setText(value ?? "")}
            error={error}
            maxLength={5000}
          />
          <div className={styles.addButtons}>
            <Button type="submit" icon="add">
              Add entry
            </Button>
            <FileButton
              label="Photo for the log"
              accept="image/*"
              onChoose={(file) => void addPhoto(file)}
            >
              Add photo
            </FileButton>
          </div>
          {isUnreadable && <Alert variant="problem">{NOT_AN_IMAGE}</Alert>}
        </form>
      )}
      <WaitingEntries />
    </>
  );
};

/** This person's entries that have not been sent, and why if they were refused. */
export const WaitingEntries = () => {
  const { waiting: all, problem } = useQueue();
  // Changes are marked where they were made.
  const waiting = all.filter(({ change }) => !change);
  return (
    <>
      {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      {waiting.length > 0 && (
        <Alert variant="warning" title={waitingText(waiting.length)}>
          {waiting.map(({ entryId, text: written, hasPhoto, cost }) => (
            <p key={entryId}>
              {[cost && "Cost", hasPhoto && "Photo", written].filter(Boolean).join(": ")}
            </p>
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
