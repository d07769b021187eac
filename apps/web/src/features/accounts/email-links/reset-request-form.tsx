import {
  requestPasswordReset,
  noAccountWith,
} from "@holdfast/contract/accounts/password-endpoints";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { useContractForm } from "../../../platform/forms/use-contract-form";

type ResetRequestFormProps = {
  readonly onSent: (message: string) => void;
};

/** Requests the reset email; the response does not reveal whether the account exists. */
export const ResetRequestForm = ({ onSent }: ResetRequestFormProps) => {
  const form = useContractForm({
    endpoint: requestPasswordReset,
    params: {},
    initial: { email: "" },
    onSaved: ({ message }) => onSent(message),
    onRefused: (refusal, { email }) => refusal.status === 401 && noAccountWith(email.trim()),
  });
  return (
    <Form form={form} submitLabel="Send Verification Email" isSubmitFullWidth>
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus
      />
    </Form>
  );
};
