import { confirmEmail } from "@holdfast/contract/accounts/confirmation-endpoints";
import { LINK_EXPIRED, UNKNOWN_USER } from "@holdfast/contract/accounts/errors";
import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { AccountLoginSection } from "../login/account-login-section";
import { AccountPageFrame } from "./account-page-frame";
import { OutcomePanel } from "./outcome-panel";
import {
  clearEmailLink,
  storeLinkOutcome,
  readEmailLink,
  readLinkOutcome,
} from "./read-email-link";
import { SignedInNotice } from "../login/signed-in-notice";
import { useLinkRedemption } from "./use-link-redemption";
import { useSignedInPerson } from "../use-signed-in-person";

const TITLE = "Account activation";
const FAILED = "Sorry, an error occurred";
const NO_LINK = { is: "refused", status: UNKNOWN_USER.status, message: "" } as const;
const DONE = { is: "done", response: undefined } as const;

/** Returns the emailed link, or the user whose link was redeemed before a reload. */
const arrive = () => {
  const link = readEmailLink("confirmation");
  return { link, doneFor: link ? null : readLinkOutcome("confirmation") };
};

/** Returns the specification's message for a rejected link, otherwise the server's. Pure. */
const messageFor = (status: number, message: string): string => {
  if (status === 400 || status === 401) return UNKNOWN_USER.message;
  if (status === LINK_EXPIRED.status) return LINK_EXPIRED.message;
  return message || SOMETHING_WENT_WRONG.message;
};

/** Account activation: redeems the emailed link by POST (specification 2, 'Email confirmation'). */
export const ConfirmEmailScreen = () => {
  const [{ link, doneFor }] = useState(arrive);
  const person = useSignedInPerson();
  const { outcome, tryAgain } = useLinkRedemption({
    redeem:
      link && (() => callEndpoint(confirmEmail, { body: { id: link.id, token: link.token } })),
    initial: link ? undefined : doneFor === null ? NO_LINK : DONE,
    onSettled: (answer) => {
      clearEmailLink("confirmation");
      if (link && answer !== null) storeLinkOutcome("confirmation", link.id);
    },
  });

  if (outcome.is === "waiting") {
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <h1>Activating your account...</h1>
      </AccountPageFrame>
    );
  }
  if (outcome.is === "unreached") {
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <OutcomePanel variant="problem" title={FAILED} text={outcome.message}>
          <Button variant="primary" icon="refresh" onPress={tryAgain}>
            Try again
          </Button>
        </OutcomePanel>
      </AccountPageFrame>
    );
  }
  const isOwn = person !== null && person.id === (link?.id ?? doneFor);
  if (outcome.is === "done") {
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <OutcomePanel variant="done" title="Account Successfully Activated">
          {person && !isOwn && (
            <SignedInNotice
              person={person}
              consequence="Logging in to the new account will log you out of this one."
            />
          )}
          <AccountLoginSection start="login" />
        </OutcomePanel>
      </AccountPageFrame>
    );
  }
  // An expired link leads to the login, where the email can be resent; any other to registration.
  const start = outcome.status === LINK_EXPIRED.status ? "login" : "register";
  return (
    <AccountPageFrame title={TITLE} variant="outcome">
      <OutcomePanel
        variant="problem"
        title={FAILED}
        text={messageFor(outcome.status, outcome.message)}
      >
        {person && (
          <SignedInNotice
            person={person}
            consequence={
              isOwn
                ? "Your account is already active."
                : "Logging in to another account will log you out of this one."
            }
          />
        )}
        <AccountLoginSection start={start} />
      </OutcomePanel>
    </AccountPageFrame>
  );
};
