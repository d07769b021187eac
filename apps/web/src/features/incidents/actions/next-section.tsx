import type { Incident } from "@holdfast/contract/incidents/incident";
import { ANSWER_NAMES, TEAM_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { nextActions } from "@holdfast/contract/incidents/next-actions-rules";
import type { Responder } from "@holdfast/contract/incidents/responder";
import { formatInstant } from "../../../platform/format/date-format";
import { Card } from "../../../ui/layout/card";
import { useQueue } from "../log/queue-context";
import { tickOf } from "../log/queued-change-rules";
import { useNow } from "../use-now";
import { ActionField } from "./action-field";
import { DueMark } from "./due-mark";
import { useOwn } from "./use-own";
import styles from "../incidents.module.css";

const SHOWN = 5;

type NextSectionProps = { readonly incident: Incident };

/** The reader's answer to the alert, and the next five actions of the reader's teams, or of all teams. */
export const NextSection = ({ incident }: NextSectionProps) => {
  const now = useNow();
  const { waiting } = useQueue();
  const own = useOwn(incident);
  if (incident.status === "closed") return null;
  const next = nextActions(
    incident,
    own,
    ({ actionId, doneAt }) => tickOf(waiting, actionId)?.isDone ?? doneAt !== null,
    now,
    SHOWN,
  );
  const teams = [...new Set(own.teamTypeIds)].map((team) => TEAM_NAMES[team]).join(", ");
  if (next.length === 0 && teams === "") return null;
  return (
    <Card title={teams === "" ? "Next actions of all teams" : `Next for you: ${teams}`}>
      {own.people[0] && <p className={styles.aside}>{answerText(own.people[0])}</p>}
      {next.length === 0 ? (
        <p className={styles.text}>All actions of your team are done.</p>
      ) : (
        <ul className={styles.actions} aria-label="Next actions">
          {next.map((action) => (
            <li key={action.actionId}>
              {action.dueAt !== null && <DueMark dueAt={action.dueAt} now={now} />}
              <ActionField incident={incident} action={action} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

const answerText = ({ answer, answeredAt, presentAt, alertedAt }: Responder) => {
  if (answer !== null) return `Your answer: ${ANSWER_NAMES[answer]}, ${formatInstant(answeredAt)}`;
  if (presentAt !== null) return `At work here since ${formatInstant(presentAt)}`;
  return alertedAt === null ? "You have not been alerted." : "You have not answered the alert yet.";
};
