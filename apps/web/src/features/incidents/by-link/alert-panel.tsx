import type { Alert as IncidentAlert } from "@holdfast/contract/incidents/by-link/linked-work";
import { titleOf } from "@holdfast/contract/incidents/incident-words-rules";
import { formatInstant } from "../../../platform/format/date-format";
import { FactList } from "../../../ui/layout/fact-list";
import { OfflineNotice } from "../log/offline-notice";
import { AnswerSection } from "./answer-section";
import { CallSection } from "./call-section";
import { EndedPanel } from "./ended-panel";
import { type LinkOfAlert, useLinkedAlert } from "./use-linked-alert";
import { WorkSection } from "./work-section";
import styles from "../incidents.module.css";

type AlertPanelProps = { readonly link: LinkOfAlert; readonly read: IncidentAlert };

/** What happened, the person's answer, and once the person is on the way, the work of the person's teams. */
export const AlertPanel = ({ link, read }: AlertPanelProps) => {
  const { alert, ended, state, show, refresh } = useLinkedAlert(link, read);
  if (ended !== undefined) return <EndedPanel link={link} text={ended} />;
  const meetingPoint = alert.work?.meetingPoint;
  return (
    <>
      <OfflineNotice read={state} />
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
          ...(meetingPoint ? ([["Meet at", meetingPoint]] as const) : []),
        ]}
      />
      <AnswerSection link={link} alert={alert} onAnswered={show} />
      {/* A new page: the workspace is another part of the app. */}
      {alert.hasAccount && (
        <a href={`/dashboard/incident?id=${alert.incidentId}`}>Open the incident</a>
      )}
      {alert.work ? (
        <WorkSection link={link} alert={alert} work={alert.work} onSent={refresh} />
      ) : (
        <CallSection leader={alert.leader} people={[]} />
      )}
    </>
  );
};
