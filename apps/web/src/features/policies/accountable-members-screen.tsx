import { Link } from "react-router";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import type { PlanPolicy } from "@holdfast/contract/policies/policy";
import { readLatestPlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { Card } from "../../ui/layout/card";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Alert } from "../../ui/feedback/alert";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { PageFrame } from "../../ui/layout/page-frame";
import { lazyComponent } from "../../ui/loading/lazy-component";
import { useRead } from "../../platform/api/use-endpoint";
import { can } from "../../platform/session/can";
import { usePlan } from "../dashboard/public";

const LOADING = <Skeleton lines={3} height={96} label="Loading the members..." />;

const AccountableMembersForm = lazyComponent(
  async () => (await import("./accountable-members-form")).AccountableMembersForm,
  LOADING,
);

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
      <QueryBoundary queries={[contacts, policy]} loading={LOADING}>
        {(people, latest) => (
          <>
            <PolicyCard policy={latest} />
            {can(plan, "change") ? (
              <AccountableMembersForm plan={plan} contacts={people} policy={latest} />
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
      The members are accountable for the policy of the organisation. Both count in the progress of
      the plan.
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
