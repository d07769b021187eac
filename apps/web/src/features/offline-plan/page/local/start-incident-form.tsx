import { byUrgency } from "@holdfast/contract/incidents/incident-rules";
import { INCIDENT_LEVELS } from "@holdfast/contract/incidents/incident-level";
import { LEVEL_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { useState } from "react";
import {
  type LocalIncident,
  newLocalIncident,
} from "../../../../platform/offline-plan/local-incidents";
import { focusOnMount } from "../../../../ui/layout/focus-on-mount";
import { isOver, stateOf } from "../incident-state-rules";
import styles from "../page.module.css";

type StartIncidentFormProps = {
  /** Those of the kept plan, and those that were started here. */
  readonly incidents: readonly OfflineIncident[];
  readonly onStart: (started: LocalIncident) => Promise<void>;
  /** Is called once the form has closed. */
  readonly onStarted?: (incidentId: string) => void;
};

const NOT_STORED =
  "The incident was not started, because this device has no space left. Free some space, then try again.";

/** Starts an incident on this device. If there is an active one, it first points to that one. */
export const StartIncidentForm = ({ incidents, onStart, onStarted }: StartIncidentFormProps) => {
  const [state, setState] = useState<"new" | "open" | "cancelled" | "started">("new");
  const active = byUrgency(incidents).find((incident) => !isOver(incident));
  if (state !== "open")
    return (
      <p className={styles.action}>
        <button
          type="button"
          ref={state === "cancelled" ? focusOnMount : undefined}
          onClick={() => setState("open")}
        >
          Start an incident
        </button>
      </p>
    );
  return (
    <OpenForm
      active={active}
      onStart={async (started) => {
        await onStart(started);
        setState("started");
        onStarted?.(started.incidentId);
      }}
      onCancel={() => setState("cancelled")}
    />
  );
};

type OpenFormProps = Pick<StartIncidentFormProps, "onStart"> & {
  readonly active: OfflineIncident | undefined;
  readonly onCancel: () => void;
};

const OpenForm = ({ active, onStart, onCancel }: OpenFormProps) => {
  const [level, setLevel] = useState<number>(1);
  const [isExercise, setIsExercise] = useState(false);
  const [whatHappened, setWhatHappened] = useState("");
  const [since, setSince] = useState("");
  const [isAnother, setIsAnother] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [error, setError] = useState<string>();
  const start = async () => {
    const startedAt = (since === "" ? new Date() : new Date(since)).toISOString();
    const written = { whatHappened: whatHappened.trim(), startedAt };
    setStarting(true);
    try {
      await onStart(newLocalIncident({ level, isExercise, isAnother, ...written }));
    } catch {
      setStarting(false);
      setError(NOT_STORED);
    }
  };
  const canStart = !isStarting && (!active || isExercise || isAnother);
  return (
    <form
      aria-label="Start an incident"
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h2 ref={focusOnMount} tabIndex={-1}>
        Start an incident
      </h2>
      <p>It is on this device only and alerts no one. It is declared once Holdfast is reached.</p>
      {active && (
        <>
          <p>{stateOf(active)} Use ‘Show incident’ to work in it.</p>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={isAnother}
              onChange={({ target }) => setIsAnother(target.checked)}
            />
            This is another incident
          </label>
        </>
      )}
      <fieldset className={styles.choices}>
        <legend>Level</legend>
        {INCIDENT_LEVELS.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="level"
              checked={level === choice}
              onChange={() => setLevel(choice)}
            />
            Level {choice}: {LEVEL_NAMES[choice]}
          </label>
        ))}
      </fieldset>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isExercise}
          onChange={({ target }) => setIsExercise(target.checked)}
        />
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
      <div className={styles.buttons}>
        <button type="submit" disabled={!canStart}>
          Start
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
};
