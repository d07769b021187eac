import { SIGN_IN_ENDED, WRONG_CODE } from "@holdfast/contract/accounts/errors";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { useState } from "react";
import { Alert } from "../../../ui/feedback/alert";
import { Button } from "../../../ui/buttons/button";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { messageOf } from "../../../ui/feedback/shown-error";
import { CallError, messageOr } from "../../../platform/api/call-error";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { choosePageAfterLogin } from "./choose-page-after-login";
import styles from "./login.module.css";
import { resendWait, channelOf } from "./sign-in-rules";
import type { Credentials, SentCode } from "./sign-in-rules";
import { beginSession } from "./sign-out-rules";
import { useCountdown } from "./use-countdown";

type CodeFormProps = {
  readonly credentials: Credentials;
  readonly sent: SentCode;
  readonly rememberMe: boolean;
  /** Opens the user's start page. */
  readonly onSignedIn: (page: string) => void;
  readonly onBack: () => void;
};

/** An app's code cannot be resent: after five wrong codes the user starts again. */
const WRONG_APP_CODE =
  "The code is invalid. Enter the code your app shows now. After 5 wrong codes you need to start again.";

/** Second login step: exchanges the code for a token and opens the user's start page. */
export const CodeForm = ({ credentials, sent, rememberMe, onSignedIn, onBack }: CodeFormProps) => {
  const [latest, setLatest] = useState(sent);
  const isApp = channelOf(latest) === "app";
  /** State of app codes: after a rejected one, the form offers to start again. */
  const [appTry, setAppTry] = useState<"first" | "refused" | "restarted">("first");
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
        return messageOr(refusal, WRONG_CODE.message);
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
    // Clear the previous error before resending.
    form.reset(form.values);
    try {
      const again = await callEndpoint(requestSignInCode, { body: credentials });
      setLatest(again);
      setAppTry("restarted");
      form.reset({ otpCode: "", userId: again.userId, rememberMe });
      wait.restart(resendWait(again));
    } catch (error) {
      setTrouble(messageOf(error));
      if (error instanceof CallError) wait.restart(Math.min(error.retryAfter ?? 0, 600));
    } finally {
      setResending(false);
    }
  };

  return (
    <div className={styles.tab}>
      {trouble === undefined ? (
        <CodeSource sent={latest} isRestarted={appTry === "restarted"} />
      ) : (
        <Alert variant="problem">{trouble}</Alert>
      )}
      <Form form={form} submitLabel="Verify" isSubmitFullWidth>
        <TextField
          {...form.field("otpCode")}
          label="Verification Code"
          description={
            isApp
              ? "6 digits. The code changes every 30 seconds."
              : "6 digits. Valid once, for 10 minutes."
          }
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
        />
      </Form>
      <div className={styles.line}>
        <span className={styles.back}>
          <Button variant="quiet" icon="arrow-left" onPress={onBack}>
            Back
          </Button>
        </span>
        {(!isApp || appTry !== "first") && (
          <span className={styles.resend}>
            <Button
              variant="quiet"
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
const CodeSource = ({
  sent,
  isRestarted,
}: {
  readonly sent: SentCode;
  readonly isRestarted: boolean;
}) => {
  const channel = channelOf(sent);
  if (channel === "app")
    return (
      <Alert variant="note">
        {isRestarted && "You have 5 more attempts. "}
        Open your authenticator app and enter the code it shows for Holdfast.
      </Alert>
    );
  if (sent.isNewCode === false)
    return (
      <Alert variant="note">We have already sent you a code via {channel}. Enter it below.</Alert>
    );
  return <Alert variant="done">One-time passcode has been sent via {channel}</Alert>;
};
