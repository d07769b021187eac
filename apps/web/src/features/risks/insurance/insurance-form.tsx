import { unofferedInjuryKind } from "@holdfast/content/countries/report-words";
import { certainCountry } from "@holdfast/contract/organisations/place";
import {
  BUSINESS_INTERRUPTION,
  INDEMNITY_MONTHS,
  INSURANCE_KINDS,
  type InsurancePolicy,
  InsurancePolicyInput,
} from "@holdfast/contract/risks/insurance/insurance-policy";
import {
  createInsurancePolicy,
  updateInsurancePolicy,
} from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import { COST_STEP, MAX_COST } from "@holdfast/contract/risks/register/risk";
import { RecordForm } from "../../../ui/fields/forms/record-form";
import { FieldRow } from "../../../ui/fields/field-row";
import { NumberField } from "../../../ui/fields/inputs/number-field";
import { Select } from "../../../ui/fields/choices/select";
import { TextArea } from "../../../ui/fields/inputs/text-area";
import { TextField } from "../../../ui/fields/inputs/text-field";
import type { FormEditor } from "../../../ui/fields/forms/use-record-editor";
import { BusinessPhoneField } from "../../../platform/forms/phones/business-phone-field";
import { CREATED, SAVED } from "../../../platform/forms/saved-messages";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { useInsuranceChanges } from "./use-insurance-changes";

type InsuranceFormProps = {
  readonly plan: Pick<Plan, "planId" | "currency" | "branch">;
  /** Null for a new one. */
  readonly policy: InsurancePolicy | null;
  readonly editor: FormEditor;
};

/** Returns the kinds that a country has, and the one that the policy has. */
const kindsIn = (country: string | null, chosen: InsurancePolicy["kind"] | undefined) =>
  INSURANCE_KINDS.filter((name) => name !== unofferedInjuryKind(country) || name === chosen).map(
    (name) => ({ id: name, name }),
  );

/** The form of an insurance policy of the plan's schedule. */
export const InsuranceForm = ({ plan, policy, editor }: InsuranceFormProps) => {
  const { planId, currency } = plan;
  const changes = useInsuranceChanges(planId);
  const { insurancePolicyId = "", version = 0, ...initial } = policy ?? {};
  const form = useContractForm({
    endpoint: policy ? updateInsurancePolicy : createInsurancePolicy,
    createSchema: InsurancePolicyInput,
    params: { planId, insurancePolicyId },
    initial,
    edited: policy ? { noun: "insurance policy", version } : undefined,
    onSaved: async (saved) => {
      await changes.saved(saved);
      editor.saved(policy ? SAVED : CREATED);
    },
  });
  return (
    <RecordForm form={form} editor={editor} isNew={policy === null}>
      <Select
        {...form.field("kind")}
        label="Kind of insurance"
        choices={kindsIn(certainCountry(plan.branch), policy?.kind)}
        autoFocus
      />
      <FieldRow>
        <TextField {...form.field("insurer")} label="Insurer" />
        <TextField {...form.field("policyNumber")} label="Policy number" />
      </FieldRow>
      <BusinessPhoneField
        key={form.revision}
        {...form.field("claimsPhone")}
        label="Phone for claims"
      />
      <FieldRow>
        <NumberField
          {...form.field("sumInsured")}
          label="Sum insured"
          prefix={currency.prefix}
          min={0}
          max={MAX_COST}
          step={COST_STEP}
        />
        {form.values.kind === BUSINESS_INTERRUPTION && (
          <NumberField
            {...form.field("indemnityMonths")}
            label="Indemnity period (months)"
            description="How long this policy pays for lost income."
            {...INDEMNITY_MONTHS}
          />
        )}
      </FieldRow>
      <TextArea
        {...form.field("comments")}
        label="Comments"
        description="For example, excess, waiting period and exclusions."
        rows={2}
      />
    </RecordForm>
  );
};
