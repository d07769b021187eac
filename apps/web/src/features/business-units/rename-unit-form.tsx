import { updateDepartment } from "@holdfast/contract/business-units/department-endpoints";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { showToast } from "../../ui/feedback/toast-store";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useRefresh } from "../../platform/api/use-endpoint";
import { usePlan } from "../workspace/public";
import type { BusinessUnit } from "./unit-names-rules";
import { READS_OF_UNITS } from "./use-business-units";
import { SAVED } from "../../platform/forms/saved-messages";

type RenameUnitFormProps = {
  readonly unit: BusinessUnit;
  readonly onClose: () => void;
};

/** Renames a business unit; the data that belongs to it is kept. */
export const RenameUnitForm = ({ unit, onClose }: RenameUnitFormProps) => {
  const { organisationId: orgId, branchId } = usePlan();
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: updateDepartment,
    params: { orgId, branchId, departmentId: unit.departmentId },
    initial: { name: unit.name },
    onSaved: async () => {
      await refresh(...READS_OF_UNITS);
      showToast({ variant: "done", title: SAVED });
      onClose();
    },
  });
  return (
    <Form form={form} onCancel={onClose}>
      <TextField {...form.field("name")} label="Name" autoFocus />
    </Form>
  );
};
