import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { clonePlan, PLAN_PARTS } from "@holdfast/contract/plans/clone-plan";
import type { PlanPartName } from "@holdfast/contract/plans/clone-plan";
import type { Plan } from "@holdfast/contract/plans/plan";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { CheckboxGroup } from "../../ui/fields/choices/checkbox-group";
import { Form } from "../../ui/fields/forms/form";
import type { FieldBinding } from "../../platform/forms/contract-form";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { PlanFields } from "./plan-fields";
import { usePlanSaved } from "./use-plan-saved";

type ClonePlanFormProps = {
  readonly organisation: Organisation;
  readonly plan: Plan;
  readonly onCreated: (planId: string) => void;
  readonly onClose: () => void;
};

/** Creates a plan from another: all of its parts, or those that are chosen. */
export const ClonePlanForm = ({ organisation, plan, onCreated, onClose }: ClonePlanFormProps) => {
  const planSaved = usePlanSaved();
  const form = useContractForm({
    endpoint: clonePlan,
    params: {},
    initial: {
      name: `${plan.name} copy`.slice(0, LIMITS.name),
      branchId: plan.branchId,
      key: "",
      currency: plan.currency.code,
      contacts: plan.accountableContactIds,
      planId: plan.planId,
      leave: [],
    },
    onSaved: async ({ planId }) => {
      await planSaved("created");
      onCreated(planId);
    },
  });
  return (
    <Form form={form} submitLabel="Clone plan" onCancel={onClose}>
      <PlanFields
        organisation={organisation}
        name={form.field("name")}
        branch={form.field("branchId")}
        keyOrPromoCode={form.field("key")}
        currency={form.field("currency")}
        contacts={form.field("contacts")}
      />
      <CarriedParts
        {...form.field("leave")}
        isOtherLocation={form.values.branchId !== plan.branchId}
      />
    </Form>
  );
};

const NAMES: Readonly<Record<PlanPartName, string>> = {
  risks: "Risks",
  businessUnits: "Business units",
  impactAnalysis: "Business impact analysis",
  recoveryStrategies: "Recovery strategies",
  recoveryDetails: "Recovery details",
  teams: "Team members",
  accountableMembers: "Accountable members",
  documents: "Documents",
};

const NOTES: Readonly<Partial<Record<PlanPartName, string>>> = {
  risks: "With the report, which has to be accepted again for the new plan.",
  businessUnits: "Units that this location does not have yet are added to it.",
  recoveryDetails:
    "Backups, finances and unit procedures. The site sheet too, if the location is the same.",
  documents: "The same files and links. A change in one plan does not change the other.",
  impactAnalysis: "Ratings of strategic areas, MTPD, recovery times, assets and dependencies.",
};

type CarriedPartsProps = FieldBinding<PlanPartName[]> & { readonly isOtherLocation: boolean };

/** The parts that the clone gets. The units of a location are shared by its plans, so there is nothing to choose. */
const CarriedParts = ({ value, onChange, isOtherLocation, ...binding }: CarriedPartsProps) => {
  const offered = PLAN_PARTS.filter((part) => part !== "businessUnits" || isOtherLocation);
  const left = value ?? [];
  return (
    <CheckboxGroup
      name={binding.name}
      error={binding.error}
      onBlur={binding.onBlur}
      label="What to carry over"
      description="The rest of the new plan starts empty. You can change everything later."
      value={offered.filter((part) => !left.includes(part))}
      onChange={(carried) => onChange(offered.filter((part) => !carried.includes(part)))}
      choices={offered.map((part) => ({
        id: part,
        name: NAMES[part],
        ...(NOTES[part] === undefined ? {} : { note: NOTES[part] }),
      }))}
    />
  );
};
