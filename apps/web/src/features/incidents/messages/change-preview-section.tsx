import { isShortened, SMS_LENGTHS } from "@holdfast/contract/incidents/alert-text-rules";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { levelOf, teamsOfLevel } from "@holdfast/contract/incidents/incident-rules";
import {
  previewAlert,
  previewTeamMessage,
} from "@holdfast/contract/incidents/messages/team-message-endpoints";
import {
  changedFacts,
  changeText,
  type Description,
  teamMessageSms,
} from "@holdfast/contract/incidents/messages/team-message-rules";
import { useRead } from "../../../platform/api/use-endpoint";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import styles from "../incidents.module.css";
import { AlertPreviewSection } from "./alert-preview-section";
import { MessagePreviewSection } from "./message-preview-section";

/** Returns the teams that a higher level alerts: those of which no one is in the incident. */
const newTeams = ({ level, responders }: Incident, after: Description) =>
  after.level > level
    ? teamsOfLevel(levelOf(after.level)).filter((teamTypeId) =>
        responders.every((responder) => responder.teamTypeId !== teamTypeId),
      )
    : [];

type ChangePreviewSectionProps = {
  readonly incident: Incident;
  /** The incident as the change leaves it. */
  readonly after: Description;
};

/** Shows which messages a change of an incident sends: to those who respond, and to the teams of a higher level. */
export const ChangePreviewSection = ({ incident, after }: ChangePreviewSectionProps) => {
  const { planId, incidentId, status } = incident;
  const { text } = changeText(incident, after);
  const facts = changedFacts(incident, after);
  const teams = newTeams(incident, after);
  const isSent = status === "active" && text !== "";
  const message = useRead(previewTeamMessage, isSent ? { params: { planId, incidentId } } : null, {
    isAlwaysFresh: true,
  });
  const alert = useRead(
    previewAlert,
    isSent && teams.length > 0 ? { params: { planId }, query: { incidentId } } : null,
    { isAlwaysFresh: true },
  );
  if (!isSent) return null;
  const present = { ...incident, ...after };
  return (
    <div className={styles.declare}>
      <QueryBoundary queries={[message]} loading={<Skeleton lines={3} height={40} />}>
        {(preview) => (
          <MessagePreviewSection
            verb="Sent to"
            people={preview.recipients}
            noOne="No one is informed of the change: no one is responding"
            others="People who cannot come get no message."
            textsLeft={preview.textsLeft}
            sms={teamMessageSms({ ...present, ...preview, text })}
            written={[facts.whatHappened, facts.place]}
            isShortened={isShortened(facts, SMS_LENGTHS)}
          />
        )}
      </QueryBoundary>
      {teams.length > 0 && (
        <QueryBoundary queries={[alert]} loading={<Skeleton lines={3} height={40} />}>
          {(preview) => (
            <AlertPreviewSection preview={preview} teamTypeIds={teams} incident={present} />
          )}
        </QueryBoundary>
      )}
    </div>
  );
};
