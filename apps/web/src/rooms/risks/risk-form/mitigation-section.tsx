import { asksAboutInsurance } from "@holdfast/contract/risks/register/insurance-question-rules";
import { FieldRow } from "../../../design/field-row";
import { DateField } from "../../../design/date-field";
import { MultiSelect } from "../../../design/multi-select";
import { Select } from "../../../design/select";
import { TextArea } from "../../../design/text-area";
import { YesNo } from "../../../design/yes-no";
import { ResponsiblePersonField } from "./responsible-person-field";
import type { RiskFormState } from "./risk-form";
import type { RiskChoices } from "./use-risk-choices";
import type { Choice } from "../../../design/choice";

type MitigationSectionProps = {
  readonly form: RiskFormState;
  readonly choices: RiskChoices;
  readonly person: Choice | null;
};

const NOT_SET = { id: "none", name: "Not set" };

/** What will be done about the risk, by whom and by when. */
export const MitigationSection = ({ form, choices, person }: MitigationSectionProps) => {
  const strategies = form.field("mitigationStrategyIds");
  return (
    <>
      <MultiSelect
        {...strategies}
        value={strategies.value?.map(String)}
        onChange={(ids) => strategies.onChange(ids.map(Number))}
        label="Mitigation Strategy"
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
          label="Is this risk to be insured?"
          description="Yes where an insurance policy carries all or part of the loss."
        />
      )}
      <TextArea
        {...form.field("mitigationProcess")}
        label="How will you achieve your Mitigation Strategy?"
        description="What is done, and how often. Enter saves, Shift and Enter begins a new line."
        placeholder="Clear the gutters each autumn; keep the building policy at full replacement value."
        rows={2}
        isSavedByEnter
      />
      <FieldRow>
        <StatusField form={form} choices={choices} />
        <DateField {...form.field("followUpDate")} label="Follow Up Date" />
      </FieldRow>
      <ResponsiblePersonField
        {...form.field("accountableContactId")}
        contacts={choices.contacts}
        known={person}
      />
      <TextArea {...form.field("comments")} label="Comments" rows={2} isSavedByEnter />
    </>
  );
};

const StatusField = ({ form, choices }: Pick<MitigationSectionProps, "form" | "choices">) => {
  const status = form.field("mitigationStatusId");
  const isSet = typeof status.value === "number";
  const listed = choices.statuses.map(({ mitigationStatusId, name }) => ({
    id: String(mitigationStatusId),
    name,
  }));
  return (
    <Select
      {...status}
      value={isSet ? String(status.value) : null}
      onChange={(id) => status.onChange(id === NOT_SET.id ? null : Number(id))}
      label="Mitigation Status"
      placeholder={NOT_SET.name}
      choices={isSet ? [NOT_SET, ...listed] : listed}
    />
  );
};
