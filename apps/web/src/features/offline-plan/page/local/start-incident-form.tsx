import { byUrgency } from "@holdfast/contract/incidents/incident-rules";
import { INCIDENT_LEVELS } from "@holdfast/contract/incidents/incident-level";
import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { useState } from "react";
import {
  type LocalIncident,
  newLocalIncident,
} from "../../../../platform/offline-plan/local-incidents";
import { isOver, stateOf } from "../incident-state-rules";
import styles from "../page.module.css";

type StartIncidentFormProps = {
  /** Those of the kept plan. */
  readonly incidents: readonly OfflineIncident[];
  readonly onStart: (started: LocalIncident) => Promise<void>;
};

const NOT_STORED =
  "The incident was not started, because this device has no space left. Free some space, then try again.";

/** Starts an incident on this device. If the kept plan has an active one, it first points to that one. */
export const StartIncidentForm = ({ incidents, onStart }: StartIncidentFormProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const active = byUrgency(incidents).find((incident) => !isOver(incident));
  if (!isOpen)
    return (
      <p>
        <button type="button" onClick={() => setIsOpen(true)}>
          Start an incident
        </button>
      </p>
    );
  return <OpenForm active={active} onStart={onStart} onClose={() => setIsOpen(false)} />;
};

type OpenFormProps = Pick<StartIncidentFormProps, "onStart"> & {
  readonly active: OfflineIncident | undefined;
  readonly onClose: () => void;
};

const OpenForm = ({ active, onStart, onClose }: OpenFormProps) => {
  const [level, setLevel] = useState<number>(1);
  const [isExercise, setIsExercise] = useState(false);
  const [whatHappened, setWhatHappened] = useState("");
  const [since, setSince] = useState("");
  const [isAnother, setIsAnother] = useState(false);
  const [error, setError] = useState<string>();
  const start = async () => {
    const startedAt = (since === "" ? new Date() : new Date(since)).toISOString();
    const written = { whatHappened: whatHappened.trim(), startedAt };
    try {
      await onStart(newLocalIncident({ level, isExercise, isAnother, ...written }));
      onClose();
    } catch {
      setError(NOT_STORED);
    }
  };
  const canStart = !active || isExercise || isAnother;
  return (
    <form
      aria-label="Start an incident"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h2>Start an incident</h2>
      <p>It is on this device only and alerts no one. It is declared once Holdfast is reached.</p>
      {active && (
        <p>
          {stateOf(active)} Use ‘Show incident’ to work in it.{" "}
          <label>
            <input
              type="checkbox"
              checked={isAnother}
              onChange={({ target }) => setIsAnother(target.checked)}
            />{" "}
            This is another incident
          </label>
        </p>
      )}
      <fieldset>
        <legend>Level</legend>
        {INCIDENT_LEVELS.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="level"
              checked={level === choice}
              onChange={() => setLevel(choice)}
            />{" "}
            Level {choice}
          </label>
        ))}
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={isExercise}
          onChange={({ target }) => setIsExercise(target.checked)}
        />{" "}
        This is an exercise
      </label>
      <label>
        What happened
        <input
          type="text"
          maxLength={500}
          value={whatHappened}
          onChange={({ target }) => setWhatHappened(target.value)}
        />
      </label>
      <label>
        Since when, if not now
        <input
          type="datetime-local"
          value={since}
          onChange={({ target }) => setSince(target.value)}
        />
      </label>
      <p className={styles.error} role="alert">
        {error}
      </p>
      <button type="submit" disabled={!canStart}>
        Start
      </button>{" "}
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </form>
  );
};
