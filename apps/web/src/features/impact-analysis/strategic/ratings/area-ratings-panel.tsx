import { criticalityLevelOf } from "@holdfast/content/library/impact/criticality-levels";
import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { Card } from "../../../../ui/layout/card";
import { useProposals } from "../../../proposals/public";
import { SideList } from "../../side-list";
import type { SideListItem } from "../../side-list";
import { SplitFrame } from "../../split-frame";
import type { AreaChange } from "./area-change-rules";
import { AreaHeader } from "./area-header";
import { AreaRatingForm } from "./area-rating-form";
import { useAreaNavigation } from "../use-area-walk";

type AreaRatingsPanelProps = {
  readonly planId: string;
  readonly areas: readonly StrategicCriticalArea[];
  readonly areaRatings: readonly StrategicBia[];
  /** Ids of the areas that a person has marked as not critical. */
  readonly uncritical: readonly string[];
  /** A change by someone else to the selected area, whose form has unsaved input. */
  readonly change: AreaChange | null;
  readonly hasMtpd: boolean;
  readonly mayChange: boolean;
};

/** Step 1: marks which strategic areas are critical. */
export const AreaRatingsPanel = (props: AreaRatingsPanelProps) => {
  const { areas, areaRatings } = props;
  const proposals = useProposals("strategic-bia");
  const walk = useAreaNavigation("areas", areas);
  const area = walk.current;
  if (!area) return null;
  const areaRatingOf = (id: string) =>
    areaRatings.find((rating) => rating.strategicCriticalArea.strategicCriticalAreaId === id);

  const markOf = (id: string): SideListItem["mark"] => {
    const rating = areaRatingOf(id);
    const level = criticalityLevelOf(rating?.criticality ?? 0);
    if (rating && level)
      return proposals.isProposed(rating.strategicBiaId)
        ? { icon: "info", word: `${level.name} (proposed)` }
        : { icon: "check-circle", word: level.name };
    return props.uncritical.includes(id) ? { icon: "close", word: "Not critical" } : undefined;
  };

  const id = area.strategicCriticalAreaId;
  const areaRating = areaRatingOf(id);
  const formKey = `${id}-${areaRating?.strategicBiaId ?? ""}`;
  const others = areaRatings.filter((rating) => rating !== areaRating).length;

  return (
    <SplitFrame
      list={
        <SideList
          label="Strategic areas"
          items={areas.map(({ strategicCriticalAreaId, name, category }) => {
            const mark = markOf(strategicCriticalAreaId);
            return {
              id: strategicCriticalAreaId,
              name,
              note: category.name,
              ...(mark && { mark }),
            };
          })}
          current={id}
          linkTo={walk.linkTo}
        />
      }
    >
      <Card>
        <AreaHeader area={area} formKey={formKey} />
        <AreaRatingForm
          key={formKey}
          planId={props.planId}
          area={area}
          areaRating={areaRating}
          change={props.change}
          isUncritical={props.uncritical.includes(id)}
          mayChange={props.mayChange}
          nextName={walk.nextName}
          onAnswered={(way, isCritical) => {
            if (way === "save") walk.toFollowing();
            else {
              const criticalAreas = others + (isCritical === true ? 1 : 0);
              walk.goOn({ criticalAreas, hasMtpd: props.hasMtpd });
            }
          }}
        />
      </Card>
    </SplitFrame>
  );
};
