import { listRecoveryStrategyTypes } from "@holdfast/contract/library/impact-lookups";
import {
  listAlternativeSites,
  listBranches,
} from "@holdfast/contract/organisations/place-endpoints";
import { listRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { Link } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { PageFrame } from "../../ui/layout/page-frame";
import { Skeleton } from "../../ui/feedback/skeleton";
import { useStoredDrafts } from "../../platform/session/stored-drafts";
import { can } from "../../platform/session/can";
import { useRead } from "../../platform/api/use-endpoint";
import { PageFindingsSection, usePlan } from "../workspace/public";
import { TermPopover } from "../library/public";
import { RecoveryDetailsSection } from "../recovery-details/public";
import { locationChoices } from "./location-choice-rules";
import { RecoveryStrategiesPanel } from "./recovery-strategies-panel";
import type { StrategyFields } from "./strategy-rows-rules";

const LOADING = <Skeleton lines={4} height={88} />;

const UNSAVED = "Save or discard your changes first";

/** /dashboard/recovery-strategy: where each business unit works if its usual site can't be used. */
export const RecoveryStrategyScreen = () => {
  const plan = usePlan();
  const { planId, organisationId: orgId } = plan;
  const saved = useRead(listRecoveryStrategies, { params: { planId } });
  const types = useRead(listRecoveryStrategyTypes, {});
  const branches = useRead(listBranches, { params: { orgId } });
  const sites = useRead(listAlternativeSites, { params: { orgId } });
  const [drafts, setDrafts] = useStoredDrafts<StrategyFields>(`recovery-strategies:${planId}`);
  const waitsFor = drafts.size > 0 ? UNSAVED : undefined;
  return (
    <PageFrame
      title="Recovery Strategy"
      purpose={
        <>
          Where each business unit works if its usual site can’t be used.{" "}
          <TermPopover term="Recovery Strategy" />
        </>
      }
      help={
        <>
          <p>
            When the doors are shut, the first question is “Where do we go?” Answering it now takes
            a phone call. Answering it on the day can take a week.
          </p>
          <p>
            You can choose from the recovery sites and other business locations you have added under{" "}
            <Link to="/organization">Organization</Link>.
          </p>
          <p>
            <strong>For example:</strong> client meetings move to a shared office two suburbs away,
            bookkeeping works from home, and the archive is suspended until the office is restored.
          </p>
        </>
      }
      previous={{
        to: "/dashboard/business-impact-analysis/operational",
        label: "Operational BIA",
        waitsFor,
      }}
      next={{ to: "/dashboard/plan-document", label: "Plan Document", waitsFor }}
    >
      <QueryBoundary queries={[saved, types, branches, sites]} loading={LOADING}>
        {(rows, kinds, locations, recoverySites) =>
          rows.length === 0 ? (
            <EmptyState
              icon="building"
              title="No Business Units"
              action={<Link to="/dashboard/business-units">Go To Business Units</Link>}
            >
              A recovery strategy is chosen for each business unit. Add your business units first.
            </EmptyState>
          ) : (
            <RecoveryStrategiesPanel
              planId={planId}
              saved={rows}
              choices={locationChoices(kinds, {
                branches: locations.filter(({ branchId }) => branchId !== plan.branchId),
                sites: recoverySites,
              })}
              mayChange={can(plan, "change")}
              drafts={drafts}
              onDrafts={setDrafts}
            />
          )
        }
      </QueryBoundary>
      <RecoveryDetailsSection plan={plan} />
      <PageFindingsSection />
    </PageFrame>
  );
};
