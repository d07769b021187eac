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

/**
 * The preset risks that are suggested for the industry and the plan lacks. Each opens its form with the suggested
 * answers, for the person to correct, complete with a loss value and save; 'Review all' opens one form after the other.
 */
export const SuggestedRisksCard = ({ risks, ...dialog }: SuggestedRisksCardProps) => {
  const plan = usePlan();
  const presets = useRead(listRiskPresets, {});
  const [queue, setQueue] = useState<readonly SuggestedRisk[]>([]);
  const [current] = queue;
  const suggestedOf = (set: PlanSuggestions, known: readonly RiskPreset[]) =>
    set.risks
      .filter(({ riskPresetId }) => !risks.some((risk) => risk.riskPresetId === riskPresetId))
      .flatMap((values): SuggestedRisk[] => {
        const preset = known.find(({ riskPresetId }) => riskPresetId === values.riskPresetId);
        return preset ? [{ name: preset.name, note: values.reason, preset, values }] : [];
      });
  return (
    <QueryBoundary queries={[presets]} loading={<Skeleton lines={4} height={48} />}>
      {(known) => (
        <>
          <SuggestionsCard
            noun="risk"
            verb="Review"
            missing={(set) => suggestedOf(set, known)}
            onAdd={(suggested) => setQueue([suggested])}
            onAddAll={setQueue}
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
              onSaved={() => setQueue(queue.slice(1))}
              onClose={() => setQueue([])}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
};
