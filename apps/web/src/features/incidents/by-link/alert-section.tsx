import type { Alert as IncidentAlert } from "@holdfast/contract/incidents/by-link/linked-work";
import { titleOf } from "@holdfast/contract/incidents/incident-words-rules";
import { formatInstant } from "../../../platform/format/date-format";
import type { LinkOfAlert } from "../../../platform/offline-plan/kept-alerts";
import { Alert } from "../../../ui/feedback/alert";
import { FactList } from "../../../ui/layout/fact-list";
import { WaitingEntries } from "../log/log-entry-form";
import { OfflineNotice, type ReadState } from "../log/offline-notice";
import { QueueContext } from "../log/queue-context";
import { alertAnswerOf } from "../log/queued-change-rules";
import { AnswerSection } from "./answer-section";
import { CallSection } from "./call-section";
import { useLinkQueue } from "./use-link-queue";
import { WorkSection } from "./work-section";
import styles from "../incidents.module.css";

type AlertSectionProps = {
  readonly link: LinkOfAlert;
  readonly alert: IncidentAlert;
  readonly read: ReadState;
  readonly onSent: () => Promise<void>;
};

/** What happened, the person's answer, and once the person is on the way, the work of the person's teams. */
export const AlertSection = ({ link, alert, read, onSent }: AlertSectionProps) => {
  const queue = useLinkQueue(link, onSent);
  const unsent = alertAnswerOf(queue.waiting);
  const { answer, answeredAt } = unsent ?? alert;
  const work = answer === "on-my-way" ? alert.work : null;
  return (
    <QueueContext value={queue}>
      <OfflineNotice read={read} />
      <h1>{titleOf(alert)}</h1>
      {alert.isExercise && (
        <p className={styles.text}>This is an exercise. Nothing has happened.</p>
      )}
      <FactList
        facts={[
          ["Organisation", alert.organisationName],
          ["What happened", alert.whatHappened || "Not described yet"],
          ["Where", alert.place],
          ["Declared", `${formatInstant(alert.declaredAt)} by ${alert.declaredByName}`],
          ["Your team", alert.teamName],
          ...(alert.meetingPoint ? ([["Meet at", alert.meetingPoint]] as const) : []),
        ]}
      />
      <AnswerSection answer={answer} answeredAt={answeredAt} isUnsent={unsent !== undefined} />
      {/* A new page: the workspace is another part of the app. It selects the plan that the address names. */}
      {alert.hasAccount && (
        <a
          href={`/dashboard/incident?id=${alert.incidentId}&plan=${alert.planId}&organisation=${alert.organisationId}`}
        >
          Open the incident
        </a>
      )}
      {alert.areRespondersWithheld && (
        <Alert variant="warning" title="The plan has expired, and its teams are no longer shown" />
      )}
      {work ? (
        <WorkSection alert={alert} work={work} />
      ) : (
        <>
          <WaitingEntries />
          <CallSection leader={alert.leader} people={[]} />
        </>
      )}
    </QueueContext>
  );
};
