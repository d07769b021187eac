import type { OfflineIncident, OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { Fragment, useId, useState } from "react";
import { mayApply } from "@holdfast/contract/incidents/action-branch-rules";
import { titleOf } from "@holdfast/contract/incidents/incident-words-rules";
import { formatInstant } from "../../../../platform/format/date-format";
import { groupActions } from "../group-actions";
import { CostForm } from "./cost-form";
import { LocalIncidentSection } from "../local/local-incident-section";
import styles from "../page.module.css";
import { tickOf } from "../../../incidents/public";
import { LogList } from "./log-list";
import { SafetySection } from "./safety-section";
import { UnitList } from "./unit-list";
import type { useEntrySender } from "../use-entry-sender";

type IncidentSectionProps = {
  readonly incident: OfflineIncident;
  readonly plan: Pick<OfflinePlan, "readAt" | "currency">;
  /** What waits and what was sent, and how to add to it. */
  readonly sender: ReturnType<ReturnType<typeof useEntrySender>>;
  /** Deletes it. Only for one that was started on this device and is not declared yet. */
  readonly onDelete?: () => Promise<void>;
};

/** Of a plan that was kept by an earlier version. */
const NONE = { code: "", prefix: "" };

/** Shows an open incident: its log, business units and actions. All of it works without a network. */
export const IncidentSection = ({ incident, plan, sender, onDelete }: IncidentSectionProps) => {
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
  // A branch without its decision may still apply: without a network, the heading above it says when.
  const open = incident.actions.filter(
    (action) => action.doneAt === null && mayApply(action, incident),
  );
  // Actions ticked here remain visible until the plan contains the tick.
  const left = open.filter(
    ({ actionId }) => tickOf([...sent, ...waiting], actionId)?.isDone !== true,
  );
  // The first cost keeps its currency, also if the plan has another one by now.
  const currency = incident.log.find(({ cost }) => cost)?.cost?.currency ?? plan.currency ?? NONE;
  return (
    <>
      <h2>
        {titleOf(incident)}, {formatInstant(incident.declaredAt)}
      </h2>
      {onDelete && <LocalIncidentSection waiting={waiting.length} onDelete={onDelete} />}
      {incident.status === "stood-down" && <p>The teams have been stood down.</p>}
      <p>{[incident.whatHappened, incident.place].filter(Boolean).join(". ")}</p>
      {incident.safetyPeople && (
        <SafetySection people={incident.safetyPeople} readAt={plan.readAt} />
      )}
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
      <CostForm
        units={incident.units}
        prefix={currency.prefix}
        onAdd={(written, cost) => add(written, undefined, cost)}
      />
      <p className={styles.aside}>
        Photos and receipts are added in the incident’s workspace in Holdfast
        {onDelete && ", once it is declared"}.
      </p>
      {problem !== undefined && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <output className={styles.aside}>
        {waiting.length > 0 && `On this device only: ${waiting.length}`}
      </output>
      <LogList incident={incident} sender={sender} currency={currency} />
      <UnitList units={incident.units} sender={sender} />
      <section aria-label="Actions not done">
        <h3>Actions not done: {left.length}</h3>
        {groupActions(open).map(({ topic, groups }) => (
          <section key={topic}>
            <h4>{topic}</h4>
            {groups.map(({ heading, actions }) => (
              <Fragment key={heading}>
                {heading !== "" && <p className={styles.aside}>{heading}</p>}
                <ul
                  className={styles.ticks}
                  aria-label={heading === "" ? topic : `${topic}: ${heading}`}
                >
                  {actions.map((action) => (
                    <li key={action.actionId}>
                      <ActionTick action={action} sender={sender} />
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </section>
        ))}
      </section>
    </>
  );
};

type ActionTickProps = Pick<IncidentSectionProps, "sender"> & {
  readonly action: OfflineIncident["actions"][number];
};

/** An action that this page ticks, and says whether the server has that. */
const ActionTick = ({ action, sender: { waiting, sent, add } }: ActionTickProps) => {
  const { actionId, text, dueAt } = action;
  const [error, setError] = useState<string>();
  const unsent = tickOf(waiting, actionId);
  const isDone = (unsent ?? tickOf(sent, actionId))?.isDone === true;
  const tick = async () => {
    const made = `${isDone ? "Not done after all" : "Done"}: ${text}`;
    setError(await add(made, { actionId, isDone: !isDone }));
  };
  return (
    <label>
      <input type="checkbox" checked={isDone} onChange={() => void tick()} />
      <span>
        {text}
        {dueAt !== null && <span className={styles.aside}>Due {formatInstant(dueAt)}</span>}
        {unsent && <span className={styles.aside}>Not sent</span>}
        {error !== undefined && <span className={styles.error}>{error}</span>}
      </span>
    </label>
  );
};
