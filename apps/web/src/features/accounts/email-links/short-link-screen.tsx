import { readShortLink } from "@holdfast/contract/answer-links/short-link-endpoints";
import { EMAIL_LINKS, emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { Navigate, useParams } from "react-router";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { Button } from "../../../ui/buttons/button";
import { AccountPageFrame } from "./account-page-frame";
import { BrokenLinkPanel } from "./broken-link-panel";
import { OutcomePanel } from "./outcome-panel";
import { useLinkReading } from "./use-link-reading";

/** /a/…: leads from the short link of a text message to its page. */
export const ShortLinkScreen = () => {
  const { "*": token = "" } = useParams();
  const { reading, tryAgain } = useLinkReading(() =>
    callEndpoint(readShortLink, { body: { token } }),
  );
  if (reading.is === "done") {
    const { page, id } = reading.response;
    const hash = emailLinkUrl("", page, { id, token }).slice(EMAIL_LINKS[page].length);
    return <Navigate to={{ pathname: EMAIL_LINKS[page], hash }} replace />;
  }
  return (
    <AccountPageFrame title="Your link" variant="outcome">
      {reading.is === "waiting" && <h1>Opening your link...</h1>}
      {reading.is === "refused" && <BrokenLinkPanel message={reading.refusal.message} />}
      {reading.is === "unreached" && (
        <OutcomePanel variant="problem" title="Sorry, an error occurred" text={reading.message}>
          <Button variant="primary" icon="refresh" onPress={tryAgain}>
            Try again
          </Button>
        </OutcomePanel>
      )}
    </AccountPageFrame>
  );
};
