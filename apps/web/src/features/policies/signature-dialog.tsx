import type { Policy } from "@holdfast/contract/policies/policy";
import { signPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { Dialog } from "../../ui/overlays/dialog";
import { DateField } from "../../ui/fields/lazy-fields";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useToday } from "../../platform/format/use-today";

type SignatureFormProps = {
  readonly orgId: string;
  readonly policy: Policy;
  readonly onSaved: (policy: Policy) => void;
  readonly onClose: () => void;
};

/** Records who signed the printed policy. */
export const SignatureDialog = (props: SignatureFormProps & { readonly isOpen: boolean }) => (
  <Dialog title="Record the signature" isOpen={props.isOpen} onClose={props.onClose} width={500}>
    <SignatureForm {...props} />
  </Dialog>
);

const SignatureForm = ({ orgId, policy, onSaved, onClose }: SignatureFormProps) => {
  const today = useToday();
  const form = useContractForm({
    endpoint: signPolicy,
    params: { orgId, policyId: policy.policyId },
    initial: { signedBy: policy.signedBy, signedOn: policy.signedOn ?? today },
    onSaved,
  });
  return (
    <Form form={form} onCancel={onClose}>
      <TextField
        {...form.field("signedBy")}
        label="Signed by"
        description="The name of the person who signed the printed policy for the business."
        autoFocus
      />
      <DateField {...form.field("signedOn")} label="Signed on" latest={today} />
    </Form>
  );
};
