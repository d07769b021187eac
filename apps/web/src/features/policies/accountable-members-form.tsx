import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Contact } from "@holdfast/contract/directory/contact";
import type { Plan } from "@holdfast/contract/plans/plan";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { PlanPolicy } from "@holdfast/contract/policies/policy";
import { readLatestPlanPolicy, savePlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { Card } from "../../ui/layout/card";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Form } from "../../ui/fields/forms/form";
import { contactChoice } from "../../platform/format/contact-choice";
import { MultiSelect } from "../../ui/fields/lazy-fields";
import { showToast } from "../../ui/feedback/toast-store";
import { queryKey, useRefresh } from "../../platform/api/use-endpoint";
import { SAVED } from "../../platform/forms/saved-messages";
import { useContractForm } from "../../platform/forms/use-contract-form";

type AccountableMembersFormProps = {
  readonly plan: Pick<Plan, "planId">;
  readonly contacts: readonly Contact[];
  readonly policy: PlanPolicy;
  readonly onClose: () => void;
};

/** Selects the accountable members from the contacts of the organisation. */
export const AccountableMembersForm = ({
  plan: { planId },
  contacts,
  policy,
  onClose,
}: AccountableMembersFormProps) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: savePlanPolicy,
    params: { planId },
    initial: { contacts: policy.planPolicyMembers.map(({ contactId }) => contactId) },
    onSaved: (saved) => {
      client.setQueryData(queryKey(readLatestPlanPolicy, { params: { planId } }), saved);
      void refresh(listPlans);
      showToast({ variant: "done", title: SAVED });
      onClose();
    },
  });
  if (contacts.length === 0)
    return (
      <EmptyState
        icon="people"
        title="No Contacts"
        action={<Link to="/organization/contacts">Add contacts</Link>}
      >
        Members are selected from the contacts of the organisation.
      </EmptyState>
    );
  return (
    <Card title="Accountable members">
      <Form form={form} onCancel={onClose}>
        <MultiSelect
          {...form.field("contacts")}
          label="Contacts"
          description="Type part of a name. Select one or more contacts."
          choices={contacts.map(contactChoice)}
        />
      </Form>
    </Card>
  );
};
