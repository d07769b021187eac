import { REGISTRATION_AGREEMENTS } from "@holdfast/content/legal/registration-agreements";
import { AGREEMENTS_NEEDED } from "@holdfast/contract/accounts/password-endpoints";
import { useState } from "react";
import { FieldRow } from "../../ui/fields/field-row";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import type { CallError } from "../../platform/api/call-error";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { AgreementsField } from "./registration/agreements-field";
import { activateAccount, setNewPassword } from "./new-password-rules";
import { NewPasswordSection } from "./new-password-section";

type NewPasswordFormProps = {
  /** The user whose password it is, and the token that allows the change. */
  readonly userId: string;
  readonly token: string;
  /** Whether to ask for first and last name; by default they are asked for together with missing agreements. */
  readonly asksNames?: boolean;
  readonly submitLabel: string;
  /** Whether to ask everyone for the four agreements, or only users without a recorded acceptance. */
  readonly asksAgreements: "always" | "if-missing";
  readonly onSaved: () => void | Promise<void>;
  /** Handles a rejection on the page: true, or the message to show. */
  readonly onRefused?: (refusal: CallError) => boolean | string;
};

const lacksAgreements = ({ fieldErrors }: CallError) =>
  fieldErrors.some(({ path }) => path === "agreementsAccepted");

const NO_NAMES = { firstName: "", lastName: "" };

/** A new password, twice, by the rules of registration; and names and agreements where they are missing. */
export const NewPasswordForm = (props: NewPasswordFormProps) => {
  const [isAsking, setAsking] = useState(props.asksAgreements === "always");
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const hasAgreed = agreed.size === REGISTRATION_AGREEMENTS.length;
  // An invited user without the agreements has not given the names either.
  const asksNames = props.asksNames ?? (props.asksAgreements === "if-missing" && isAsking);
  const form = useContractForm({
    endpoint: asksNames ? activateAccount : setNewPassword,
    params: {},
    initial: {
      ...(asksNames ? NO_NAMES : {}),
      userId: props.userId,
      token: props.token,
      newPassword: "",
      confirmPassword: "",
    },
    omittedFields: ["confirmPassword"],
    onSaved: props.onSaved,
    onRefused: (refusal) => {
      if (!lacksAgreements(refusal)) return props.onRefused?.(refusal) ?? false;
      setAsking(true);
      form.change(NO_NAMES);
      return AGREEMENTS_NEEDED;
    },
  });

  const agree = (next: ReadonlySet<string>) => {
    setAgreed(next);
    const isWhole = next.size === REGISTRATION_AGREEMENTS.length;
    form.change({ agreementsAccepted: isWhole ? true : undefined });
  };

  return (
    <Form
      form={form}
      submitLabel={props.submitLabel}
      isSubmitFullWidth
      isSubmitDisabled={isAsking && !hasAgreed}
    >
      {asksNames && (
        <FieldRow>
          <TextField
            {...form.field("firstName")}
            label="First name"
            autoComplete="given-name"
            autoFocus
          />
          <TextField {...form.field("lastName")} label="Last name" autoComplete="family-name" />
        </FieldRow>
      )}
      <NewPasswordSection
        password={form.field("newPassword")}
        confirmation={form.field("confirmPassword")}
        autoFocus={!asksNames}
      />
      {isAsking && <AgreementsField agreed={agreed} onChange={agree} />}
    </Form>
  );
};
