import { teamsWithoutAnyone } from "@holdfast/contract/incidents/escalation-rules";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { TEAM_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { Alert } from "../../ui/feedback/alert";
import { useNow } from "./use-now";

type SilentTeamsBannerProps = { readonly incident: Incident };

/** Names the teams of which everybody was alerted and no one is coming, while it matters. */
export const SilentTeamsBanner = ({
  incident: { responders, status, escalationMinutes },
}: SilentTeamsBannerProps) => {
  const now = useNow();
  if (status !== "active") return null;
  const teams = teamsWithoutAnyone(responders, escalationMinutes, now).map(
    (teamTypeId) => TEAM_NAMES[teamTypeId] ?? "",
  );
  if (teams.length === 0) return null;
  return (
    <Alert variant="problem" title={`No one is coming: ${teams.join(", ")}`}>
      Everyone was alerted. Call them, or give their work to another team. Their numbers are under
      People.
    </Alert>
  );
};
