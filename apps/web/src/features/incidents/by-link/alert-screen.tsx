import { ALERT_LINK_INVALID } from "@holdfast/contract/incidents/errors";
import { BrokenLinkPanel, EmailLinkScreen } from "../../accounts/public";
import { AlertPanel } from "./alert-panel";
import { EndedPanel } from "./ended-panel";
import { KeptAlertsSection } from "./kept-alerts-section";
import { openLinkedAlert } from "./read-linked-alert";

/** /incident-alert: a responder answers the alert of an incident and works in it by its link, without a login. */
export const AlertScreen = () => (
  <EmailLinkScreen
    mail="alert"
    title="Incident alert"
    variant="form"
    waitingTitle="Loading the alert..."
    invalidMessage={ALERT_LINK_INVALID.message}
    refused={(refusal, link) => (
      <>
        {link ? (
          <EndedPanel link={link} ended={refusal} />
        ) : (
          <BrokenLinkPanel message={refusal.message} />
        )}
        <KeptAlertsSection openId={link?.id} />
      </>
    )}
    read={openLinkedAlert}
  >
    {(opened) => <AlertPanel opened={opened} />}
  </EmailLinkScreen>
);
