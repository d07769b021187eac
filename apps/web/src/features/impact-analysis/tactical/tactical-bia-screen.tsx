import { listTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { Link } from "react-router";
import { Alert } from "../../../ui/feedback/alert";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { PageFrame } from "../../../ui/layout/page-frame";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { useStoredDrafts } from "../../../platform/forms/stored-drafts";
import { may } from "../../../platform/session/can";
import { useRead } from "../../../platform/api/use-endpoint";
import { useBusinessUnits } from "../../business-units/public";
import { usePlan } from "../../dashboard/public";
import { RecoveryTimesPanel } from "./recovery-times-panel";
import type { RecoveryDays } from "./recovery-times-rules";

const UNSAVED = "Save or discard your changes first";

/** /dashboard/business-impact-analysis/tactical: how soon each business unit must work again. */
export const TacticalBiaScreen = () => {
  const plan = usePlan();
  const units = useBusinessUnits();
  const saved = useRead(listTacticalBias, { params: { planId: plan.planId } });
  const [drafts, setDrafts] = useStoredDrafts<RecoveryDays>(`tactical-bia:${plan.planId}`);
  const waitsFor = drafts.size > 0 ? UNSAVED : undefined;
  return (
    <PageFrame
      title="Tactical BIA"
      purpose="How soon each business unit must work again, and how much of its work may be lost."
      help={
        <>
          <p>
            The <strong>Recovery Time Objective (RTO)</strong> is how long a unit may stand still
            before it works again. The <strong>Recovery Point Objective (RPO)</strong> is how many
            days of its work and data may be lost.
          </p>
          <p>
            Neither may be longer than the MTPD, the time your business can bear. A short RTO costs
            money: spare equipment, a second place, practised staff. Spend it where it matters.
          </p>
          <p>
            <strong>For example:</strong> the café’s kitchen may stand still for 3 days and loses
            nothing that was written down: RTO 3 days, RPO 0 days. Its bookkeeping can wait 7 days,
            but must not lose more than 1 day of entries.
          </p>
        </>
      }
      previous={{
        to: "/dashboard/business-impact-analysis/strategic?step=scales",
        label: "Strategic BIA",
        waitsFor,
      }}
      next={{
        to: "/dashboard/business-impact-analysis/operational",
        label: "Operational BIA",
        waitsFor,
      }}
    >
      {plan.mtpd === null && (
        <Alert
          kind="warning"
          title="No MTPD yet"
          actions={
            <Link to="/dashboard/business-impact-analysis/strategic?step=mtpd">
              Go To Strategic BIA
            </Link>
          }
        >
          The Maximum Tolerable Period of Disruption is the upper end of these recovery times.
          Choose it first.
        </Alert>
      )}
      <QueryBoundary reads={[units, saved]} loading={<Skeleton lines={5} height={56} />}>
        {(rows, times) =>
          rows.length === 0 ? (
            <EmptyState
              icon="building"
              title="No Business Units"
              action={<Link to="/dashboard/business-units">Go To Business Units</Link>}
            >
              Recovery times are set for each business unit. Name them first.
            </EmptyState>
          ) : (
            <RecoveryTimesPanel
              planId={plan.planId}
              mtpd={plan.mtpd}
              units={rows}
              saved={times}
              mayChange={may(plan, "change")}
              drafts={drafts}
              onDrafts={setDrafts}
            />
          )
        }
      </QueryBoundary>
    </PageFrame>
  );
};
