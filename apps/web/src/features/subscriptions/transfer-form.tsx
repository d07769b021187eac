import type { Brokerage } from "@holdfast/contract/subscriptions/brokerage";
import {
  listBrokerageTransactions,
  readBrokerage,
  transferred,
  transferSubscriptions,
} from "@holdfast/contract/subscriptions/brokerage-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import { Form } from "../../ui/fields/forms/form";
import { Select } from "../../ui/fields/choices/select";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useCurrentUser } from "../accounts/public";
import { QuotaField } from "./quota-field";
import { beyondQuota, remainingText } from "./quota-rules";

type TransferFormProps = { readonly brokerage: Brokerage; readonly onClose: () => void };

/** Transfers subscriptions to a sub-brokerage, or back to the parent. */
export const TransferForm = ({ brokerage, onClose }: TransferFormProps) => {
  const refresh = useRefresh();
  const userId = useCurrentUser()?.id;
  const { brokerageId, parentBrokerage, subBrokerages } = brokerage;
  const { remaining } = brokerage.quota;
  const form = useContractForm({
    endpoint: transferSubscriptions,
    params: { brokerageId },
    initial: { amount: null, ...(userId === undefined ? {} : { initiator: userId }) },
    onSaved: async (_, { amount }) => {
      await refresh(readBrokerage, listBrokerageTransactions);
      showToast({ variant: "done", title: transferred(amount) });
      onClose();
    },
  });
  const choices = [
    ...(parentBrokerage ? [{ id: parentBrokerage.brokerageId, name: parentBrokerage.name }] : []),
    ...subBrokerages.map((brokerage) => ({ id: brokerage.brokerageId, name: brokerage.name })),
  ];
  const amount = form.field("amount");
  return (
    <Form
      form={form}
      submitLabel="Transfer"
      onCancel={onClose}
      isSubmitDisabled={beyondQuota(amount.value, remaining) !== undefined}
    >
      <Select {...form.field("toBrokerageId")} label="Brokerage" choices={choices} autoFocus />
      <QuotaField
        field={amount}
        remaining={remaining}
        label="Number of subscriptions"
        min={0}
        description={remainingText(remaining)}
      />
    </Form>
  );
};
