import { useState } from "react";
import { focusOnMount } from "../../../../ui/layout/focus-on-mount";
import { NOT_DECLARED } from "../incident-state-rules";
import styles from "../page.module.css";

type LocalIncidentSectionProps = {
  /** Entries and changes that wait to be sent. */
  readonly waiting: number;
  readonly onDelete: () => Promise<void>;
};

/** Says that an incident is on this device only. One that was started by mistake can be deleted. */
export const LocalIncidentSection = ({ waiting, onDelete }: LocalIncidentSectionProps) => {
  const [state, setState] = useState<"shown" | "asked" | "kept">("shown");
  return (
    <>
      <p className={styles.error}>
        {NOT_DECLARED} It is declared once this page reaches Holdfast. Until then, call the people
        you need.
      </p>
      {state === "asked" ? (
        <DeleteQuestion waiting={waiting} onDelete={onDelete} onKeep={() => setState("kept")} />
      ) : (
        <p className={styles.action}>
          <button
            type="button"
            ref={state === "kept" ? focusOnMount : undefined}
            onClick={() => setState("asked")}
          >
            Delete incident
          </button>
        </p>
      )}
    </>
  );
};

type DeleteQuestionProps = LocalIncidentSectionProps & { readonly onKeep: () => void };

const DeleteQuestion = ({ waiting, onDelete, onKeep }: DeleteQuestionProps) => (
  <section className={styles.panel} aria-labelledby="delete-question">
    <h3 id="delete-question" ref={focusOnMount} tabIndex={-1}>
      Delete this incident?
    </h3>
    <p>
      {waiting === 0
        ? "Nothing was written in it yet."
        : `Its entries, ticks and changes exist nowhere else and are lost: ${waiting}.`}{" "}
      If the connection failed while it was being declared, Holdfast may have it: then close it
      there.
    </p>
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.danger}
        onClick={({ currentTarget }) => {
          // What has the focus goes with the incident.
          currentTarget.closest("main")?.focus();
          void onDelete();
        }}
      >
        Delete incident
      </button>
      <button type="button" onClick={onKeep}>
        Keep incident
      </button>
    </div>
  </section>
);
