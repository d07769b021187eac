import { namesText } from "@holdfast/contract/incidents/safety-check-rules";
import type { Responder } from "@holdfast/contract/incidents/responder";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { isUnreached } from "@holdfast/contract/incidents/escalation-rules";
import { Alert } from "../../../ui/feedback/alert";

/** Names in the banner; the People tab has all. */
const NAMED = 5;

type UnreachedBannerProps = { readonly incident: Incident };

/** Names the people whom neither an email nor a text message has reached, while it matters. */
export const UnreachedBanner = ({ incident: { responders, status } }: UnreachedBannerProps) => {
  if (status !== "active") return null;
  const withoutAlert = namesOf(responders.filter(isUnreached));
  const withoutMessage = namesOf(responders.filter(({ isLastMessageLost }) => isLastMessageLost));
  return (
    <>
      {withoutAlert !== "" && (
        <Alert variant="problem" title={`Not reached: ${withoutAlert}`}>
          No email or text message has arrived. Call them: their numbers are under People.
        </Alert>
      )}
      {withoutMessage !== "" && (
        <Alert variant="problem" title={`The newest message has not reached: ${withoutMessage}`}>
          Call them: their numbers are under People.
        </Alert>
      )}
    </>
  );
};

/** Returns the names of people, who may be in several teams. */
const namesOf = (responders: readonly Responder[]) =>
  namesText([...new Set(responders.map(({ name }) => name))], NAMED);
