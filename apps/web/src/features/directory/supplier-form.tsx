import {
  createSupplier,
  listSuppliers,
  updateSupplier,
} from "@holdfast/contract/directory/supplier-endpoints";
import { TradingPartnerInput } from "@holdfast/contract/directory/trading-partner";
import type { Supplier } from "@holdfast/contract/directory/trading-partner";
import type { FormEditor } from "../../ui/fields/use-entry-editor";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useRefresh } from "../../platform/api/use-endpoint";
import { PartnerForm } from "./partner-form";

type AddSupplierFormProps = { readonly orgId: string; readonly editor: FormEditor };

/** Adds a supplier. */
export const AddSupplierForm = ({ orgId, editor }: AddSupplierFormProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: createSupplier,
    params: { orgId },
    initial: { category: [] },
    onSaved: async () => {
      await refresh(listSuppliers);
      editor.saved("Create successfully");
    },
  });
  return <PartnerForm form={form} category={form.field("category")} editor={editor} isNew />;
};

type EditSupplierFormProps = AddSupplierFormProps & { readonly supplier: Supplier };

/** Changes a supplier. */
export const EditSupplierForm = ({ orgId, editor, supplier }: EditSupplierFormProps) => {
  const refresh = useRefresh();
  const { supplierId, ...initial } = supplier;
  const form = useContractForm({
    endpoint: updateSupplier,
    params: { orgId, supplierId },
    createSchema: TradingPartnerInput,
    initial,
    onSaved: async () => {
      await refresh(listSuppliers);
      editor.saved("Saved successfully.");
    },
  });
  return (
    <PartnerForm form={form} category={form.field("category")} editor={editor} isNew={false} />
  );
};
