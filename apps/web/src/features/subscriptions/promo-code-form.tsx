import type { Brokerage } from "@holdfast/contract/subscriptions/brokerage";
import {
  listPromoCodes,
  readBrokerage,
} from "@holdfast/contract/subscriptions/brokerage-endpoints";
import {
  createPromoCode,
  PROMO_CODE_CREATED,
} from "@holdfast/contract/subscriptions/promo-code-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { QuotaField } from "./quota-field";
import { beyondQuota, remainingText } from "./quota-rules";

type PromoCodeFormProps = { readonly brokerage: Brokerage; readonly onClose: () => void };

/** Creates a promo code; its uses leave the quota. */
export const PromoCodeForm = ({ brokerage, onClose }: PromoCodeFormProps) => {
  const refresh = useRefresh();
  const { remaining } = brokerage.quota;
  const form = useContractForm({
    endpoint: createPromoCode,
    params: {},
    initial: { code: "", quantity: null },
    onSaved: async () => {
      await refresh(listPromoCodes, readBrokerage);
      showToast({ variant: "done", title: PROMO_CODE_CREATED });
      onClose();
    },
  });
  const quantity = form.field("quantity");
  return (
    <Form
      form={form}
      submitLabel="Create promo code"
      onCancel={onClose}
      isSubmitDisabled={beyondQuota(quantity.value, remaining) !== undefined}
    >
      <TextField
        {...form.field("code")}
        label="Code"
        description="4 to 32 characters: A to Z, 0 to 9 and hyphens, such as AUTUMN-2026. Valid for 1 year."
        autoFocus
      />
      <QuotaField
        field={quantity}
        remaining={remaining}
        label="Quantity"
        min={0}
        description={`How many plans can use it. ${remainingText(remaining)}`}
      />
    </Form>
  );
};
