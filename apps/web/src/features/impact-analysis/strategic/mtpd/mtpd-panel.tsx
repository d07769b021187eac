import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import { listMtpdOptions } from "@holdfast/contract/library/impact-lookups";
import type { Plan } from "@holdfast/contract/plans/plan";
import { criticalityLevelOf } from "@holdfast/content/library/impact/criticality-levels";
import { Card } from "../../../../ui/layout/card";
import { QueryBoundary } from "../../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../../ui/feedback/skeleton";
import { useRead } from "../../../../platform/api/use-endpoint";
import { TermPopover } from "../../../library/public";
import { SideList } from "../../side-list";
import { SplitFrame } from "../../split-frame";
import { AreaRatingCard } from "../ratings/area-rating-card";
import { MtpdForm } from "./mtpd-form";
import { useAreaNavigation } from "../use-area-walk";

type MtpdPanelProps = {
  readonly plan: Plan;
  /** The records of the critical areas. */
  readonly areaRatings: readonly StrategicBia[];
  readonly mayChange: boolean;
};

/** Step 2: how long the business can tolerate a disruption, with the critical areas next to the question. */
export const MtpdPanel = ({ plan, areaRatings, mayChange }: MtpdPanelProps) => {
  const options = useRead(listMtpdOptions, {});
  const areas = areaRatings.map(({ strategicCriticalArea }) => strategicCriticalArea);
  const walk = useAreaNavigation("mtpd", areas);
  const areaRating = areaRatings.find(
    ({ strategicCriticalArea }) => strategicCriticalArea === walk.current,
  );
  if (!areaRating) return null;
  return (
    <SplitFrame
      list={
        <SideList
          label="Critical strategic areas"
          items={areaRatings.map(({ strategicCriticalArea: area, criticality }) => ({
            id: area.strategicCriticalAreaId,
            name: area.name,
            note: `${criticality} ${criticalityLevelOf(criticality)?.name ?? ""}`,
          }))}
          current={areaRating.strategicCriticalArea.strategicCriticalAreaId}
          linkTo={walk.linkTo}
        />
      }
    >
      <AreaRatingCard areaRating={areaRating} />
      <Card
        title="Maximum Tolerable Period of Disruption"
        aside={<TermPopover term="Maximum Tolerable Period of Disruption" />}
      >
        <QueryBoundary queries={[options]} loading={<Skeleton lines={4} height={28} />}>
          {(all) => (
            <MtpdForm
              key={plan.planId}
              plan={plan}
              options={all}
              mayChange={mayChange}
              nextName={walk.nextName}
              onAnswered={(way, hasMtpd) => {
                if (way === "save") walk.toFollowing();
                else walk.goOn({ criticalAreas: areaRatings.length, hasMtpd });
              }}
            />
          )}
        </QueryBoundary>
      </Card>
    </SplitFrame>
  );
};
