import type { Incident } from "@holdfast/contract/incidents/incident";
import { isUnreached } from "@holdfast/contract/incidents/escalation-rules";
import { Alert } from "../../../ui/feedback/alert";

/** Names in the banner; the People tab has all. */
const NAMED = 5;

type UnreachedBannerProps = { readonly incident: Incident };

/** Names the alerted people whom neither an email nor a text message has reached, while it matters. */
export const UnreachedBanner = ({ incident: { responders, status } }: UnreachedBannerProps) => {
  if (status !== "active") return null;
  // A person may be in several teams.
  const names = [...new Set(responders.filter(isUnreached).map(({ name }) => name))];
  if (names.length === 0) return null;
  const others = names.length - NAMED;
  return (
    <Alert
      variant="problem"
      title={`Not reached: ${names.slice(0, NAMED).join(", ")}${others > 0 ? ` and ${others} more` : ""}`}
    >
      No email or text message has arrived. Call them: their numbers are under People.
    </Alert>
  );
};
