import { readContactCheck } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { CHECK_ANSWERED, CHECK_LINK_INVALID } from "@holdfast/contract/contact-checks/errors";
import { useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { EmailLinkScreen, OutcomePanel } from "../accounts/public";
import { LinkedDetailsPanel } from "./linked-details-panel";

const THANKS = {
  confirmed: "Your details are confirmed. You can close this page.",
  corrected:
    "Your corrections were sent. They will be used once the organisation has approved them. You can close this page.",
} as const;

/** /contact-check: a contact confirms or corrects their details by a link, without a login. */
export const LinkedCheckScreen = () => {
  const [reading, setReading] = useState(0);
  const [answer, setAnswer] = useState<keyof typeof THANKS>();
  return (
    <EmailLinkScreen
      key={reading}
      mail="contact_check"
      title="Your contact details"
      waitingTitle="Loading your details..."
      invalidMessage={CHECK_LINK_INVALID.message}
      answeredCode={CHECK_ANSWERED.code}
      variant={answer === undefined ? "form" : "outcome"}
      read={({ id, token }) => callEndpoint(readContactCheck, { body: { id, token } })}
    >
      {(contact, { id, token }) =>
        answer === undefined ? (
          <LinkedDetailsPanel
            link={{ id, token }}
            contact={contact}
            onAnswered={setAnswer}
            // The details have been changed since they were read.
            onStale={() => setReading(reading + 1)}
            isReadAgain={reading > 0}
          />
        ) : (
          <OutcomePanel variant="done" title="Thank you" text={THANKS[answer]} />
        )
      }
    </EmailLinkScreen>
  );
};
