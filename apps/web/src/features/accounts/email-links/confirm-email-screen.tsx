import { confirmEmail, readActivation } from "@holdfast/contract/accounts/confirmation-endpoints";
import { ALREADY_ACTIVE, LINK_EXPIRED, UNKNOWN_USER } from "@holdfast/contract/accounts/errors";
import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import { useState } from "react";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { AccountLoginSection } from "../login/account-login-section";
import { SignedInNotice } from "../login/signed-in-notice";
import { useSignedInPerson } from "../use-signed-in-person";
import { EmailLinkScreen } from "./email-link-screen";
import { LinkActionPanel } from "./link-action-panel";
import { OutcomePanel } from "./outcome-panel";
import type { EmailLink } from "./read-email-link";
import type { LinkRefusal } from "./use-link-reading";

/** Account activation: a button redeems the emailed link (specification 2, 'Email confirmation'). */
export const ConfirmEmailScreen = () => (
  <EmailLinkScreen
    mail="confirmation"
    title="Account activation"
    waitingTitle="Checking your link..."
    invalidMessage={UNKNOWN_USER.message}
    read={({ id, token }) => callEndpoint(readActivation, { body: { id, token } })}
    refused={(refusal) => <RefusedPanel refusal={refusal} />}
  >
    {({ email, isActive }, link) => (
      <ActivationPanel link={link} email={email} isActive={isActive} />
    )}
  </EmailLinkScreen>
);

type ActivationPanelProps = {
  readonly link: EmailLink;
  readonly email: string;
  readonly isActive: boolean;
};

const ActivationPanel = ({ link: { id, token }, email, isActive }: ActivationPanelProps) => {
  const person = useSignedInPerson();
  const [isActivated, setActivated] = useState(false);
  const [refusal, setRefusal] = useState<LinkRefusal>();
  const notice = person && person.id !== id && (
    <SignedInNotice
      person={person}
      consequence="Logging in to the new account will log you out of this one."
    />
  );
  if (isActive || isActivated || refusal?.code === ALREADY_ACTIVE.code) {
    return (
      <OutcomePanel
        variant="done"
        title={isActivated ? "Account Successfully Activated" : ALREADY_ACTIVE.message}
      >
        {notice}
        <AccountLoginSection start="login" />
      </OutcomePanel>
    );
  }
  if (refusal) return <RefusedPanel refusal={refusal} />;
  return (
    <LinkActionPanel
      title="Activate your account"
      text={`This confirms that ${email} is your email address.`}
      buttonLabel="Activate my account"
      act={async () => {
        await callEndpoint(confirmEmail, { body: { id, token } });
        setActivated(true);
      }}
      onRefused={setRefusal}
    >
      {notice}
    </LinkActionPanel>
  );
};

/** Returns the specification's message for a rejected link, otherwise the server's. Pure. */
const messageFor = ({ status, message }: LinkRefusal): string => {
  if (status === 400 || status === 401) return UNKNOWN_USER.message;
  if (status === LINK_EXPIRED.status) return LINK_EXPIRED.message;
  return message || SOMETHING_WENT_WRONG.message;
};

const RefusedPanel = ({ refusal }: { readonly refusal: LinkRefusal }) => {
  const person = useSignedInPerson();
  return (
    <OutcomePanel variant="problem" title="Sorry, an error occurred" text={messageFor(refusal)}>
      {person && (
        <SignedInNotice
          person={person}
          consequence="Logging in to another account will log you out of this one."
        />
      )}
      {/* An expired link leads to the login, where the email can be resent; any other to registration. */}
      <AccountLoginSection start={refusal.status === LINK_EXPIRED.status ? "login" : "register"} />
    </OutcomePanel>
  );
};
