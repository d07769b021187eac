import type { LinkedContact } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { readContactCheck } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { CHECK_LINK_INVALID } from "@holdfast/contract/contact-checks/errors";
import { useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { Button } from "../../ui/buttons/button";
import {
  AccountPageFrame,
  type EmailLink,
  OutcomePanel,
  readEmailLink,
  useLinkRedemption,
} from "../accounts/public";
import { LinkedDetailsPanel } from "./linked-details-panel";

/** /contact-check: a contact confirms or corrects the own details by a link, without a login. */
export const LinkedCheckScreen = () => {
  const [link] = useState(() => readEmailLink("contact_check"));
  const [reading, setReading] = useState(0);
  const [answer, setAnswer] = useState<"confirmed" | "corrected">();
  if (answer !== undefined)
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <OutcomePanel
          variant="done"
          title="Thank you"
          text={
            answer === "confirmed"
              ? "Your details are confirmed. You can close this page."
              : "Your corrections were sent. They are used once the organisation has checked them. You can close this page."
          }
        />
      </AccountPageFrame>
    );
  if (link === null)
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <DeadLink message={CHECK_LINK_INVALID.message} />
      </AccountPageFrame>
    );
  return (
    <LinkedCheck
      key={reading}
      link={link}
      onAnswered={setAnswer}
      // The details were changed meanwhile.
      onStale={() => setReading(reading + 1)}
      isReadAgain={reading > 0}
    />
  );
};

const TITLE = "Your contact details";

const DeadLink = ({ message }: { readonly message: string }) => (
  <OutcomePanel variant="problem" title="Sorry, an error occurred" text={message} />
);

type LinkedCheckProps = {
  readonly link: EmailLink;
  readonly isReadAgain: boolean;
  readonly onAnswered: (answer: "confirmed" | "corrected") => void;
  readonly onStale: () => void;
};

const LinkedCheck = ({ link: { id, token }, ...rest }: LinkedCheckProps) => {
  const { outcome, tryAgain } = useLinkRedemption<LinkedContact>({
    redeem: () => callEndpoint(readContactCheck, { body: { id, token } }),
    // The link is read again after a reload, until it is answered.
    onSettled: () => undefined,
  });
  return (
    <AccountPageFrame title={TITLE} variant={outcome.is === "done" ? "form" : "outcome"}>
      {outcome.is === "waiting" && <h1>Reading your details…</h1>}
      {outcome.is === "refused" && <DeadLink message={outcome.message} />}
      {outcome.is === "unreached" && (
        <OutcomePanel variant="problem" title="Sorry, an error occurred" text={outcome.message}>
          <Button variant="primary" icon="refresh" onPress={tryAgain}>
            Try again
          </Button>
        </OutcomePanel>
      )}
      {outcome.is === "done" && (
        <LinkedDetailsPanel link={{ id, token }} contact={outcome.response} {...rest} />
      )}
    </AccountPageFrame>
  );
};
