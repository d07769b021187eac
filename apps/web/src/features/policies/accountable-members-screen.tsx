import { Link } from "react-router";
import { useQueryClient } from "@tanstack/react-query";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import type { Contact } from "@holdfast/contract/directory/contact";
import type { Plan } from "@holdfast/contract/plans/plan";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { PlanPolicy } from "@holdfast/contract/policies/policy";
import { readLatestPlanPolicy, savePlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { Card } from "../../ui/layout/card";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Alert } from "../../ui/feedback/alert";
import { Form } from "../../ui/fields/form";
import { MultiSelect } from "../../ui/fields/multi-select";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { showToast } from "../../ui/feedback/toast-store";
import { PageFrame } from "../../ui/layout/page-frame";
import { queryKey, useRead, useRefresh } from "../../platform/api/use-endpoint";
import { SAVED } from "../../platform/forms/saved-messages";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { can } from "../../platform/session/can";
import { usePlan } from "../dashboard/public";

/** /dashboard/policy: the contacts who are accountable for the policy in this plan. */
export const AccountableMembersScreen = () => {
  const plan = usePlan();
  const { planId, organisationId: orgId } = plan;
  const contacts = useRead(listContacts, { params: { orgId } });
  const policy = useRead(readLatestPlanPolicy, { params: { planId } }, { isAlwaysFresh: true });
  return (
    <PageFrame
      title="Accountable Members"
      purpose="The contacts who are accountable for the business continuity policy in this plan."
      help={
        <>
          <p>
            Someone must have the authority to spend money and to stop work. Choose the people who
            answer for this plan to the owners of the business.
          </p>
          <p>
            <strong>For example:</strong> the owner and the manager of this location. In a larger
            business, the director who is responsible for operations.
          </p>
        </>
      }
      previous={{ to: "/dashboard/teams", label: "Teams" }}
      next={{ to: "/dashboard/business-impact-analysis/strategic", label: "Strategic BIA" }}
    >
      <QueryBoundary
        queries={[contacts, policy]}
        loading={<Skeleton lines={3} height={96} label="Loading the members..." />}
      >
        {(people, latest) => (
          <>
            <PolicyCard policy={latest} />
            {can(plan, "change") ? (
              <MembersForm plan={plan} contacts={people} policy={latest} />
            ) : (
              <MembersCard policy={latest} />
            )}
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

const PolicyCard = ({ policy }: { readonly policy: PlanPolicy }) =>
  policy.businessContinuityResponsible === null ? (
    <Alert
      variant="warning"
      title="There is no policy yet."
      actions={<Link to="/organization/policy">Create the policy</Link>}
    >
      Accountable members answer for the organisation’s policy, so the plan needs both.
    </Alert>
  ) : (
    <Card title="The policy says" aside={<Link to="/organization/policy">Open the policy</Link>}>
      <p>{policy.businessContinuityResponsible}</p>
    </Card>
  );

const MembersCard = ({ policy }: { readonly policy: PlanPolicy }) =>
  policy.planPolicyMembers.length === 0 ? (
    <EmptyState icon="people" title="No Accountable Members">
      An owner or editor of the organisation can select them.
    </EmptyState>
  ) : (
    <Card title="Accountable members">
      <ul>
        {policy.planPolicyMembers.map(({ contactId, firstName, lastName, jobTitle }) => (
          <li key={contactId}>
            {firstName} {lastName}
            {jobTitle !== null && `, ${jobTitle}`}
          </li>
        ))}
      </ul>
    </Card>
  );

type MembersFormProps = {
  readonly plan: Pick<Plan, "planId">;
  readonly contacts: readonly Contact[];
  readonly policy: PlanPolicy;
};

const MembersForm = ({ plan: { planId }, contacts, policy }: MembersFormProps) => {
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
      <Form form={form}>
        <MultiSelect
          {...form.field("contacts")}
          label="Contacts"
          description="Type part of a name. Select one or more contacts."
          choices={contacts.map((contact) => ({
            id: contact.contactId,
            name: `${contact.firstName} ${contact.lastName}`,
            ...(contact.jobTitle !== null && { note: contact.jobTitle }),
          }))}
        />
      </Form>
    </Card>
  );
};
