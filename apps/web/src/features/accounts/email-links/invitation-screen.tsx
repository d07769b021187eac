import { INVALID_INVITATION } from "@holdfast/contract/accounts/errors";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { AccountLoginSection } from "../login/account-login-section";
import styles from "./account-page.module.css";
import { AccountPageFrame } from "./account-page-frame";
import { NewPasswordForm } from "../new-password-form";
import { OutcomePanel } from "./outcome-panel";
import {
  acceptInvitation,
  clearStoredInvitation,
  storeInvitation,
  targetOf,
  readInvitationLink,
  readStoredInvitation,
} from "./read-invitation";
import type { InvitationTarget, StoredInvitation } from "./read-invitation";
import { storeLinkOutcome, readLinkOutcome } from "./read-email-link";
import { leaveSession } from "../login/sign-out-rules";
import { SignedInNotice } from "../login/signed-in-notice";
import { useLinkRedemption } from "./use-link-redemption";
import type { LinkRedemption } from "./use-link-redemption";
import { useSignedInPerson } from "../use-signed-in-person";

const TITLE = "Invitation";
/** The organisation is archived; the invitation works again once it is unarchived. */
const ARCHIVED_FOR_NOW =
  "This organisation is archived, so no one can join it at the moment. Ask the person who invited you to unarchive it, then open the link in your email again.";

const arrive = () => {
  const link = readInvitationLink();
  const stored = link ? null : readStoredInvitation();
  const refused = { is: "refused", status: 418, message: INVALID_INVITATION.message } as const;
  const initial: LinkRedemption<StoredInvitation> | undefined = stored
    ? { is: "done", response: stored }
    : refused;
  return {
    link,
    initial: link ? undefined : initial,
    wasActivated: !link && readLinkOutcome("invitation") !== null,
  };
};

/** Accepts an invitation to an organisation or a brokerage (specification 2, 'Invitation'). */
export const InvitationScreen = () => {
  const [{ link, initial, wasActivated }] = useState(arrive);
  const [isActivated, setActivated] = useState(wasActivated);
  const { outcome, tryAgain } = useLinkRedemption<StoredInvitation>({
    redeem:
      link && (async () => ({ place: targetOf(link), accepted: await acceptInvitation(link) })),
    initial,
    onSettled: storeInvitation,
  });

  if (isActivated) {
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <OutcomePanel variant="done" title="Your account has been successfully activated.">
          <AccountLoginSection start="login" />
        </OutcomePanel>
      </AccountPageFrame>
    );
  }
  if (outcome.is === "waiting") {
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <h1>Checking your invitation...</h1>
      </AccountPageFrame>
    );
  }
  if (outcome.is === "unreached") {
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <OutcomePanel variant="problem" title="Sorry, an error occurred" text={outcome.message}>
          <Button variant="primary" icon="refresh" onPress={tryAgain}>
            Try again
          </Button>
        </OutcomePanel>
      </AccountPageFrame>
    );
  }
  if (outcome.is === "refused") {
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <OutcomePanel
          variant="problem"
          title="Sorry, an error occurred"
          text={outcome.status === 409 ? ARCHIVED_FOR_NOW : INVALID_INVITATION.message}
        >
          <p className={styles.words}>
            If you have used this link before, log in, or{" "}
            <a href="/reset-password">choose a new password</a>.
          </p>
          <AccountLoginSection start="login" />
        </OutcomePanel>
      </AccountPageFrame>
    );
  }
  const { place, accepted } = outcome.response;
  return accepted.token === null ? (
    <ExistingAccount userId={accepted.id} place={place} />
  ) : (
    <Activation
      userId={accepted.id}
      token={accepted.token}
      onActivated={async () => {
        clearStoredInvitation();
        storeLinkOutcome("invitation", accepted.id);
        await leaveSession();
        setActivated(true);
      }}
    />
  );
};

type ActivationProps = {
  readonly userId: string;
  readonly token: string;
  readonly onActivated: () => Promise<void>;
};

/** A new user: the account is activated with names, password and the four agreements of registration. */
const Activation = ({ userId, token, onActivated }: ActivationProps) => {
  const person = useSignedInPerson();
  return (
    <AccountPageFrame title={TITLE} variant="form">
      <h1>Activate your account</h1>
      <p className={styles.purpose}>
        You have been invited to Holdfast. Enter your name, choose a password and agree to the
        terms. Then log in with the email address this invitation was sent to.
      </p>
      {person && (
        <SignedInNotice person={person} consequence="Activating this account will log you out." />
      )}
      <NewPasswordForm
        userId={userId}
        token={token}
        asksNames
        submitLabel="Activate my account"
        asksAgreements="always"
        onSaved={onActivated}
      />
    </AccountPageFrame>
  );
};

type ExistingAccountProps = {
  readonly userId: string;
  readonly place: InvitationTarget;
};

/** The page that shows each. */
const HOMES = { organisation: "/organization", brokerage: "/admin" } as const;

/** A user who already has an account: nothing to set. */
const ExistingAccount = ({ userId, place }: ExistingAccountProps) => {
  const person = useSignedInPerson();
  const isOwn = person?.id === userId;
  return (
    <AccountPageFrame title={TITLE} variant="outcome">
      <OutcomePanel
        variant="done"
        title={`You now have access to the ${place}.`}
        text={isOwn ? undefined : "Please log in."}
      >
        {person && !isOwn && (
          <SignedInNotice
            person={person}
            consequence="This invitation is for a different account. Logging in to that account will log you out of this one."
          />
        )}
        {isOwn ? (
          <a href={HOMES[place]}>Go to the {place}</a>
        ) : (
          <AccountLoginSection start="login" />
        )}
      </OutcomePanel>
    </AccountPageFrame>
  );
};
