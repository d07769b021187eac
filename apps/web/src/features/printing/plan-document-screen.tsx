import { type PlanDocument, readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { listPlans, recordPlanDownload } from "@holdfast/contract/plans/plan-endpoints";
import { useMemo } from "react";
import { lazyComponent } from "../../ui/loading/lazy-component";
import { PageFrame } from "../../ui/layout/page-frame";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { ReadFailed } from "../../ui/feedback/read-failed";
import { Skeleton } from "../../ui/feedback/skeleton";
import { useImageData } from "../../platform/api/use-image-data";
import { useChange, useRead } from "../../platform/api/use-endpoint";
import { can } from "../../platform/session/can";
import { useToday } from "../../platform/format/use-today";
import { usePlan } from "../workspace/public";
import { TeamFileCard } from "../offline-plan/public";
import { DownloadsCard } from "./downloads-card";
import { SingleSheetsCard } from "./single-sheets-card";
import { useTeamAnchor } from "./use-team-anchor";
import { VersionsCard } from "./versions/versions-card";
import { OtherFormatsCard } from "./formats/other-formats-card";

const LOADING = <Skeleton lines={6} height={120} label="Loading the plan..." />;

const PlanPreview = lazyComponent(
  async () => (await import("./plan-preview")).PlanPreview,
  LOADING,
);

/** Shows a preview of the continuity plan and its downloads (specification, plan-workspace 2). */
export const PlanDocumentScreen = () => {
  const plan = usePlan();
  const { planId } = plan;
  useTeamAnchor(plan);
  const today = useToday();
  const read = useRead(
    readPlanDocument,
    { params: { planId }, query: { today } },
    { isAlwaysFresh: true },
  );
  const data = useWithImages(read.data);
  const { error, isFetching, refetch } = read;
  const preview = { data, error, isFetching, refetch };
  const recording = useChange(recordPlanDownload, [listPlans]);
  const isRecorded = can(plan, "change") && plan.expiryStatus !== "expired";
  const recordDownload = () => {
    if (isRecorded) recording.mutate({ params: { planId } });
  };

  return (
    <PageFrame
      title="Plan Document"
      purpose="Your continuity plan, filled in with your saved work. Read it through, then download it and hand it out."
      help={
        <>
          <p>
            In an emergency, the network may be down. Keep a printed short plan on site and another
            off site, and the PDF on every team leader’s phone.
          </p>
          <p>
            Each team has its colour: red for the Emergency Response Team, blue for the Crisis
            Management Team, green for the IT Recovery Team.
          </p>
          <p>The preview shows the full plan. Page numbers appear in the downloaded document.</p>
        </>
      }
      previous={{ to: "/dashboard/recovery-strategy", label: "Recovery Strategy" }}
      next={{ to: "/dashboard/documents", label: "Documents" }}
    >
      <DownloadsCard planId={planId} onDownloaded={recordDownload} />
      <SingleSheetsCard planId={planId} />
      {/* An earlier preview remains below. */}
      {data && error && <ReadFailed query={preview} />}
      <QueryBoundary queries={[preview]} loading={LOADING}>
        {(document) => (
          <>
            <VersionsCard plan={plan} document={document} />
            <OtherFormatsCard planId={planId} document={document} onDownloaded={recordDownload} />
            {plan.expiryStatus !== "expired" && <TeamFileCard planId={planId} />}
            <PlanPreview document={document} />
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

/** Returns the document with its images as `data:` URLs; undefined until all are loaded. */
function useWithImages(document: PlanDocument | undefined): PlanDocument | undefined {
  const logoUrl = useImageData(document?.business.logoUrl ?? null);
  const floorPlanUrl = useImageData(document?.site.floorPlanUrl ?? null);
  return useMemo(
    () =>
      document && logoUrl !== undefined && floorPlanUrl !== undefined
        ? {
            ...document,
            business: { ...document.business, logoUrl },
            site: { ...document.site, floorPlanUrl },
          }
        : undefined,
    [document, logoUrl, floorPlanUrl],
  );
}
