import { teamsOfLevel } from "@holdfast/contract/incidents/incident-rules";
import type { IncidentLevel } from "@holdfast/contract/incidents/incident-level";
import type { AlertFacts } from "@holdfast/contract/incidents/alert-text-rules";
import type { AlertPreview } from "@holdfast/contract/incidents/messages/team-message";
import styles from "../incidents.module.css";
import { alertedFirst, AlertPreviewSection } from "./alert-preview-section";

type LevelAlertSectionProps = {
  readonly preview: AlertPreview;
  readonly incident: AlertFacts & { readonly isExercise: boolean; readonly level: IncidentLevel };
};

/** Says how many people a level alerts, and shows who they are and what is sent when it is opened. */
export const LevelAlertSection = ({ preview, incident }: LevelAlertSectionProps) => {
  const teamTypeIds = teamsOfLevel(incident.level);
  const { length } = alertedFirst(preview, teamTypeIds);
  const people = length === 1 ? "1 person" : `${length} people`;
  return (
    <details className={styles.topic}>
      <summary>
        {preview.areRecipientsWithheld ? "What is sent" : `What is sent to ${people}`}
      </summary>
      <AlertPreviewSection preview={preview} teamTypeIds={teamTypeIds} incident={incident} />
    </details>
  );
};
