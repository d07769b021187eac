import { alertSms } from "@holdfast/contract/incidents/alert-sms-rules";
import type { AlertFacts } from "@holdfast/contract/incidents/alert-text-rules";
import { TEAM_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import type { AlertPreview } from "@holdfast/contract/incidents/messages/team-message";
import { segmentsOf } from "@holdfast/contract/platform/text-message-rules";
import { Alert } from "../../../ui/feedback/alert";
import { MessagePreviewSection } from "./message-preview-section";

/** In place of each person's own link. */
const LINK = "(personal link)";

/** Returns who of some teams is alerted first. */
export const alertedFirst = (
  { recipients }: AlertPreview,
  teamTypeIds: readonly number[],
): AlertPreview["recipients"] =>
  recipients.filter((person) => person.teamTypeIds.some((team) => teamTypeIds.includes(team)));

type AlertPreviewSectionProps = {
  readonly preview: AlertPreview;
  readonly teamTypeIds: readonly number[];
  readonly incident: AlertFacts & { readonly isExercise: boolean; readonly level: number };
};

/** Shows who of the teams is alerted first, and with which words. */
export const AlertPreviewSection = ({
  preview,
  teamTypeIds,
  incident,
}: AlertPreviewSectionProps) => {
  if (preview.areRecipientsWithheld)
    return (
      <Alert variant="warning" title="The plan has expired">
        Its people are shown once the incident is declared.
      </Alert>
    );
  const people = alertedFirst(preview, teamTypeIds);
  // The teams of the first person; others may be in more or in fewer.
  const teamNames = (people[0]?.teamTypeIds ?? [])
    .filter((team) => teamTypeIds.includes(team))
    .map((team) => TEAM_NAMES[team] ?? "");
  const alert = { ...preview, ...incident, teamNames, why: "" };
  const { text, isShortened } = alertSms(alert, preview.link);
  return (
    <MessagePreviewSection
      verb="Alerts"
      people={people}
      noOne="No one is alerted: these teams have no members"
      others="Alternatives are alerted if no one in a team answers."
      textsLeft={!incident.isExercise && preview.isFirstFree ? null : preview.textsLeft}
      sms={text.replace(preview.link, LINK)}
      segments={segmentsOf(text)}
      written={[incident.whatHappened, incident.place]}
      isShortened={isShortened}
    />
  );
};
