import { REGISTRATION_AGREEMENTS } from "@holdfast/content/legal/registration-agreements";
import { register } from "@holdfast/contract/accounts/register";
import { useState } from "react";
import { FieldRow } from "../../design/field-row";
import { Form } from "../../design/form";
import { TextField } from "../../design/text-field";
import { useContractForm } from "../../platform/use-contract-form";
import { AgreementsField } from "./agreements-field";
import { ExplanationPanel } from "./explanation-panel";
import styles from "./login.module.css";

type RegisterFormProps = {
  readonly onRegistered: (email: string) => void;
};

/** Registration. It cannot be sent until all four agreements are ticked. */
export const RegisterForm = ({ onRegistered }: RegisterFormProps) => {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const form = useContractForm({
    endpoint: register,
    params: {},
    initial: { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" },
    onSaved: (_, sent) => onRegistered(sent.email.trim()),
  });
  return (
    <div className={styles.tab}>
      <ExplanationPanel>
        We send you a letter with a link that activates your account. To open a plan you then need a
        promo code or subscription key from your broker.
      </ExplanationPanel>
      <Form
        form={form}
        submitLabel="Register"
        isSubmitWide
        isSubmitDisabled={agreed.size < REGISTRATION_AGREEMENTS.length}
      >
        <FieldRow>
          <TextField {...form.field("firstName")} label="First name" autoComplete="given-name" />
          <TextField {...form.field("lastName")} label="Last name" autoComplete="family-name" />
        </FieldRow>
        <TextField {...form.field("email")} label="Email" type="email" autoComplete="email" />
        <FieldRow>
          <TextField
            {...form.field("password")}
            label="Password"
            type="password"
            autoComplete="new-password"
            description="6 or more: upper, lower, digit and symbol"
          />
          <TextField
            {...form.field("confirmPassword")}
            label="Confirm password"
            type="password"
            autoComplete="new-password"
          />
        </FieldRow>
        <AgreementsField agreed={agreed} onChange={setAgreed} />
      </Form>
    </div>
  );
};
