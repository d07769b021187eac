import { useState } from "react";
import { Link } from "react-router";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import type { PlanPolicy } from "@holdfast/contract/policies/policy";
import { readLatestPlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/layout/card";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Alert } from "../../ui/feedback/alert";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { PageFrame } from "../../ui/layout/page-frame";
import { useRead } from "../../platform/api/use-endpoint";
import { can } from "../../platform/session/can";
import { usePlan } from "../workspace/public";
import { AccountableMembersForm } from "./accountable-members-form";

const LOADING = <Skeleton lines={3} height={96} label="Loading the members..." />;

/** /dashboard/policy: the contacts who are accountable for the policy in this plan. */
export const AccountableMembersScreen = () => {
  const plan = usePlan();
  const { planId, organisationId: orgId } = plan;
  const [isSelecting, setSelecting] = useState(false);
  const contacts = useRead(listContacts, isSelecting ? { params: { orgId } } : null);
  const policy = useRead(readLatestPlanPolicy, { params: { planId } }, { isAlwaysFresh: true });
  return (
    <PageFrame
      title="Accountable Members"
      purpose="The contacts who are accountable for the business continuity policy in this plan."
      help={
        <>
          <p>
            Someone must have the authority to spend money and to stop work. Choose the people who
            are accountable for this plan to the owners of the business.
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
      <QueryBoundary queries={[policy]} loading={LOADING}>
        {(latest) => (
          <>
            <PolicyCard policy={latest} />
            {isSelecting ? (
              <QueryBoundary queries={[contacts]} loading={LOADING}>
                {(people) => (
                  <AccountableMembersForm
                    plan={plan}
                    contacts={people}
                    policy={latest}
                    onClose={() => setSelecting(false)}
                  />
                )}
              </QueryBoundary>
            ) : (
              <MembersCard
                policy={latest}
                onSelect={can(plan, "change") ? () => setSelecting(true) : undefined}
              />
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
      Accountable members are accountable for the organisation’s policy, so create it too.
    </Alert>
  ) : (
    <Card title="The policy says" aside={<Link to="/organization/policy">Open the policy</Link>}>
      <p>{policy.businessContinuityResponsible}</p>
    </Card>
  );

type MembersCardProps = {
  readonly policy: PlanPolicy;
  /** Absent if the person may not change them. */
  readonly onSelect: (() => void) | undefined;
};

const MembersCard = ({ policy: { planPolicyMembers: members }, onSelect }: MembersCardProps) =>
  members.length === 0 ? (
    <EmptyState
      icon="people"
      title="No Accountable Members"
      action={
        onSelect && (
          <Button variant="primary" icon="people" onPress={onSelect}>
            Select members
          </Button>
        )
      }
    >
      {onSelect
        ? "Select the people who are accountable for this plan."
        : "An owner or editor of the organisation can select them."}
    </EmptyState>
  ) : (
    <Card
      title="Accountable members"
      aside={
        onSelect && (
          <Button icon="edit" onPress={onSelect}>
            Change members
          </Button>
        )
      }
    >
      <ul>
        {members.map(({ contactId, firstName, lastName, jobTitle }) => (
          <li key={contactId}>
            {firstName} {lastName}
            {jobTitle !== null && `, ${jobTitle}`}
          </li>
        ))}
      </ul>
    </Card>
  );
