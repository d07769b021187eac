import { confirmEmailUpdate } from "@holdfast/contract/accounts/confirmation-endpoints";
import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { Button } from "../../../ui/buttons/button";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { endSession, readSession } from "../../../platform/session/session";
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

const TITLE = "Email update";
const UPDATED = "Email Successfully Updated, please log in with your new email.";
const TRY_LATER = "Please try again later.";

const DONE = { is: "done", response: undefined } as const;

/** The user's id, and the link's token: null once it was redeemed before a reload. */
type Arrival = { readonly id: string; readonly token: string | null };

const arrive = (): Arrival | null => {
  const link = readEmailLink("email_update");
  if (link) return link;
  const id = readLinkOutcome("email_update");
  return id === null ? null : { id, token: null };
};

/** Confirms a new email address by its emailed link; without a link it redirects to the start page. */
export const UpdateEmailScreen = () => {
  const [arrival] = useState(arrive);
  return arrival ? <UpdateEmail {...arrival} /> : <Navigate to="/" replace />;
};

const UpdateEmail = ({ id, token }: Arrival) => {
  const person = useSignedInPerson();
  const isOwn = person?.id === id;
  const { outcome, tryAgain } = useLinkRedemption({
    redeem: token === null ? null : () => callEndpoint(confirmEmailUpdate, { body: { id, token } }),
    initial: token === null ? DONE : undefined,
    onSettled: (answer) => {
      clearEmailLink("email_update");
      if (answer !== null) storeLinkOutcome("email_update", id);
    },
  });
  // The server has ended the sessions of the link's user; another user's session remains, and so does one
  // started on this page.
  const [arrivedWith] = useState(() => readSession()?.token);
  const isOver = token !== null && outcome.is === "done" && isOwn;
  useEffect(() => {
    if (isOver && readSession()?.token === arrivedWith) endSession("left");
  }, [isOver, arrivedWith]);

  if (outcome.is === "waiting") {
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <h1>Updating your email...</h1>
      </AccountPageFrame>
    );
  }
  if (outcome.is === "done") {
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <OutcomePanel variant="done" title={UPDATED}>
          {person && !isOwn && (
            <SignedInNotice
              person={person}
              consequence="This link was for a different account. Logging in to that account will log you out of this one."
            />
          )}
          <AccountLoginSection start="login" />
        </OutcomePanel>
      </AccountPageFrame>
    );
  }
  const text = outcome.message === SOMETHING_WENT_WRONG.message ? TRY_LATER : outcome.message;
  return (
    <AccountPageFrame title={TITLE} variant="outcome">
      <OutcomePanel variant="problem" title="Sorry, an error occurred" text={text}>
        {person && (
          <SignedInNotice
            person={person}
            consequence={
              isOwn
                ? "You can request the change again under Admin > Settings."
                : "Logging in to another account will log you out of this one."
            }
          />
        )}
        {outcome.is === "unreached" ? (
          <Button variant="primary" icon="refresh" onPress={tryAgain}>
            Try again
          </Button>
        ) : (
          <AccountLoginSection start="login" />
        )}
      </OutcomePanel>
    </AccountPageFrame>
  );
};
