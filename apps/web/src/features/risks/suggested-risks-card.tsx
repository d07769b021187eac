import type { PlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import { listRiskPresets } from "@holdfast/contract/library/risk-lookups";
import type { RiskPreset } from "@holdfast/contract/library/risk-lookups";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { useState } from "react";
import { useRead } from "../../platform/api/use-endpoint";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { usePlan } from "../workspace/public";
import { SuggestionsCard, useDeclinedSuggestions } from "../industries/public";
import { RiskDialog } from "./risk-form/lazy-risk-dialog";
import type { RiskDialogProps } from "./risk-form/risk-dialog";

type SuggestedRisksCardProps = Pick<RiskDialogProps, "choices" | "deletion"> & {
  readonly risks: readonly Risk[];
};

type SuggestedRisk = {
  readonly name: string;
  readonly note: string;
  readonly key: string;
  readonly preset: RiskPreset;
  readonly values: PlanSuggestions["risks"][number];
};

type Review = { readonly queue: readonly SuggestedRisk[]; readonly total: number };
const NO_REVIEW: Review = { queue: [], total: 0 };

/**
 * The preset risks that are suggested for the industry and that the plan does not have. Each opens its form,
 * for the person to fill in and save; 'Review all' opens one form after the other.
 */
export const SuggestedRisksCard = ({ risks, ...dialog }: SuggestedRisksCardProps) => {
  const plan = usePlan();
  const presets = useRead(listRiskPresets, {});
  const { decline } = useDeclinedSuggestions("risk");
  const [{ queue, total }, setReview] = useState(NO_REVIEW);
  const [current] = queue;
  const start = (suggested: readonly SuggestedRisk[]) =>
    setReview({ queue: suggested, total: suggested.length });
  const next = () => setReview({ queue: queue.slice(1), total });
  const suggestedOf = (set: PlanSuggestions, known: readonly RiskPreset[]) =>
    set.risks
      .filter(({ riskPresetId }) => !risks.some((risk) => risk.riskPresetId === riskPresetId))
      .flatMap((values): SuggestedRisk[] => {
        const preset = known.find(({ riskPresetId }) => riskPresetId === values.riskPresetId);
        const key = String(values.riskPresetId);
        return preset ? [{ name: preset.name, note: values.reason, key, preset, values }] : [];
      });
  return (
    <QueryBoundary queries={[presets]} loading={<Skeleton lines={4} height={48} />}>
      {(known) => (
        <>
          <SuggestionsCard
            kind="risk"
            noun="risk"
            verb="Review"
            missing={(set) => suggestedOf(set, known)}
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
                  void decline(current.key, current.name);
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
