import type { ReactNode } from "react";
import { Form } from "../../design/form";
import { TextField } from "../../design/text-field";
import type { CallError } from "../../platform/call-error";
import { useContractForm } from "../../platform/use-contract-form";
import { setNewPassword } from "./new-password-rules";

type NewPasswordFormProps = {
  /** Whose password, and the link that allows it. */
  readonly userId: string;
  readonly token: string;
  readonly submitLabel: string;
  readonly isSubmitDisabled?: boolean;
  readonly onSaved: () => void | Promise<void>;
  /** A refusal that the page answers itself: true, or the words to show. */
  readonly onRefused?: (refusal: CallError) => boolean | string;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
};

/** A new password, twice; by the rules of registration. */
export const NewPasswordForm = (props: NewPasswordFormProps) => {
  const form = useContractForm({
    endpoint: setNewPassword,
    params: {},
    initial: {
      userId: props.userId,
      token: props.token,
      newPassword: "",
      confirmPassword: "",
    },
    leavesOut: ["confirmPassword"],
    onSaved: props.onSaved,
    ...(props.onRefused ? { onRefused: props.onRefused } : {}),
  });
  return (
    <Form
      form={form}
      submitLabel={props.submitLabel}
      isSubmitWide
      isSubmitDisabled={props.isSubmitDisabled === true}
    >
      <TextField
        {...form.field("newPassword")}
        label="Password"
        type="password"
        autoComplete="new-password"
        description="6 or more: upper, lower, digit and symbol"
        isFocusedFirst
      />
      <TextField
        {...form.field("confirmPassword")}
        label="Confirm password"
        type="password"
        autoComplete="new-password"
      />
      {props.children}
    </Form>
  );
};
