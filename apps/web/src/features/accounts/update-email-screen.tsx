import { confirmEmailUpdate } from "@holdfast/contract/accounts/confirmation-endpoints";
import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { Button } from "../../ui/buttons/button";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { endSession, readSession } from "../../platform/session/session";
import { AccountLoginSection } from "./account-login-section";
import { AccountPageFrame } from "./account-page-frame";
import { OutcomePanel } from "./outcome-panel";
import {
  clearEmailLink,
  storeLinkOutcome,
  readEmailLink,
  readLinkOutcome,
} from "./read-email-link";
import { SignedInNotice } from "./signed-in-notice";
import { useLinkRedemption } from "./use-link-redemption";
import { useSignedInPerson } from "./use-signed-in-person";

const TITLE = "Email update";
const UPDATED = "Email Successfully Updated, please log in with your new email.";
const TRY_LATER = "Please try again later.";

const DONE = { is: "done", answer: undefined } as const;

/** Whose address it is, and the link's token: null once it did its work before a reload. */
type Arrival = { readonly id: string; readonly token: string | null };

const arrive = (): Arrival | null => {
  const link = readEmailLink("email_update");
  if (link) return link;
  const id = readLinkOutcome("email_update");
  return id === null ? null : { id, token: null };
};

/** Confirms a new e-mail address by its letter; without a link there is nothing to do here. */
export const UpdateEmailScreen = () => {
  const [arrival] = useState(arrive);
  return arrival ? <UpdateEmail {...arrival} /> : <Navigate to="/" replace />;
};

const UpdateEmail = ({ id, token }: Arrival) => {
  const person = useSignedInPerson();
  const isOwn = person?.id === id;
  const { outcome, tryAgain } = useLinkRedemption({
    trade: token === null ? null : () => callEndpoint(confirmEmailUpdate, { body: { id, token } }),
    initial: token === null ? DONE : undefined,
    onSettled: (answer) => {
      clearEmailLink("email_update");
      if (answer !== null) storeLinkOutcome("email_update", id);
    },
  });
  // The server has ended the sessions that the link's person had; somebody else's stays as it is, and so does
  // one that begins on this page.
  const [arrivedWith] = useState(() => readSession()?.token);
  const isOver = token !== null && outcome.is === "done" && isOwn;
  useEffect(() => {
    if (isOver && readSession()?.token === arrivedWith) endSession("left");
  }, [isOver, arrivedWith]);

  if (outcome.is === "waiting") {
    return (
      <AccountPageFrame title={TITLE} look="outcome">
        <h1>Updating your email…</h1>
      </AccountPageFrame>
    );
  }
  if (outcome.is === "done") {
    return (
      <AccountPageFrame title={TITLE} look="outcome">
        <OutcomePanel kind="done" title={UPDATED}>
          {person && !isOwn && (
            <SignedInNotice
              person={person}
              consequence="The link was for another account; logging in to it signs that one out."
            />
          )}
          <AccountLoginSection start="login" />
        </OutcomePanel>
      </AccountPageFrame>
    );
  }
  const words = outcome.message === SOMETHING_WENT_WRONG.message ? TRY_LATER : outcome.message;
  return (
    <AccountPageFrame title={TITLE} look="outcome">
      <OutcomePanel kind="problem" title="Sorry, an error occurred" words={words}>
        {person && (
          <SignedInNotice
            person={person}
            consequence={
              isOwn
                ? "You can ask for the change again under Admin > Settings."
                : "Logging in to another account signs that one out."
            }
          />
        )}
        {outcome.is === "unreached" ? (
          <Button kind="primary" icon="refresh" onPress={tryAgain}>
            Try again
          </Button>
        ) : (
          <AccountLoginSection start="login" />
        )}
      </OutcomePanel>
    </AccountPageFrame>
  );
};
