import { resendConfirmation } from "@holdfast/contract/accounts/confirmation-endpoints";
import { activationSentTo } from "@holdfast/contract/accounts/register";
import { useState } from "react";
import { Alert } from "../../../ui/feedback/alert";
import { Button } from "../../../ui/buttons/button";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { messageOf } from "../../../ui/feedback/shown-error";
import styles from "./login.module.css";
import type { Credentials } from "./sign-in-rules";

type NotActivatedNoticeProps = {
  readonly credentials: Credentials;
  readonly message: string;
  readonly onLogin: () => void;
};

/** The account was never activated: offers to resend the email or to log in again. */
export const NotActivatedNotice = ({ credentials, message, onLogin }: NotActivatedNoticeProps) => {
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  const resend = async () => {
    setSending(true);
    setTrouble(undefined);
    try {
      await callEndpoint(resendConfirmation, { body: credentials });
      setSent(true);
    } catch (error) {
      setTrouble(messageOf(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <div className={styles.tab}>
      {isSent ? (
        <Alert variant="done">{activationSentTo(credentials.email)}</Alert>
      ) : (
        <Alert variant="warning">{message}</Alert>
      )}
      {trouble !== undefined && <Alert variant="problem">{trouble}</Alert>}
      <div className={styles.line}>
        <Button variant="primary" onPress={onLogin} autoFocus>
          Login
        </Button>
        <Button onPress={() => void resend()} isPending={isSending}>
          Resend
        </Button>
      </div>
    </div>
  );
};
