import { SIGN_IN_ENDED, WRONG_CODE } from "@holdfast/contract/accounts/errors";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { useState } from "react";
import { Alert } from "../../ui/feedback/alert";
import { Button } from "../../ui/buttons/button";
import { Form } from "../../ui/fields/form";
import { TextField } from "../../ui/fields/text-field";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { CallError, messageOf, wordsOr } from "../../platform/api/call-error";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { choosePageAfterLogin } from "./choose-page-after-login";
import styles from "./login.module.css";
import { resendWait, wayOf } from "./sign-in-rules";
import type { Credentials, SentCode } from "./sign-in-rules";
import { beginSession } from "./sign-out-rules";
import { useCountdown } from "./use-countdown";

type CodeFormProps = {
  readonly credentials: Credentials;
  readonly sent: SentCode;
  readonly rememberMe: boolean;
  /** Goes to the page that is the person's own. */
  readonly onSignedIn: (page: string) => void;
  readonly onBack: () => void;
};

/** An app is not sent anything again: after five tries one starts anew instead. */
const WRONG_APP_CODE =
  "The code is invalid. Please enter the one your app shows now, or start again: after five tries no code counts.";

/** Second step of signing in: the code becomes a token, and the person lands on their own page. */
export const CodeForm = ({ credentials, sent, rememberMe, onSignedIn, onBack }: CodeFormProps) => {
  const [latest, setLatest] = useState(sent);
  const isApp = wayOf(latest) === "app";
  /** How far an app's codes have come: a refused one offers to start again. */
  const [appTry, setAppTry] = useState<"first" | "refused" | "anew">("first");
  const [isResending, setResending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const wait = useCountdown(resendWait(sent));
  const form = useContractForm({
    endpoint: verifySignInCode,
    params: {},
    initial: { otpCode: "", userId: sent.userId, rememberMe },
    skipsUnsavedWarning: true,
    onRefused: (refusal) => {
      if (refusal.status !== WRONG_CODE.status) return false;
      if (!isApp || refusal.code === SIGN_IN_ENDED.code)
        return wordsOr(refusal, WRONG_CODE.message);
      setAppTry("refused");
      return WRONG_APP_CODE;
    },
    onSaved: async (token) => {
      await beginSession(token);
      onSignedIn(await choosePageAfterLogin());
    },
  });

  const resend = async () => {
    setResending(true);
    setTrouble(undefined);
    // What was said about the code so far has had its day, whether a new one comes or not.
    form.reset(form.values);
    try {
      const again = await callEndpoint(requestSignInCode, { body: credentials });
      setLatest(again);
      setAppTry("anew");
      form.reset({ otpCode: "", userId: again.userId, rememberMe });
      wait.restart(resendWait(again));
    } catch (thrown) {
      setTrouble(messageOf(thrown));
      if (thrown instanceof CallError) wait.restart(Math.min(thrown.retryAfter ?? 0, 600));
    } finally {
      setResending(false);
    }
  };

  return (
    <div className={styles.tab}>
      {trouble === undefined ? (
        <WayOfCode sent={latest} isAnew={appTry === "anew"} />
      ) : (
        <Alert kind="problem">{trouble}</Alert>
      )}
      <Form form={form} submitLabel="Verify" isSubmitWide>
        <TextField
          {...form.field("otpCode")}
          label="Verification Code"
          description={
            isApp
              ? "Six digits. They change every 30 seconds."
              : "Six digits. It works once, for ten minutes."
          }
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          autoFocus
        />
      </Form>
      <div className={styles.line}>
        <span className={styles.back}>
          <Button kind="quiet" icon="arrow-left" onPress={onBack}>
            Back
          </Button>
        </span>
        {(!isApp || appTry !== "first") && (
          <span className={styles.resend}>
            <Button
              kind="quiet"
              onPress={() => void resend()}
              isPending={isResending}
              isDisabled={wait.seconds > 0}
            >
              {isApp ? "Start again" : "Resend the code"}
            </Button>
            {wait.seconds > 0 && <span className={styles.wait}>in {wait.seconds} s</span>}
          </span>
        )}
      </div>
    </div>
  );
};

/** Where to find the code. */
const WayOfCode = ({ sent, isAnew }: { readonly sent: SentCode; readonly isAnew: boolean }) => {
  const way = wayOf(sent);
  if (way === "app")
    return (
      <Alert kind="note">
        {isAnew && "You have 5 more tries. "}
        Open your authenticator app and enter the code it shows for Holdfast.
      </Alert>
    );
  if (sent.isNewCode === false)
    return <Alert kind="note">We have already sent you a code via {way}. Enter it below.</Alert>;
  return <Alert kind="done">One-time passcode has been sent via {way}</Alert>;
};
