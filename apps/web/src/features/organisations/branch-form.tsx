import type { Branch } from "@holdfast/contract/organisations/place";
import { BranchInput } from "@holdfast/contract/organisations/place";
import { createBranch, updateBranch } from "@holdfast/contract/organisations/place-endpoints";
import type { FormEditor } from "../../ui/fields/use-entry-editor";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { PlaceForm } from "./place-form";
import { useRefreshBranches } from "./use-places";

const NAME = {
  nameLabel: "Branch name",
  nameExample: "What your staff call it, such as Head Office or Wharf Street shop.",
};

type AddBranchFormProps = { readonly orgId: string; readonly editor: FormEditor };

/** Adds a business location. */
export const AddBranchForm = ({ orgId, editor }: AddBranchFormProps) => {
  const refresh = useRefreshBranches();
  const form = useContractForm({
    endpoint: createBranch,
    params: { orgId },
    initial: {},
    onSaved: async () => {
      await refresh();
      editor.saved("Create successfully");
    },
  });
  return <PlaceForm form={form} editor={editor} isNew {...NAME} />;
};

type EditBranchFormProps = AddBranchFormProps & { readonly branch: Branch };

/** Changes a business location. */
export const EditBranchForm = ({ orgId, editor, branch }: EditBranchFormProps) => {
  const refresh = useRefreshBranches();
  const { name, address, additionalAddressInformation, email, phone } = branch;
  const form = useContractForm({
    endpoint: updateBranch,
    params: { orgId, branchId: branch.branchId },
    createSchema: BranchInput,
    initial: { name, address, additionalAddressInformation, email, phone },
    onSaved: async () => {
      await refresh();
      editor.saved("Saved successfully.");
    },
  });
  return <PlaceForm form={form} editor={editor} isNew={false} {...NAME} />;
};
