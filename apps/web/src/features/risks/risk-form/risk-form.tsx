import type { ReactNode } from "react";
import { certainCountry } from "@holdfast/contract/organisations/place";
import type { Plan } from "@holdfast/contract/plans/plan";
import { responsiblePerson } from "@holdfast/contract/risks/register/register-columns";
import { COST_STEP, MAX_COST } from "@holdfast/contract/risks/register/risk";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { createRisk, updateRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { FieldRow } from "../../../ui/fields/field-row";
import { Form } from "../../../ui/fields/forms/form";
import { NumberField } from "../../../ui/fields/inputs/number-field";
import { Select } from "../../../ui/fields/choices/select";
import { TextArea } from "../../../ui/fields/inputs/text-area";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { numberChoice } from "../../../platform/forms/number-choice";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { TermsSection } from "../../library/public";
import { AnnualisedValueField } from "./annualised-value-field";
import { FollowUpSection } from "./follow-up-section";
import { LossQuestionsSection } from "./loss-questions-section";
import { SuggestedLossNotice } from "./suggested-loss-notice";
import { MitigationSection } from "./mitigation-section";
import { draftOf, isCustom } from "./risk-draft-rules";
import type { RiskFormState, RiskSubject } from "./risk-draft-rules";
import type { RiskChoices } from "./use-risk-choices";

type RiskFormProps = {
  readonly plan: Pick<Plan, "branch" | "currency" | "planId">;
  readonly subject: RiskSubject;
  readonly choices: RiskChoices;
  readonly onSaved: (risk: Risk) => void;
  readonly onClose: () => void;
  /** Buttons next to 'Save'. */
  readonly otherButtons?: ReactNode;
};

const personOf = (subject: RiskSubject) =>
  subject.kind === "saved" && subject.risk.accountableContact
    ? { id: subject.risk.accountableContact.contactId, name: responsiblePerson(subject.risk) }
    : null;

/** Explained above the fields, like what to count: there they add no stop to the way by keyboard from field to field. */
const TERMS = ["Likelihood", "Loss Value", "Annualised Value"] as const;

/** The form of one risk (specification 5, 'Risk form'): likelihood, loss and mitigation. Enter saves. */
export const RiskForm = (props: RiskFormProps) => {
  const { plan, subject, choices, onSaved, onClose, otherButtons } = props;
  const isSuggested = subject.kind === "preset" && subject.suggested !== undefined;
  const form = useContractForm({
    endpoint: subject.kind === "saved" ? updateRisk : createRisk,
    params: { planId: plan.planId },
    initial: draftOf(subject),
    onSaved,
  });
  const { riskPresetId } = form.values;
  return (
    <Form form={form} onCancel={onClose} otherSubmit={otherButtons}>
      {subject.kind === "preset" && subject.suggested && (
        <SuggestedLossNotice suggested={subject.suggested} country={certainCountry(plan.branch)} />
      )}
      <TermsSection terms={TERMS} />
      {typeof riskPresetId === "number" && <LossQuestionsSection riskPresetId={riskPresetId} />}
      {isCustom(subject) && <NameFields form={form} />}
      <ValueFields
        form={form}
        choices={choices}
        currency={plan.currency}
        startsAt={isSuggested ? "cost" : "likelihood"}
      />
      <MitigationSection form={form} choices={choices} showsTasks={isSuggested} />
      <FollowUpSection form={form} choices={choices} person={personOf(subject)} />
    </Form>
  );
};

type PartProps = { readonly form: RiskFormState };

const NameFields = ({ form }: PartProps) => (
  <>
    <TextField {...form.field("name")} label="Name" autoFocus />
    <TextArea {...form.field("description")} label="Description" rows={1} isSavedByEnter />
  </>
);

type ValueFieldsProps = PartProps &
  Pick<RiskFormProps, "choices"> &
  Pick<Plan, "currency"> & {
    /** The first empty field. */
    readonly startsAt: "likelihood" | "cost";
  };

const ValueFields = ({ form, choices, currency, startsAt }: ValueFieldsProps) => {
  const { likelihoodPresetId, cost, riskPresetId } = form.values;
  const likelihood = choices.likelihoods.find(
    (preset) => preset.likelihoodPresetId === likelihoodPresetId,
  );
  return (
    <>
      <FieldRow>
        <Select
          {...numberChoice(form.field("likelihoodPresetId"))}
          label="Likelihood"
          choices={choices.likelihoods.map(({ likelihoodPresetId: id, text }) => ({
            id: String(id),
            name: text,
          }))}
          autoFocus={startsAt === "likelihood" && typeof riskPresetId === "number"}
        />
        <NumberField
          {...form.field("cost")}
          label="Loss Value"
          prefix={currency.prefix}
          min={0}
          max={MAX_COST}
          step={COST_STEP}
          autoFocus={startsAt === "cost"}
        />
      </FieldRow>
      <AnnualisedValueField likelihood={likelihood} cost={cost} currency={currency} />
    </>
  );
};
