import { readAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import { ALERT_LINK_INVALID } from "@holdfast/contract/incidents/errors";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { BrokenLinkPanel, EmailLinkScreen } from "../../accounts/public";
import { AlertPanel } from "./alert-panel";
import { EndedPanel } from "./ended-panel";
import { ENDED } from "./use-linked-alert";

/** /incident-alert: a responder answers the alert of an incident and works in it by its link, without a login. */
export const AlertScreen = () => (
  <EmailLinkScreen
    mail="alert"
    title="Incident alert"
    variant="form"
    waitingTitle="Loading the alert..."
    invalidMessage={ALERT_LINK_INVALID.message}
    refused={({ status, message }, link) =>
      link && ENDED.has(status) ? (
        <EndedPanel link={link} text={message} />
      ) : (
        <BrokenLinkPanel message={message} />
      )
    }
    read={({ id, token }) => callEndpoint(readAlert, { body: { id, token } })}
  >
    {(alert, { id, token }) => <AlertPanel link={{ id, token }} read={alert} />}
  </EmailLinkScreen>
);
