import { CRITICALITY_LEVELS } from "@holdfast/content/library/impact/criticality-levels";
import { listCriticalPeriods } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { RadioGroup } from "../../../../ui/fields/choices/radio-group";
import { TagField } from "../../../../ui/fields/inputs/tag-field";
import { numberChoice } from "../../../../platform/forms/number-choice";
import type { FieldBinding } from "../../../../platform/forms/contract-form";
import { useRead } from "../../../../platform/api/use-endpoint";
import { ExplainedField } from "../../../library/public";
import { PenaltySection } from "./penalty-section";
import type { PenaltyForm } from "./penalty-section";

type AreaRatingSectionProps = {
  readonly planId: string;
  readonly area: StrategicCriticalArea;
  readonly form: PenaltyForm & {
    readonly field: {
      (name: "criticality"): FieldBinding<number | undefined>;
      (name: "criticalPeriods"): FieldBinding<string[] | undefined>;
    };
  };
  /** The user's own choice. */
  readonly onCriticality: (criticality: number | null | undefined) => void;
  readonly isDisabled: boolean;
};

const LEVELS = CRITICALITY_LEVELS.toReversed().map(({ criticality, name, description }) => ({
  id: String(criticality),
  name: `${criticality} ${name}`,
  note: description,
}));

/** The questions about a critical area: how critical it is, when it matters most, and which penalty applies. */
export const AreaRatingSection = (props: AreaRatingSectionProps) => {
  const { planId, area, form, onCriticality, isDisabled } = props;
  const periods = useRead(listCriticalPeriods, { params: { planId } });
  const chosen = form.field("criticalPeriods");
  return (
    <>
      <ExplainedField term="Criticality">
        <RadioGroup
          {...numberChoice({ ...form.field("criticality"), onChange: onCriticality })}
          label="Criticality"
          choices={LEVELS}
          isRequired
          isDisabled={isDisabled}
        />
      </ExplainedField>
      <ExplainedField term="Critical Period">
        <TagField
          {...chosen}
          value={chosen.value ?? []}
          label="Critical periods"
          description="When would an outage hurt most? Select any that apply, or type your own."
          placeholder="Type or select"
          choices={(periods.data ?? []).map(({ name }) => name)}
          isDisabled={isDisabled}
        />
      </ExplainedField>
      {area.category.strategicCriticalAreaCategoryPenalties.length > 0 && (
        <PenaltySection form={form} category={area.category} isDisabled={isDisabled} />
      )}
    </>
  );
};
