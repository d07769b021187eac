import { INVALID_INVITATION, INVITATION_USED } from "@holdfast/contract/accounts/errors";
import type { ReadInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import { ORGANISATION_ARCHIVED } from "@holdfast/contract/platform/errors";
import { useState } from "react";
import { AccountLoginSection } from "../login/account-login-section";
import { leaveSession } from "../login/sign-out-rules";
import { SignedInNotice } from "../login/signed-in-notice";
import { NewPasswordForm } from "../new-password-form";
import { useSignedInPerson } from "../use-signed-in-person";
import styles from "./account-page.module.css";
import { EmailLinkScreen } from "./email-link-screen";
import { LinkActionPanel } from "./link-action-panel";
import { OutcomePanel } from "./outcome-panel";
import type { EmailLink } from "./read-email-link";
import { acceptInvitation, readInvitation, targetOf } from "./read-invitation";
import type { LinkRefusal } from "./use-link-reading";

/** The organisation is archived; the invitation works again once it is unarchived. */
const ARCHIVED_FOR_NOW =
  "This organisation is archived, so no one can join it at the moment. Ask the person who invited you to unarchive it, then open the link in your email again.";

/** Shown below the specification's message, which addresses the person who sent the invitation. */
const ASK_AGAIN =
  "If you were sent a newer invitation, open the link in that email. Otherwise ask the person who invited you to send it again.";

/** Accepts an invitation to an organisation or a brokerage (specification 2, 'Invitation'). */
export const InvitationScreen = () => {
  const [isForm, setForm] = useState(false);
  return (
    <EmailLinkScreen
      mail="invitation"
      title="Invitation"
      waitingTitle="Checking your invitation..."
      invalidMessage={INVALID_INVITATION.message}
      variant={isForm ? "form" : "outcome"}
      read={async (link) => {
        const invitation = await readInvitation(link);
        setForm(!invitation.hasAccount);
        return invitation;
      }}
      refused={(refusal) => <RefusedPanel refusal={refusal} />}
    >
      {(invitation, link) =>
        invitation.hasAccount ? (
          <JoinPanel invitation={invitation} link={link} />
        ) : (
          <ActivationPanel invitation={invitation} link={link} onActivated={() => setForm(false)} />
        )
      }
    </EmailLinkScreen>
  );
};

const RefusedPanel = ({ refusal }: { readonly refusal: LinkRefusal }) => {
  if (refusal.code === INVITATION_USED.code) {
    return (
      <OutcomePanel variant="done" title={INVITATION_USED.message}>
        <AccountLoginSection start="login" />
      </OutcomePanel>
    );
  }
  const isArchived = refusal.status === ORGANISATION_ARCHIVED.status;
  return (
    <OutcomePanel
      variant="problem"
      title="Sorry, an error occurred"
      text={isArchived ? ARCHIVED_FOR_NOW : INVALID_INVITATION.message}
    >
      {!isArchived && <p className={styles.words}>{ASK_AGAIN}</p>}
      <AccountLoginSection start="login" />
    </OutcomePanel>
  );
};

type PanelProps = { readonly invitation: ReadInvitation; readonly link: EmailLink };

/** A new user: the account is activated with names, password and the four agreements of registration. */
const ActivationPanel = ({
  invitation: { name, email },
  link,
  onActivated,
}: PanelProps & { readonly onActivated: () => void }) => {
  const person = useSignedInPerson();
  const [isActivated, setActivated] = useState(false);
  if (isActivated) {
    return (
      <OutcomePanel variant="done" title="Your account has been successfully activated.">
        <AccountLoginSection start="login" />
      </OutcomePanel>
    );
  }
  return (
    <>
      <h1>Activate your account</h1>
      <p className={styles.purpose}>
        You have been invited to join {name} on Holdfast. Enter your name, choose a password and
        agree to the terms. Then log in as {email}.
      </p>
      {person && (
        <SignedInNotice person={person} consequence="Activating this account will log you out." />
      )}
      <NewPasswordForm
        userId={link.id}
        token={link.token}
        asksNames
        submitLabel="Activate my account"
        asksAgreements="always"
        onSaved={async () => {
          await leaveSession();
          setActivated(true);
          onActivated();
        }}
      />
    </>
  );
};

/** The page that shows each. */
const HOMES = { organisation: "/organization", brokerage: "/admin" } as const;

/** A user who already has an account: nothing to set, so a button joins. */
const JoinPanel = ({ invitation: { name, email }, link }: PanelProps) => {
  const person = useSignedInPerson();
  const isOwn = person?.email.toLowerCase() === email.toLowerCase();
  const [hasJoined, setJoined] = useState(false);
  const [refusal, setRefusal] = useState<LinkRefusal>();
  const place = targetOf(link);
  if (refusal) return <RefusedPanel refusal={refusal} />;
  const notice = person && !isOwn && (
    <SignedInNotice
      person={person}
      consequence="This invitation is for a different account. Logging in to that account will log you out of this one."
    />
  );
  if (!hasJoined) {
    return (
      <LinkActionPanel
        title={`Join ${name}?`}
        text={`You have been invited to work on its business continuity plans as ${email}.`}
        buttonLabel={`Join ${name}`}
        act={async () => {
          await acceptInvitation(link);
          setJoined(true);
        }}
        onRefused={setRefusal}
      >
        {notice}
      </LinkActionPanel>
    );
  }
  return (
    <OutcomePanel
      variant="done"
      title={`You now have access to the ${place}.`}
      text={isOwn ? undefined : "Please log in."}
    >
      {notice}
      {isOwn ? <a href={HOMES[place]}>Go to the {place}</a> : <AccountLoginSection start="login" />}
    </OutcomePanel>
  );
};
