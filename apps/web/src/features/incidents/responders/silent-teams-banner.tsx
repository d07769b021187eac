import { teamsWithoutAnyone } from "@holdfast/contract/incidents/escalation-rules";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { TEAM_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { silenceFacts } from "@holdfast/contract/incidents/silence-rules";
import { Alert } from "../../../ui/feedback/alert";
import { useNow } from "../use-now";

type SilentTeamsBannerProps = { readonly incident: Incident };

/** Names the teams from which no one is coming and no one is left to alert, while the incident is active. */
export const SilentTeamsBanner = ({
  incident: { activatedTeams, responders, areRespondersWithheld, status, escalationMinutes },
}: SilentTeamsBannerProps) => {
  const now = useNow();
  if (status !== "active" || areRespondersWithheld) return null;
  const teams = teamsWithoutAnyone(activatedTeams, responders, escalationMinutes, now).map(
    (teamTypeId) => {
      const people = responders.filter((responder) => responder.teamTypeId === teamTypeId);
      return { name: TEAM_NAMES[teamTypeId] ?? "", facts: silenceFacts(people).join(" ") };
    },
  );
  if (teams.length === 0) return null;
  return (
    <Alert
      variant="problem"
      title={`No one is coming: ${teams.map(({ name }) => name).join(", ")}`}
    >
      {teams.map(({ name, facts }) => (
        <p key={name}>
          {name}: {facts}
        </p>
      ))}
      <p>Call the members, or give the work to another team. Phone numbers are under People.</p>
    </Alert>
  );
};
