import { asksAboutInsurance } from "@holdfast/contract/risks/register/insurance-question-rules";
import { CheckboxGroup } from "../../../ui/fields/choices/checkbox-group";
import { TextArea } from "../../../ui/fields/inputs/text-area";
import { YesNo } from "../../../ui/fields/choices/yes-no";
import type { RiskFormState } from "./risk-draft-rules";
import { SuggestionsSection } from "./suggestions-section";
import type { RiskChoices } from "./use-risk-choices";

type MitigationSectionProps = {
  readonly form: RiskFormState;
  readonly choices: RiskChoices;
  /** Whether suggested tasks are shown without a press. */
  readonly showsTasks: boolean;
};

/** What will be done about the risk. The insurance question appears only with Transfer. */
export const MitigationSection = ({ form, choices, showsTasks }: MitigationSectionProps) => {
  const strategies = form.field("mitigationStrategyIds");
  const { riskPresetId } = form.values;
  return (
    <>
      <CheckboxGroup
        {...strategies}
        value={strategies.value?.map(String)}
        onChange={(ids) => strategies.onChange(ids.map(Number))}
        label="Mitigation Strategy"
        description="Select one or more."
        choices={choices.strategies.map(({ mitigationStrategyId, name, description }) => ({
          id: String(mitigationStrategyId),
          name,
          note: description,
        }))}
      />
      {asksAboutInsurance(form.values.mitigationStrategyIds ?? []) && (
        <YesNo
          {...form.field("includeInsurance")}
          isRequired
          label="Will this risk be insured?"
          description="Choose Yes if a policy covers all or part of the loss."
        />
      )}
      <TextArea
        {...form.field("mitigationProcess")}
        label="How will you achieve your Mitigation Strategy?"
        description="What you do and how often. Enter saves; Shift+Enter adds a line."
        rows={3}
        isSavedByEnter
      />
      {typeof riskPresetId === "number" && (
        <SuggestionsSection
          form={form}
          strategies={choices.strategies}
          riskPresetId={riskPresetId}
          startsOpen={showsTasks}
        />
      )}
    </>
  );
};
