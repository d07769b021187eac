import { RESET_LINK_EXPIRED, RESET_LINK_USED } from "@holdfast/contract/accounts/errors";
import { PASSWORD_UPDATED, readResetLink } from "@holdfast/contract/accounts/password-endpoints";
import { useEffect, useState } from "react";
import { Alert } from "../../../ui/feedback/alert";
import { Button } from "../../../ui/buttons/button";
import type { CallError } from "../../../platform/api/call-error";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { endSession } from "../../../platform/session/session";
import { AccountLoginSection } from "../login/account-login-section";
import styles from "./account-page.module.css";
import { AccountPageFrame } from "./account-page-frame";
import { EmailLinkScreen } from "./email-link-screen";
import { NewPasswordForm } from "../new-password-form";
import { OutcomePanel } from "./outcome-panel";
import {
  clearEmailLink,
  storeLinkOutcome,
  readEmailLink,
  readLinkOutcome,
} from "./read-email-link";
import type { EmailLink } from "./read-email-link";
import { ResetRequestForm } from "./reset-request-form";
import { SignedInNotice } from "../login/signed-in-notice";
import { useSignedInPerson } from "../use-signed-in-person";

/** The step shown; a failure leads back to requesting an email. */
type Step =
  | { readonly at: "ask" }
  | { readonly at: "sent"; readonly message: string }
  | { readonly at: "reset" }
  | { readonly at: "updated" }
  | { readonly at: "failed"; readonly refusal: Refusal };

type Refusal = { readonly code: string; readonly message: string };

const stepFor = (link: EmailLink | null): Step => {
  if (link) return { at: "reset" };
  return { at: readLinkOutcome("reset") === null ? "ask" : "updated" };
};

/** Whether the failure is temporary and the link still valid: no response, rate limit or server unavailable. Pure. */
const isTemporary = (status: number) => status === 0 || status === 429 || status > 500;

/** Requests a password reset, or performs it with an emailed link (specification 2 and 4, 'Reset password'). */
export const ResetPasswordScreen = () => {
  const [step, setStep] = useState<Step>(() => stepFor(readEmailLink("reset")));
  const person = useSignedInPerson();

  const ask = () => {
    clearEmailLink("reset");
    setStep({ at: "ask" });
  };

  /** Field errors and temporary failures stay in the form; any other failure ends the link. */
  const answerRefusal = (refusal: CallError) => {
    const isAtField = refusal.fieldErrors.some(({ path }) => path === "newPassword");
    if (isAtField || isTemporary(refusal.status)) return false;
    const isLinkFault = refusal.status >= 500 || refusal.fieldErrors.length > 0;
    setStep({ at: "failed", refusal: isLinkFault ? RESET_LINK_EXPIRED : refusal });
    return true;
  };

  const finish = (link: EmailLink) => {
    clearEmailLink("reset");
    // The server has ended all of this user's sessions.
    if (person?.id === link.id) endSession("left");
    storeLinkOutcome("reset", link.id);
    setStep({ at: "updated" });
  };

  if (step.at === "reset")
    return (
      <EmailLinkScreen
        mail="reset"
        title="Reset password"
        waitingTitle="Checking your link..."
        invalidMessage={RESET_LINK_EXPIRED.message}
        variant="form"
        read={({ id, token }) => callEndpoint(readResetLink, { body: { id, token } })}
        refused={(refusal) => <RefusedPanel refusal={refusal} onAsk={ask} />}
      >
        {(_read, link) => (
          <>
            <h1>Reset Your Password</h1>
            <p className={styles.purpose}>
              This logs you out on all devices. Log in again with your new password.
            </p>
            {person && person.id !== link.id && (
              <SignedInNotice
                person={person}
                consequence="This link is for a different account. You will stay logged in here."
              />
            )}
            <NewPasswordForm
              userId={link.id}
              token={link.token}
              submitLabel="Reset Password"
              asksAgreements="if-missing"
              onSaved={() => finish(link)}
              onRefused={answerRefusal}
            />
            <div className={styles.line}>
              <a href="/">Back to the home page</a>
              <Button variant="quiet" onPress={ask}>
                Request a new link
              </Button>
            </div>
          </>
        )}
      </EmailLinkScreen>
    );
  return (
    <AccountPageFrame
      title="Reset password"
      variant={step.at === "updated" || step.at === "failed" ? "outcome" : "form"}
    >
      {step.at === "ask" && (
        <>
          <h1>Send Verification Email</h1>
          <p className={styles.purpose}>
            Enter the email address of your account. We will email you a link to choose a new
            password. It works once and expires in an hour.
          </p>
          <ResetRequestForm onSent={(message) => setStep({ at: "sent", message })} />
          <a href="/">Back to the home page</a>
        </>
      )}
      {step.at === "sent" && (
        <>
          <h1>Check your email</h1>
          <Alert variant="done">{step.message}</Alert>
          <div className={styles.line}>
            <a href="/">Back to the home page</a>
            <Button variant="quiet" onPress={ask}>
              Use a different email address
            </Button>
          </div>
        </>
      )}
      {step.at === "updated" && (
        <OutcomePanel variant="done" title={PASSWORD_UPDATED}>
          <AccountLoginSection start="login" />
        </OutcomePanel>
      )}
      {step.at === "failed" && <RefusedPanel refusal={step.refusal} onAsk={ask} />}
    </AccountPageFrame>
  );
};

type RefusedPanelProps = { readonly refusal: Refusal; readonly onAsk: () => void };

/** Forgets the link, so that 'Forgot password' in the same tab asks for an email address. */
const RefusedPanel = ({ refusal: { code, message }, onAsk }: RefusedPanelProps) => {
  useEffect(() => clearEmailLink("reset"), []);
  return code === RESET_LINK_USED.code ? (
    <OutcomePanel variant="done" title={message}>
      <AccountLoginSection start="login" />
    </OutcomePanel>
  ) : (
    <OutcomePanel variant="problem" title="Sorry, an error occurred" text={message}>
      <Button variant="primary" icon="mail" onPress={onAsk} autoFocus>
        Send Verification Email
      </Button>
    </OutcomePanel>
  );
};
