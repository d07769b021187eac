import { NOT_ACTIVATED, WRONG_CREDENTIALS } from "@holdfast/contract/accounts/errors";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { Checkbox } from "../../../ui/fields/choices/checkbox";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { messageOr } from "../../../platform/api/call-error";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { ExplanationPanel } from "./explanation-panel";
import styles from "./login.module.css";
import type { Credentials, SentCode } from "./sign-in-rules";

type LoginFormProps = {
  /** The user name of the previous attempt. */
  readonly userName: string;
  readonly rememberMe: boolean;
  readonly onRememberMe: (rememberMe: boolean) => void;
  readonly onCodeSent: (credentials: Credentials, sent: SentCode) => void;
  readonly onNotActivated: (credentials: Credentials, message: string) => void;
};

/** First login step: correct credentials send a code. */
export const LoginForm = (props: LoginFormProps) => {
  const form = useContractForm({
    endpoint: requestSignInCode,
    params: {},
    initial: { email: props.userName, password: "" },
    skipsUnsavedWarning: true,
    onSaved: (sent, credentials) => props.onCodeSent(credentials, sent),
    onRefused: (refusal, credentials) => {
      if (refusal.status === WRONG_CREDENTIALS.status) {
        return messageOr(refusal, WRONG_CREDENTIALS.message);
      }
      if (refusal.status !== NOT_ACTIVATED.status) return false;
      props.onNotActivated(credentials, messageOr(refusal, NOT_ACTIVATED.message));
      return true;
    },
  });
  return (
    <div className={styles.tab}>
      <ExplanationPanel>
        After you enter your password, we will send you a code by email or SMS. By default, codes
        are sent by email. You can set up SMS later under{" "}
        <span className={styles.together}>Admin &gt; Settings</span>.
      </ExplanationPanel>
      <Form form={form} submitLabel="Log in" isSubmitFullWidth>
        <TextField
          {...form.field("email")}
          label="Username"
          description="Your email address"
          type="email"
          autoComplete="username"
          autoFocus={props.userName === ""}
        />
        <TextField
          {...form.field("password")}
          label="Password"
          type="password"
          autoComplete="current-password"
          autoFocus={props.userName !== ""}
        />
        <div className={styles.line}>
          <Checkbox value={props.rememberMe} onChange={props.onRememberMe}>
            Remember me
          </Checkbox>
          <a href="/reset-password">Forgot password</a>
        </div>
      </Form>
    </div>
  );
};
