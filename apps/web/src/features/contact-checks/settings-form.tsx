import { CHECK_DAYS } from "@holdfast/contract/contact-checks/contact-check-rules";
import type { Plan } from "@holdfast/contract/plans/plan";
import { listPlans, updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";
import { SAVED } from "../../platform/forms/saved-messages";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { showToast } from "../../ui/feedback/toast-store";
import { Checkbox } from "../../ui/fields/choices/checkbox";
import { Form } from "../../ui/fields/forms/form";
import { NumberField } from "../../ui/fields/inputs/number-field";
import { Card } from "../../ui/layout/card";

/** Sets when a contact is stale, and whether stale contacts are asked automatically. */
export const SettingsForm = ({ plan }: { readonly plan: Plan }) => {
  const { planId, contactCheckDays, asksStaleContacts } = plan;
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: updatePlan,
    params: { planId },
    initial: { contactCheckDays, asksStaleContacts },
    onSaved: async (saved) => {
      await refresh(listPlans);
      const { contactCheckDays: days, asksStaleContacts: asks } = saved;
      form.reset({ contactCheckDays: days, asksStaleContacts: asks });
      showToast({ variant: "done", title: SAVED });
    },
  });
  return (
    <Card title="Settings for this plan">
      <Form form={form} isSubmitDisabled={!form.isChanged}>
        <NumberField
          {...form.field("contactCheckDays")}
          label="Confirmed details are out of date after"
          isRequired
          suffix="days"
          min={CHECK_DAYS.min}
          max={CHECK_DAYS.max}
        />
        <Checkbox {...form.field("asksStaleContacts")}>
          Automatically ask people in the teams when their details are out of date
        </Checkbox>
      </Form>
    </Card>
  );
};
