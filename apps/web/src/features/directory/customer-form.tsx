import {
  createCustomer,
  listCustomers,
  updateCustomer,
} from "@holdfast/contract/directory/customer-endpoints";
import { TradingPartnerInput } from "@holdfast/contract/directory/trading-partner";
import type { Customer } from "@holdfast/contract/directory/trading-partner";
import type { FormEditor } from "../../ui/fields/use-entry-editor";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useRefresh } from "../../platform/api/use-endpoint";
import { PartnerForm } from "./partner-form";

type AddCustomerFormProps = { readonly orgId: string; readonly editor: FormEditor };

/** Adds a customer. */
export const AddCustomerForm = ({ orgId, editor }: AddCustomerFormProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: createCustomer,
    params: { orgId },
    initial: { category: [] },
    onSaved: async () => {
      await refresh(listCustomers);
      editor.saved("Create successfully");
    },
  });
  return <PartnerForm form={form} category={form.field("category")} editor={editor} isNew />;
};

type EditCustomerFormProps = AddCustomerFormProps & { readonly customer: Customer };

/** Changes a customer. */
export const EditCustomerForm = ({ orgId, editor, customer }: EditCustomerFormProps) => {
  const refresh = useRefresh();
  const { customerId, ...initial } = customer;
  const form = useContractForm({
    endpoint: updateCustomer,
    params: { orgId, customerId },
    createSchema: TradingPartnerInput,
    initial,
    onSaved: async () => {
      await refresh(listCustomers);
      editor.saved("Saved successfully.");
    },
  });
  return (
    <PartnerForm form={form} category={form.field("category")} editor={editor} isNew={false} />
  );
};
