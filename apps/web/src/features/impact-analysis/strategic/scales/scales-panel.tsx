import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import { listDisruptionRiskScales } from "@holdfast/contract/library/impact-lookups";
import { useNavigate } from "react-router";
import { QueryBoundary } from "../../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../../ui/feedback/skeleton";
import { useRead } from "../../../../platform/api/use-endpoint";
import { useProposals } from "../../../proposals/public";
import { SideList } from "../../side-list";
import { SplitFrame } from "../../split-frame";
import type { AreaChange } from "../ratings/area-change-rules";
import { AreaRatingCard } from "../ratings/area-rating-card";
import { ScalesForm } from "./scales-form";
import { useAreaNavigation } from "../use-area-walk";

type ScalesPanelProps = {
  readonly planId: string;
  /** The records of the critical areas. */
  readonly areaRatings: readonly StrategicBia[];
  /** A change by someone else to the selected area, whose form has unsaved input. */
  readonly change: AreaChange | null;
  readonly mayChange: boolean;
  /** The target of Next on the last area. */
  readonly next: { readonly to: string; readonly label: string };
};

/** Step 3: how severely a disruption to each critical area would be felt. */
export const ScalesPanel = ({ planId, areaRatings, change, mayChange, next }: ScalesPanelProps) => {
  const scales = useRead(listDisruptionRiskScales, {});
  const navigate = useNavigate();
  const proposals = useProposals("strategic-bia");
  const areas = areaRatings.map(({ strategicCriticalArea }) => strategicCriticalArea);
  const walk = useAreaNavigation("scales", areas);
  const areaRating = areaRatings.find(
    ({ strategicCriticalArea }) => strategicCriticalArea === walk.current,
  );
  if (!areaRating) return null;
  const isLast = areaRatings.at(-1) === areaRating;
  return (
    <SplitFrame
      list={
        <SideList
          label="Critical strategic areas"
          items={areaRatings.map((rating) => ({
            id: rating.strategicCriticalArea.strategicCriticalAreaId,
            name: rating.strategicCriticalArea.name,
            note: rating.strategicCriticalArea.category.name,
            ...(rating.strategicBiaDrsList.length > 0 && {
              mark: proposals.isProposed(rating.strategicBiaId)
                ? ({ icon: "info", word: "Rated (proposed)" } as const)
                : ({ icon: "check-circle", word: "Rated" } as const),
            }),
          }))}
          current={areaRating.strategicCriticalArea.strategicCriticalAreaId}
          linkTo={walk.linkTo}
        />
      }
    >
      <AreaRatingCard areaRating={areaRating}>
        <QueryBoundary queries={[scales]} loading={<Skeleton lines={6} height={136} />}>
          {(groups) => (
            <ScalesForm
              key={areaRating.strategicBiaId}
              planId={planId}
              areaRating={areaRating}
              change={change}
              groups={groups}
              mayChange={mayChange}
              nextName={isLast ? next.label : walk.nextName}
              onAnswered={(way) => {
                if (way === "next" && isLast) void navigate(next.to);
                else walk.toFollowing();
              }}
            />
          )}
        </QueryBoundary>
      </AreaRatingCard>
    </SplitFrame>
  );
};
