import { INVALID_INVITATION } from "@holdfast/contract/accounts/errors";
import { useState } from "react";
import { Button } from "../../ui/buttons/button";
import { AccountLoginSection } from "./account-login-section";
import styles from "./account-page.module.css";
import { AccountPageFrame } from "./account-page-frame";
import { NewPasswordForm } from "./new-password-form";
import { OutcomePanel } from "./outcome-panel";
import {
  acceptInvitation,
  clearStoredInvitation,
  keepInvitation,
  placeOf,
  readInvitationLink,
  readStoredInvitation,
} from "./read-invitation";
import type { InvitationPlace, StoredInvitation } from "./read-invitation";
import { storeLinkOutcome, readLinkOutcome } from "./read-email-link";
import { leaveSession } from "./sign-out-rules";
import { SignedInNotice } from "./signed-in-notice";
import { useLinkRedemption } from "./use-link-redemption";
import type { LinkRedemption } from "./use-link-redemption";
import { useSignedInPerson } from "./use-signed-in-person";

const TITLE = "Invitation";
/** The organisation is archived; the invitation can be used once it is not. */
const ARCHIVED_FOR_NOW =
  "This organisation is archived, so it takes no new members. Ask the person who invited you to unarchive it, then open the link in your email again.";

const arrive = () => {
  const link = readInvitationLink();
  const kept = link ? null : readStoredInvitation();
  const refused = { is: "refused", status: 418, message: INVALID_INVITATION.message } as const;
  const initial: LinkRedemption<StoredInvitation> | undefined = kept
    ? { is: "done", answer: kept }
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
    trade: link && (async () => ({ place: placeOf(link), accepted: await acceptInvitation(link) })),
    initial,
    onSettled: keepInvitation,
  });

  if (isActivated) {
    return (
      <AccountPageFrame title={TITLE} look="outcome">
        <OutcomePanel kind="done" title="Your account has been successfully activated.">
          <AccountLoginSection start="login" />
        </OutcomePanel>
      </AccountPageFrame>
    );
  }
  if (outcome.is === "waiting") {
    return (
      <AccountPageFrame title={TITLE} look="outcome">
        <h1>Checking your invitation…</h1>
      </AccountPageFrame>
    );
  }
  if (outcome.is === "unreached") {
    return (
      <AccountPageFrame title={TITLE} look="outcome">
        <OutcomePanel kind="problem" title="Sorry, an error occurred" words={outcome.message}>
          <Button kind="primary" icon="refresh" onPress={tryAgain}>
            Try again
          </Button>
        </OutcomePanel>
      </AccountPageFrame>
    );
  }
  if (outcome.is === "refused") {
    return (
      <AccountPageFrame title={TITLE} look="outcome">
        <OutcomePanel
          kind="problem"
          title="Sorry, an error occurred"
          words={outcome.status === 409 ? ARCHIVED_FOR_NOW : INVALID_INVITATION.message}
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
  const { place, accepted } = outcome.answer;
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

/** Somebody new: the account becomes active with its names, its password and the four agreements of a registration. */
const Activation = ({ userId, token, onActivated }: ActivationProps) => {
  const person = useSignedInPerson();
  return (
    <AccountPageFrame title={TITLE} look="form">
      <h1>Activate your account</h1>
      <p className={styles.purpose}>
        You have been invited to Holdfast. Enter your name, choose a password and agree to the
        terms. Then log in with the email address that the invitation was sent to.
      </p>
      {person && (
        <SignedInNotice person={person} consequence="Activating this account signs that one out." />
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
  readonly place: InvitationPlace;
};

/** Where each place shows. */
const HOMES = { organisation: "/organization", brokerage: "/admin" } as const;

/** Somebody who has an account already: there is nothing to set. */
const ExistingAccount = ({ userId, place }: ExistingAccountProps) => {
  const person = useSignedInPerson();
  const isOwn = person?.id === userId;
  return (
    <AccountPageFrame title={TITLE} look="outcome">
      <OutcomePanel
        kind="done"
        title={`You now have access to the ${place}.`}
        words={isOwn ? undefined : "Please log in."}
      >
        {person && !isOwn && (
          <SignedInNotice
            person={person}
            consequence="The invitation is for another account; logging in to it signs that one out."
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
