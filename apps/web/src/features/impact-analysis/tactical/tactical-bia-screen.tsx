import { listTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { Link } from "react-router";
import { Alert } from "../../../ui/feedback/alert";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { PageFrame } from "../../../ui/layout/page-frame";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { useStoredDrafts } from "../../../platform/session/stored-drafts";
import { can } from "../../../platform/session/can";
import { VideoSection } from "../../../platform/video/video-section";
import { useRead } from "../../../platform/api/use-endpoint";
import { useBusinessUnits } from "../../business-units/public";
import { PageFindingsSection, usePlan } from "../../workspace/public";
import { RecoveryTimesPanel } from "./recovery-times-panel";
import type { RecoveryDraft } from "./recovery-times-rules";

const UNSAVED = "Save or discard your changes first";

/** /dashboard/business-impact-analysis/tactical: how soon each business unit must be working again. */
export const TacticalBiaScreen = () => {
  const plan = usePlan();
  const units = useBusinessUnits();
  const saved = useRead(listTacticalBias, { params: { planId: plan.planId } });
  const [drafts, setDrafts] = useStoredDrafts<RecoveryDraft>(`tactical-bia:${plan.planId}`);
  const waitsFor = drafts.size > 0 ? UNSAVED : undefined;
  return (
    <PageFrame
      title="Tactical BIA"
      purpose="How soon each business unit must be working again, and how much of its work can be lost."
      help={
        <>
          <p>
            The <strong>Recovery Time Objective (RTO)</strong> is how long a unit can be down. The{" "}
            <strong>Recovery Point Objective (RPO)</strong> is how many days of its work and data
            can be lost.
          </p>
          <p>
            Neither can be longer than the MTPD, the longest disruption your business can tolerate.
            A short RTO costs money: spare equipment, a second site, trained staff. Spend it where
            it matters.
          </p>
          <p>
            <strong>For example:</strong> the reception of an office can be closed for 3 days and
            has no records to lose: RTO 3 days, RPO 0 days. Bookkeeping can wait 7 days, but must
            not lose more than 1 day of entries.
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
          variant="warning"
          title="No MTPD yet"
          actions={
            <Link to="/dashboard/business-impact-analysis/strategic?step=mtpd">
              Go To Strategic BIA
            </Link>
          }
        >
          The Maximum Tolerable Period of Disruption is the upper limit of these recovery times. Set
          it first.
        </Alert>
      )}
      {/* As high as the table with the video, so that the links below do not move when both appear. */}
      <QueryBoundary queries={[units, saved]} loading={<Skeleton lines={10} height={56} />}>
        {(rows, times) => (
          <>
            {rows.length === 0 ? (
              <EmptyState
                icon="building"
                title="No Business Units"
                action={<Link to="/dashboard/business-units">Go To Business Units</Link>}
              >
                Recovery times are set for each business unit. Add your business units first.
              </EmptyState>
            ) : (
              <RecoveryTimesPanel
                planId={plan.planId}
                mtpd={plan.mtpd}
                units={rows}
                saved={times}
                mayChange={can(plan, "change")}
                drafts={drafts}
                onDrafts={setDrafts}
              />
            )}
            <PageFindingsSection />
            <VideoSection name="tactical" />
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};
