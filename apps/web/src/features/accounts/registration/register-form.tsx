import { REGISTRATION_AGREEMENTS } from "@holdfast/content/legal/registration-agreements";
import { register } from "@holdfast/contract/accounts/register";
import { useEffect } from "react";
import { FieldRow } from "../../../ui/fields/field-row";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { AgreementsField } from "./agreements-field";
import { ExplanationPanel } from "../login/explanation-panel";
import styles from "../login/login.module.css";
import { NewPasswordSection } from "../new-password-section";
import type { RegistrationDraft } from "./registration-draft-rules";

type RegisterFormProps = {
  /** What was filled in before; held by the dialog, which outlives its tabs. */
  readonly draft: RegistrationDraft;
  readonly onDraft: (draft: RegistrationDraft) => void;
  readonly onRegistered: (email: string) => void;
};

/** Registration form, disabled until all four agreements are ticked. */
export const RegisterForm = ({ draft, onDraft, onRegistered }: RegisterFormProps) => {
  const form = useContractForm({
    endpoint: register,
    params: {},
    initial: draft.values,
    // The dialog warns for both tabs.
    skipsUnsavedWarning: true,
    onSaved: (_, sent) => onRegistered(sent.email.trim()),
  });
  const { values } = form;
  useEffect(() => {
    onDraft({ ...draft, values: filledIn(values) });
    // oxlint-disable-next-line react/exhaustive-deps -- stored as the user types
  }, [values]);
  return (
    <div className={styles.tab}>
      <ExplanationPanel>
        We will email you a link to activate your account. To create a plan you will also need a
        promo code or subscription key from your broker.
      </ExplanationPanel>
      <Form
        form={form}
        submitLabel="Register"
        isSubmitFullWidth
        isSubmitDisabled={draft.agreed.size < REGISTRATION_AGREEMENTS.length}
      >
        <FieldRow>
          <TextField {...form.field("firstName")} label="First name" autoComplete="given-name" />
          <TextField {...form.field("lastName")} label="Last name" autoComplete="family-name" />
        </FieldRow>
        <TextField {...form.field("email")} label="Email" type="email" autoComplete="email" />
        <FieldRow>
          <NewPasswordSection
            password={form.field("password")}
            confirmation={form.field("confirmPassword")}
          />
        </FieldRow>
        <AgreementsField
          agreed={draft.agreed}
          onChange={(agreed) => onDraft({ ...draft, agreed })}
        />
        {draft.agreed.size < REGISTRATION_AGREEMENTS.length && (
          <p className={styles.alsoApplies}>Agree to all four to register.</p>
        )}
      </Form>
    </div>
  );
};

/** Turns cleared fields into empty strings. */
const filledIn = (values: {
  readonly [Name in keyof RegistrationDraft["values"]]?: string | null | undefined;
}): RegistrationDraft["values"] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ""]));
