import type { Brokerage } from "@holdfast/contract/subscriptions/brokerage";
import {
  listBrokerageSubscriptions,
  readBrokerage,
} from "@holdfast/contract/subscriptions/brokerage-endpoints";
import { MAX_ISSUED_KEYS } from "@holdfast/contract/subscriptions/subscription";
import { issueSubscriptions } from "@holdfast/contract/subscriptions/subscription-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { QuotaField } from "./quota-field";
import { beyondQuota, remainingText } from "./quota-rules";

type IssueKeysFormProps = { readonly brokerage: Brokerage; readonly onClose: () => void };

/** Takes keys from the quota. */
export const IssueKeysForm = ({ brokerage, onClose }: IssueKeysFormProps) => {
  const refresh = useRefresh();
  const { remaining } = brokerage.quota;
  const form = useContractForm({
    endpoint: issueSubscriptions,
    params: {},
    initial: { quantity: 1, email: null },
    onSaved: async (_, { quantity }) => {
      await refresh(listBrokerageSubscriptions, readBrokerage);
      showToast({
        variant: "done",
        title: quantity === 1 ? "The key has been issued" : `${quantity} keys have been issued`,
      });
      onClose();
    },
  });
  const quantity = form.field("quantity");
  return (
    <Form
      form={form}
      submitLabel="Issue keys"
      onCancel={onClose}
      isSubmitDisabled={beyondQuota(quantity.value, remaining) !== undefined}
    >
      <QuotaField
        field={quantity}
        remaining={remaining}
        label="Quantity"
        min={1}
        max={MAX_ISSUED_KEYS}
        description={`${remainingText(remaining)} At most ${MAX_ISSUED_KEYS} at a time.`}
      />
      <TextField
        {...form.field("email")}
        onChange={(email) => form.change({ email: email || null })}
        label="Assign to"
        type="email"
        description="The keys are sent to this email address. You can assign them later instead."
      />
    </Form>
  );
};
