import type { IncidentAction } from "@holdfast/contract/incidents/incident";
import { UNIT_STATUS_NAMES, unitClocks } from "@holdfast/contract/incidents/incident-words-rules";
import type {
  Alert as IncidentAlert,
  LinkedWork,
} from "@holdfast/contract/incidents/by-link/linked-work";
import { nextActions } from "@holdfast/contract/incidents/next-actions-rules";
import { isToShow } from "@holdfast/contract/incidents/action-branch-rules";
import { formatInstant } from "../../../platform/format/date-format";
import "../../../ui/layout/fold.css";
import { ActionTick } from "../actions/action-field";
import { DueMark } from "../actions/due-mark";
import { LogEntryForm } from "../log/log-entry-form";
import { useQueue } from "../log/queue-context";
import { tickOf } from "../log/queued-change-rules";
import { useNow } from "../use-now";
import { CallSection } from "./call-section";
import styles from "../incidents.module.css";

const NEXT = 5;
const ACTIVE = { status: "active" } as const;

type WorkSectionProps = {
  readonly alert: IncidentAlert;
  readonly work: LinkedWork;
};

/** The work of a person on the way: next actions, log, whom to call, and the rest. */
export const WorkSection = ({ alert, work }: WorkSectionProps) => {
  const now = useNow();
  const queue = useQueue();
  const isDone = ({ actionId, doneAt }: IncidentAction) =>
    tickOf(queue.waiting, actionId)?.isDone ?? doneAt !== null;
  const next = nextActions({ ...work, level: alert.level }, work, isDone, now, NEXT);
  const rest = work.actions.filter(
    (action) =>
      !next.includes(action) &&
      (isDone(action) || isToShow(action, { level: alert.level, decisions: work.decisions })),
  );
  const unsent = rest.filter(({ actionId }) => tickOf(queue.waiting, actionId)).length;
  return (
    <>
      <section className={styles.work} aria-labelledby="next">
        <h2 id="next">Next for you: {alert.teamName}</h2>
        {next.length === 0 ? (
          <p className={styles.text}>All actions of your team are done.</p>
        ) : (
          <ul className={styles.actions} aria-label="Next actions">
            {next.map((action) => (
              <li key={action.actionId}>
                {action.dueAt !== null && <DueMark dueAt={action.dueAt} now={now} />}
                <ActionTick incident={ACTIVE} action={action} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <CallSection leader={alert.leader} people={work.callOrder} />
      <section className={styles.work} aria-labelledby="log">
        <h2 id="log">Log</h2>
        <LogEntryForm incident={ACTIVE} />
        {work.updates.length > 0 && (
          <ul className={styles.log} aria-label="Updates">
            {work.updates.map(({ number, text, at, isOwn }) => (
              <li key={number} className={styles.entry}>
                <span className={styles.aside}>
                  {formatInstant(at)}
                  {isOwn && ", you"}
                </span>
                {text || "Photo"}
              </li>
            ))}
          </ul>
        )}
      </section>
      {rest.length > 0 && (
        <details className={styles.topic}>
          <summary>
            <strong>All other actions</strong>{" "}
            <span className={styles.aside}>
              {rest.filter(isDone).length} of {rest.length} done
              {unsent > 0 && `, ${unsent} not sent`}
            </span>
          </summary>
          <ul className={styles.actions} aria-label="All other actions">
            {rest.map((action) => (
              <li key={action.actionId}>
                {action.dueAt !== null && !isDone(action) && (
                  <DueMark dueAt={action.dueAt} now={now} />
                )}
                <ActionTick incident={ACTIVE} action={action} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {work.units.length > 0 && (
        <details className={styles.topic}>
          <summary>
            <strong>Business units</strong>
          </summary>
          <ul className={styles.list} aria-label="Business units">
            {work.units.map((unit) => (
              <li key={unit.unitId}>
                <strong>{unit.name}</strong>: {UNIT_STATUS_NAMES[unit.status].toLowerCase()}
                {unitClocks(unit, now).map(({ name, text, isLate }) => (
                  <div key={name} className={styles.clock} data-late={isLate ? "" : undefined}>
                    {text}
                  </div>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
