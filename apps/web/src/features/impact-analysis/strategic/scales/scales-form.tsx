import { useState } from "react";
import type { FormEvent } from "react";
import {
  listStrategicBias,
  updateStrategicBia,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { SELECT_SCALES } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { DisruptionRiskScaleGroup } from "@holdfast/contract/library/impact-lookups";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listStrategicCriticalAreas } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { Alert } from "../../../../ui/feedback/alert";
import { useUnsaved } from "../../../../ui/overlays/unsaved-changes";
import { showToast } from "../../../../ui/feedback/toast-store";
import { messageOf } from "../../../../ui/feedback/shown-error";
import { isGone } from "../../../../platform/api/call-error";
import { useChange, useRefresh } from "../../../../platform/api/use-endpoint";
import { useFirstBadField } from "../../../../platform/forms/use-first-bad-field";
import type { AreaChange } from "../ratings/area-change-rules";
import { AreaChangedNotice } from "../ratings/area-changed-notice";
import { AreaFooter } from "../ratings/area-footer";
import type { Way } from "../ratings/area-rating-form";
import type { ChosenScales } from "./scale-choice-rules";
import { areSameScales, chosenScales, missingCategories, scaleChoices } from "./scale-choice-rules";
import { ScaleField } from "./scale-field";
import styles from "./scales-form.module.css";
import { SuggestionsSection } from "../../../industries/public";
import { ProposedNotice, useProposals } from "../../../proposals/public";
import { SAVED } from "../../../../platform/forms/saved-messages";
import { SuggestedScalesCard } from "./suggested-scales-card";

type ScalesFormProps = {
  readonly planId: string;
  readonly areaRating: StrategicBia;
  /** A change by someone else that prevents saving this form. */
  readonly change: AreaChange | null;
  readonly groups: readonly DisruptionRiskScaleGroup[];
  readonly mayChange: boolean;
  readonly nextName: string | undefined;
  /** Called once the scales are saved, or needed no saving. */
  readonly onAnswered: (way: Way) => void;
};

/** Rates how severely a disruption to one critical area would be felt: one scale from each category. */
export const ScalesForm = (props: ScalesFormProps) => {
  const { planId, areaRating, change, groups, mayChange } = props;
  const saved = chosenScales(areaRating);
  const [chosen, setChosen] = useState(saved);
  /** The categories with a scale from the suggestions. */
  const [suggested, setSuggested] = useState<ReadonlySet<number>>(new Set());
  const proposals = useProposals("strategic-bia");
  const [refusal, setRefusal] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const ref = useFirstBadField<HTMLFormElement>(refusals);
  const update = useChange(updateStrategicBia, [listStrategicBias, listPlans, listProposals]);
  const refresh = useRefresh();
  const missing = missingCategories(groups, chosen);
  const isChanged = !areSameScales(chosen, saved);
  useUnsaved(isChanged);

  const choose = (scales: ChosenScales, isSuggested: boolean) => {
    setRefusal(undefined);
    setSuggested((all) => {
      const others = [...all].filter((category) => !scales.has(category));
      return new Set(isSuggested ? [...others, ...scales.keys()] : others);
    });
    setChosen((all) => new Map([...all, ...scales]));
  };

  const save = async (way: Way) => {
    if (change) return;
    setRefusal(undefined);
    if (missing.length > 0) {
      setRefusal(SELECT_SCALES);
      return setRefusals((count) => count + 1);
    }
    try {
      await update.mutateAsync({
        params: { planId, strategicBiaId: areaRating.strategicBiaId },
        body: {
          disruptionRiskScales: scaleChoices(chosen),
          ...(suggested.size > 0 && { proposed: true }),
        },
      });
      setSuggested(new Set());
      showToast({ variant: "done", title: SAVED });
      props.onAnswered(way);
    } catch (error) {
      setRefusal(messageOf(error));
      // The record may have been deleted with its area.
      if (isGone(error)) void refresh(listStrategicCriticalAreas);
    }
  };

  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save("save");
      }}
    >
      <div className={styles.categories}>
        {groups.map((group) => {
          const category = group.disruptionRiskScaleCategoryId;
          return (
            <ScaleField
              key={category}
              name={`scale-${category}`}
              label={group.disruptionRiskScaleCategoryName}
              steps={group.disruptionRiskScales}
              value={chosen.get(category)}
              onChange={(id) => choose(new Map([[category, id]]), false)}
              isInvalid={refusal !== undefined && !chosen.has(category)}
              isDisabled={!mayChange}
            />
          );
        })}
      </div>
      <ProposedNotice proposals={proposals} recordIds={[areaRating.strategicBiaId]} />
      {!change && (
        <SuggestionsSection staysAs={`scales ${planId}`}>
          <SuggestedScalesCard
            strategicCriticalAreaId={areaRating.strategicCriticalArea.strategicCriticalAreaId}
            groups={groups}
            chosen={chosen}
            onUse={(scales) => choose(scales, true)}
          />
        </SuggestionsSection>
      )}
      {refusal !== undefined && !change && (
        <Alert variant="problem" title={refusal}>
          {missing.length > 0 &&
            `Still to rate: ${missing.map((category) => category.disruptionRiskScaleCategoryName).join(", ")}.`}
        </Alert>
      )}
      {change ? (
        <AreaChangedNotice
          change={change}
          name={areaRating.strategicCriticalArea.name}
          onDiscard={() => setChosen(saved)}
        />
      ) : (
        <AreaFooter
          mayChange={mayChange}
          isSaving={update.isPending}
          nextName={props.nextName}
          onNext={() => (mayChange && isChanged ? void save("next") : props.onAnswered("next"))}
        />
      )}
    </form>
  );
};
