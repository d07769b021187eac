import {
  confirmEmailUpdate,
  readEmailUpdate,
} from "@holdfast/contract/accounts/confirmation-endpoints";
import { EMAIL_ALREADY_UPDATED, EMAIL_LINK_EXPIRED } from "@holdfast/contract/accounts/errors";
import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { endSession, readSession } from "../../../platform/session/session";
import { AccountLoginSection } from "../login/account-login-section";
import { SignedInNotice } from "../login/signed-in-notice";
import { useSignedInPerson } from "../use-signed-in-person";
import { EmailLinkScreen } from "./email-link-screen";
import { LinkActionPanel } from "./link-action-panel";
import { OutcomePanel } from "./outcome-panel";
import type { EmailLink } from "./read-email-link";
import type { LinkRefusal } from "./use-link-reading";

const UPDATED = "Email Successfully Updated, please log in with your new email.";

/** A button confirms a new email address by its emailed link; without a link it redirects to the start page. */
export const UpdateEmailScreen = () => (
  <EmailLinkScreen
    mail="email_update"
    title="Email update"
    waitingTitle="Checking your link..."
    invalidMessage={EMAIL_LINK_EXPIRED.message}
    read={({ id, token }) => callEndpoint(readEmailUpdate, { body: { id, token } })}
    refused={(refusal) =>
      refusal.status === 0 ? <Navigate to="/" replace /> : <RefusedPanel refusal={refusal} />
    }
  >
    {({ email, isUpdated }, link) => (
      <UpdatePanel link={link} email={email} wasUpdated={isUpdated} />
    )}
  </EmailLinkScreen>
);

type UpdatePanelProps = {
  readonly link: EmailLink;
  readonly email: string;
  /** Before this page was opened. */
  readonly wasUpdated: boolean;
};

const UpdatePanel = ({ link: { id, token }, email, wasUpdated }: UpdatePanelProps) => {
  const person = useSignedInPerson();
  const isOwn = person?.id === id;
  const [isUpdated, setUpdated] = useState(false);
  const [refusal, setRefusal] = useState<LinkRefusal>();
  // The server has ended the sessions of the link's user; another user's session remains, and so does one
  // started on this page.
  const [arrivedWith] = useState(() => readSession()?.token);
  const isOver = isUpdated && isOwn;
  useEffect(() => {
    if (isOver && readSession()?.token === arrivedWith) endSession("left");
  }, [isOver, arrivedWith]);

  if (wasUpdated || isUpdated || refusal?.code === EMAIL_ALREADY_UPDATED.code) {
    return (
      <OutcomePanel variant="done" title={isUpdated ? UPDATED : `Your email is already ${email}.`}>
        {person && !isOwn && (
          <SignedInNotice
            person={person}
            consequence="This link was for a different account. Logging in to that account will log you out of this one."
          />
        )}
        <AccountLoginSection start="login" />
      </OutcomePanel>
    );
  }
  if (refusal) return <RefusedPanel refusal={refusal} userId={id} />;
  return (
    <LinkActionPanel
      title="Change your email?"
      text={`Your account will use ${email}. This logs you out on all devices.`}
      buttonLabel="Change email"
      act={async () => {
        await callEndpoint(confirmEmailUpdate, { body: { id, token } });
        setUpdated(true);
      }}
      onRefused={setRefusal}
      failedMessage="Please try again later."
    >
      {person && !isOwn && (
        <SignedInNotice
          person={person}
          consequence="This link is for a different account. You will stay logged in here."
        />
      )}
    </LinkActionPanel>
  );
};

type RefusedPanelProps = {
  readonly refusal: LinkRefusal;
  /** The user of the link, if it was read. */
  readonly userId?: string;
};

const RefusedPanel = ({ refusal, userId }: RefusedPanelProps) => {
  const person = useSignedInPerson();
  return (
    <OutcomePanel variant="problem" title="Sorry, an error occurred" text={refusal.message}>
      {person && (
        <SignedInNotice
          person={person}
          consequence={
            person.id === userId
              ? "You can request the change again under Admin > Settings."
              : "Logging in to another account will log you out of this one."
          }
        />
      )}
      <AccountLoginSection start="login" />
    </OutcomePanel>
  );
};
