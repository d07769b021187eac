import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import { listDisruptionRiskScales } from "@holdfast/contract/library/impact-lookups";
import { useNavigate } from "react-router";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { useRead } from "../../../platform/api/use-endpoint";
import { SideList } from "../side-list";
import { SplitFrame } from "../split-frame";
import type { AreaChange } from "./area-change-rules";
import { JudgementCard } from "./judgement-card";
import { ScalesForm } from "./scales-form";
import { useAreaNavigation } from "./use-area-walk";

type ScalesPanelProps = {
  readonly planId: string;
  /** The records of the critical areas. */
  readonly judgements: readonly StrategicBia[];
  /** A change by someone else to the selected area, whose form has unsaved input. */
  readonly change: AreaChange | null;
  readonly mayChange: boolean;
  /** The target of Next on the last area. */
  readonly next: { readonly to: string; readonly label: string };
};

/** Step 3: how severely a disruption to each critical area would be felt. */
export const ScalesPanel = ({ planId, judgements, change, mayChange, next }: ScalesPanelProps) => {
  const scales = useRead(listDisruptionRiskScales, {});
  const navigate = useNavigate();
  const areas = judgements.map(({ strategicCriticalArea }) => strategicCriticalArea);
  const walk = useAreaNavigation("scales", areas);
  const judgement = judgements.find(
    ({ strategicCriticalArea }) => strategicCriticalArea === walk.current,
  );
  if (!judgement) return null;
  const isLast = judgements.at(-1) === judgement;
  return (
    <SplitFrame
      list={
        <SideList
          label="Critical strategic areas"
          items={judgements.map(({ strategicCriticalArea: area, strategicBiaDrsList }) => ({
            id: area.strategicCriticalAreaId,
            name: area.name,
            note: area.category.name,
            ...(strategicBiaDrsList.length > 0 && {
              mark: { icon: "check-circle", word: "Rated" } as const,
            }),
          }))}
          current={judgement.strategicCriticalArea.strategicCriticalAreaId}
          linkTo={walk.linkTo}
        />
      }
    >
      <JudgementCard judgement={judgement}>
        <QueryBoundary reads={[scales]} loading={<Skeleton lines={6} height={136} />}>
          {(groups) => (
            <ScalesForm
              key={judgement.strategicBiaId}
              planId={planId}
              judgement={judgement}
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
      </JudgementCard>
    </SplitFrame>
  );
};
