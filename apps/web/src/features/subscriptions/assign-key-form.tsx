import { listBrokerageSubscriptions } from "@holdfast/contract/subscriptions/brokerage-endpoints";
import type { Subscription } from "@holdfast/contract/subscriptions/subscription";
import { assignSubscription } from "@holdfast/contract/subscriptions/subscription-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";

type AssignKeyFormProps = { readonly subscription: Subscription; readonly onClose: () => void };

/** Assigns an unused key to an email address, which receives it. */
export const AssignKeyForm = ({ subscription, onClose }: AssignKeyFormProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: assignSubscription,
    params: {},
    initial: { subscriptionKey: subscription.key, email: subscription.assignedTo ?? "" },
    onSaved: async (_, { email }) => {
      await refresh(listBrokerageSubscriptions);
      showToast({ variant: "done", title: `The key has been sent to ${email}` });
      onClose();
    },
  });
  return (
    <Form form={form} submitLabel="Assign key" onCancel={onClose}>
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        description="The key is sent to this address, and appears in My Subscriptions of the account with this address."
        autoFocus
      />
    </Form>
  );
};
