import type { PlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import { listRiskPresets } from "@holdfast/contract/library/risk-lookups";
import type { RiskPreset } from "@holdfast/contract/library/risk-lookups";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { useState } from "react";
import { useRead } from "../../platform/api/use-endpoint";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { lazyComponent } from "../../ui/loading/lazy-component";
import { usePlan } from "../dashboard/public";
import { SuggestionsCard } from "../industries/public";
import { useDeclinedRisks } from "./use-declined-risks";
import type { RiskDialogProps } from "./risk-form/risk-dialog";

const RiskDialog = lazyComponent(async () => (await import("./risk-form/risk-dialog")).RiskDialog);

type SuggestedRisksCardProps = Pick<RiskDialogProps, "choices" | "deletion"> & {
  readonly risks: readonly Risk[];
};

type SuggestedRisk = {
  readonly name: string;
  readonly note: string;
  readonly preset: RiskPreset;
  readonly values: PlanSuggestions["risks"][number];
};

type Review = { readonly queue: readonly SuggestedRisk[]; readonly total: number };
const NO_REVIEW: Review = { queue: [], total: 0 };

/**
 * The preset risks that are suggested for the industry and that the plan neither has nor declined. Each opens its form,
 * for the person to fill in and save; 'Review all' opens one form after the other.
 */
export const SuggestedRisksCard = ({ risks, ...dialog }: SuggestedRisksCardProps) => {
  const plan = usePlan();
  const presets = useRead(listRiskPresets, {});
  const { declined, decline } = useDeclinedRisks(plan.planId);
  const [{ queue, total }, setReview] = useState(NO_REVIEW);
  const [current] = queue;
  const start = (suggested: readonly SuggestedRisk[]) =>
    setReview({ queue: suggested, total: suggested.length });
  const next = () => setReview({ queue: queue.slice(1), total });
  const suggestedOf = (
    set: PlanSuggestions,
    known: readonly RiskPreset[],
    left: readonly number[],
  ) =>
    set.risks
      .filter(({ riskPresetId }) => !risks.some((risk) => risk.riskPresetId === riskPresetId))
      .filter(({ riskPresetId }) => !left.includes(riskPresetId))
      .flatMap((values): SuggestedRisk[] => {
        const preset = known.find(({ riskPresetId }) => riskPresetId === values.riskPresetId);
        return preset ? [{ name: preset.name, note: values.reason, preset, values }] : [];
      });
  return (
    <QueryBoundary queries={[presets, declined]} loading={<Skeleton lines={4} height={48} />}>
      {(known, left) => (
        <>
          <SuggestionsCard
            noun="risk"
            verb="Review"
            missing={(set) => suggestedOf(set, known, left)}
            onAdd={(suggested) => start([suggested])}
            onAddAll={start}
          />
          {current && (
            <RiskDialog
              {...dialog}
              key={current.preset.riskPresetId}
              open={{
                act: "fill-in",
                subject: { kind: "preset", preset: current.preset, suggested: current.values },
              }}
              plan={plan}
              review={{
                onDecline: () => {
                  decline(current.preset);
                  next();
                },
                ...(total > 1 && {
                  progress: `${total - queue.length + 1} of ${total}`,
                  onSkip: next,
                }),
              }}
              onSaved={next}
              onClose={() => setReview(NO_REVIEW)}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
};
