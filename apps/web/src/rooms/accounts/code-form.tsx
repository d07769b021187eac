import { askForCode, tradeCodeForToken } from "@holdfast/contract/accounts/sign-in-endpoints";
import { useState } from "react";
import { Alert } from "../../design/alert";
import { Button } from "../../design/button";
import { Form } from "../../design/form";
import { TextField } from "../../design/text-field";
import { callEndpoint } from "../../platform/call-endpoint";
import { messageOf } from "../../platform/call-error";
import { startSession } from "../../platform/session";
import { useContractForm } from "../../platform/use-contract-form";
import styles from "./login.module.css";
import { wayOf } from "./sign-in-rules";
import type { Credentials, SentCode } from "./sign-in-rules";
import { choosePageAfterLogin } from "./choose-page-after-login";

type CodeFormProps = {
  readonly credentials: Credentials;
  readonly sent: SentCode;
  readonly rememberMe: boolean;
  /** Goes to the page that is the person's own. */
  readonly onSignedIn: (page: string) => void;
  readonly onBack: () => void;
};

/** Second step of signing in: the code becomes a token, and the person lands on their own page. */
export const CodeForm = ({ credentials, sent, rememberMe, onSignedIn, onBack }: CodeFormProps) => {
  const [way, setWay] = useState(wayOf(sent));
  const [isResending, setResending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const form = useContractForm({
    endpoint: tradeCodeForToken,
    params: {},
    initial: { otpCode: "", userId: sent.userId, rememberMe },
    isThrownAway: true,
    onSaved: async (token) => {
      startSession(token);
      onSignedIn(await choosePageAfterLogin());
    },
  });

  const resend = async () => {
    setResending(true);
    setTrouble(undefined);
    // What was said about the code so far has had its day, whether a new one comes or not.
    form.reset(form.values);
    try {
      const again = await callEndpoint(askForCode, { body: credentials });
      setWay(wayOf(again));
      form.reset({ otpCode: "", userId: again.userId, rememberMe });
    } catch (thrown) {
      setTrouble(messageOf(thrown));
    } finally {
      setResending(false);
    }
  };

  return (
    <div className={styles.tab}>
      {trouble === undefined ? (
        <Alert kind="done">One-time passcode has been sent via {way}</Alert>
      ) : (
        <Alert kind="problem">{trouble}</Alert>
      )}
      <Form form={form} submitLabel="Verify" isSubmitWide>
        <TextField
          {...form.field("otpCode")}
          label="Verification Code"
          description="Six digits. It works once, for ten minutes."
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          isFocusedFirst
        />
      </Form>
      <div className={styles.line}>
        <Button kind="quiet" icon="arrow-left" onPress={onBack}>
          Back
        </Button>
        <Button kind="quiet" onPress={() => void resend()} isPending={isResending}>
          Resend the code
        </Button>
      </div>
    </div>
  );
};
