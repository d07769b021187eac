import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listCmtCompositionPresets } from "@holdfast/contract/library/plan-lookups";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { policyStatement } from "@holdfast/contract/policies/policy";
import type { Policy } from "@holdfast/contract/policies/policy";
import { listPolicies, POLICY_SAVED } from "@holdfast/contract/policies/policy-endpoints";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { showToast } from "../../ui/feedback/toast-store";
import { PageFrame } from "../../ui/layout/page-frame";
import { queryKey, useRead, useRefresh } from "../../platform/api/use-endpoint";
import { can } from "../../platform/session/can";
import { useOrganisation } from "../workspace/public";
import { PolicyHelpPanel } from "./policy-help-panel";
import { STATEMENT_TITLES } from "./statement-rules";
import { PolicyPanel } from "./policy-panel";
import { PolicyForm } from "./policy-form";

const LOADING = <Skeleton lines={5} height={96} label="Loading the policy..." />;

/** /organization/policy: the business continuity policy, or the form of a new version. */
export const PolicyScreen = () => {
  const organisation = useOrganisation();
  const { organisationId: orgId } = organisation;
  const policies = useRead(listPolicies, { params: { orgId } });
  const [isWriting, setWriting] = useState(false);
  const mayChange = can(organisation, "change");
  const createNew = (
    <Button variant="primary" icon="add" onPress={() => setWriting(true)}>
      Create New
    </Button>
  );
  return (
    <PageFrame
      title="Business Continuity Policy"
      purpose="What your business commits to, who is responsible, and how the program is kept up to date. Signed by top management."
      action={mayChange && !isWriting && policies.data && policies.data.length > 0 && createNew}
      help={<PolicyHelpPanel />}
      previous={{ to: "/organization/strategic-areas", label: "Strategic Areas" }}
      next={{ to: "/organization/plans", label: "Go to Plans" }}
    >
      <QueryBoundary queries={[policies]} loading={LOADING}>
        {(versions) =>
          isWriting ? (
            <NewPolicy latest={versions[0] ?? null} onClose={() => setWriting(false)} />
          ) : versions.length > 0 ? (
            <PolicyPanel organisation={organisation} versions={versions} mayChange={mayChange} />
          ) : (
            <EmptyState
              icon="policy"
              title="No policy document, please create new."
              action={mayChange && createNew}
            >
              Choose a Governance Committee and a statement. The other pages are filled in for you.
            </EmptyState>
          )
        }
      </QueryBoundary>
    </PageFrame>
  );
};

type NewPolicyProps = {
  readonly latest: Policy | null;
  readonly onClose: () => void;
};

const NewPolicy = ({ latest, onClose }: NewPolicyProps) => {
  const organisation = useOrganisation();
  const { organisationId: orgId, name } = organisation;
  const contacts = useRead(listContacts, { params: { orgId } });
  const presets = useRead(listCmtCompositionPresets, {});
  const client = useQueryClient();
  const refresh = useRefresh();
  const onSaved = (policy: Policy) => {
    client.setQueryData<readonly Policy[]>(
      queryKey(listPolicies, { params: { orgId } }),
      (earlier) => [policy, ...(earlier ?? [])],
    );
    void refresh(listPlans);
    showToast({ variant: "done", title: POLICY_SAVED });
    onClose();
  };
  return (
    <QueryBoundary queries={[contacts, presets]} loading={LOADING}>
      {(people, statements) => (
        <PolicyForm
          organisation={organisation}
          contacts={people}
          statements={statements.map(({ cmtCompositionPresetId, value }) => ({
            title: STATEMENT_TITLES[cmtCompositionPresetId],
            id: String(cmtCompositionPresetId),
            text: policyStatement(value, name),
          }))}
          latest={latest}
          onSaved={onSaved}
          onCancel={onClose}
        />
      )}
    </QueryBoundary>
  );
};
