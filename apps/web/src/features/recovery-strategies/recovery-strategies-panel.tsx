import { useState } from "react";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import { SaveBar } from "../../ui/fields/forms/save-bar";
import { showToast } from "../../ui/feedback/toast-store";
import { useFirstBadField } from "../../platform/forms/use-first-bad-field";
import { SuggestionsSection } from "../industries/public";
import { ProposedNotice, useProposals } from "../proposals/public";
import type { LocationChoice } from "./location-choice-rules";
import { RecoveryStrategiesTable } from "./recovery-strategies-table";
import { strategyRows } from "./strategy-rows-rules";
import type { StrategyDrafts } from "./strategy-rows-rules";
import { useSaveStrategies } from "./use-save-strategies";
import { SAVED } from "../../platform/forms/saved-messages";
import { SuggestedStrategiesCard } from "./suggested-strategies-card";

type RecoveryStrategiesPanelProps = {
  readonly planId: string;
  readonly saved: readonly RecoveryStrategy[];
  readonly choices: readonly LocationChoice[];
  readonly mayChange: boolean;
  readonly drafts: StrategyDrafts;
  readonly onDrafts: (drafts: StrategyDrafts) => void;
};

/** The table of recovery strategies, with one save for all rows. */
export const RecoveryStrategiesPanel = (props: RecoveryStrategiesPanelProps) => {
  const { planId, saved, choices, drafts, onDrafts } = props;
  const { save, isSaving, problems, refusal, forget } = useSaveStrategies(planId, choices);
  const [refusals, setRefusals] = useState(0);
  const proposals = useProposals("recovery-strategy");
  const ref = useFirstBadField<HTMLDivElement>(refusals);
  const rows = strategyRows(saved, drafts);

  const saveAll = async () => {
    const changed = rows.filter(({ departmentId }) => drafts.has(departmentId));
    const open = await save(changed);
    onDrafts(new Map([...drafts].filter(([departmentId]) => open.has(departmentId))));
    if (open.size < changed.length) showToast({ variant: "done", title: SAVED });
    if (open.size > 0) setRefusals((count) => count + 1);
  };

  return (
    <>
      <ProposedNotice
        proposals={proposals}
        recordIds={saved.flatMap(({ recoveryStrategyId }) => recoveryStrategyId ?? [])}
      />
      <div ref={ref}>
        <RecoveryStrategiesTable
          proposals={proposals}
          rows={rows}
          choices={choices}
          problems={problems}
          isDisabled={!props.mayChange}
          onChange={(departmentId, change) => {
            forget(departmentId);
            onDrafts(
              new Map([
                ...drafts,
                [departmentId, { ...drafts.get(departmentId), ...change, isProposed: false }],
              ]),
            );
          }}
        />
      </div>
      <SuggestionsSection>
        <SuggestedStrategiesCard
          rows={rows}
          choices={choices}
          onUse={(fields) => onDrafts(new Map([...drafts, ...fields]))}
        />
      </SuggestionsSection>
      {props.mayChange && (
        <SaveBar
          changes={drafts.size}
          isSaving={isSaving}
          refusal={refusal}
          onSave={() => void saveAll()}
          onDiscard={() => {
            forget();
            onDrafts(new Map());
          }}
        />
      )}
    </>
  );
};
