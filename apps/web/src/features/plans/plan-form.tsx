import { countryWords } from "@holdfast/content/countries/country-words";
import { certainCountry } from "@holdfast/contract/organisations/place";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";
import { CreatePlanInput, DEFAULT_CURRENCY } from "@holdfast/contract/plans/plan";
import { createPlan, renewPlan, updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { Form } from "../../ui/fields/forms/form";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { PlanFields } from "./plan-fields";
import { usePlanSaved } from "./use-plan-saved";

/*
 * The plan form, one component per mode: each names its endpoint and the fields it shows (specification
 * 'plan workspace' 2). To add a mode, add a component that uses `PlanFields`.
 */

type CreatePlanFormProps = {
  readonly organisation: Organisation;
  readonly onCreated: (planId: string) => void;
  readonly onClose: () => void;
};

/** Creates a plan for a business location with a subscription key or promo code. */
export const CreatePlanForm = ({ organisation, onCreated, onClose }: CreatePlanFormProps) => {
  const planSaved = usePlanSaved();
  const [branch, ...others] = organisation.branches;
  const form = useContractForm({
    endpoint: createPlan,
    params: {},
    initial: {
      name: "",
      branchId: others.length === 0 ? branch?.branchId : null,
      key: "",
      currency: countryWords(certainCountry(organisation))?.currency ?? DEFAULT_CURRENCY,
      contacts: [],
    },
    onSaved: async ({ planId }) => {
      await planSaved("created");
      onCreated(planId);
    },
  });
  return (
    <Form form={form} submitLabel="Create plan" onCancel={onClose}>
      <PlanFields
        organisation={organisation}
        name={form.field("name")}
        branch={form.field("branchId")}
        keyOrPromoCode={form.field("key")}
        currency={form.field("currency")}
        contacts={form.field("contacts")}
      />
    </Form>
  );
};

type EditPlanFormProps = {
  readonly organisation: Organisation;
  readonly plan: Plan;
  readonly onClose: () => void;
};

/** Edits a plan; its key does not change. */
export const EditPlanForm = ({ organisation, plan, onClose }: EditPlanFormProps) => {
  const planSaved = usePlanSaved();
  const form = useContractForm({
    endpoint: updatePlan,
    params: { planId: plan.planId },
    createSchema: CreatePlanInput,
    initial: {
      name: plan.name,
      branchId: plan.branchId,
      currency: plan.currency.code,
      contacts: plan.accountableContactIds,
    },
    onSaved: async () => {
      await planSaved("updated");
      onClose();
    },
  });
  return (
    <Form form={form} onCancel={onClose}>
      <PlanFields
        organisation={organisation}
        name={form.field("name")}
        branch={form.field("branchId")}
        currency={form.field("currency")}
        contacts={form.field("contacts")}
      />
    </Form>
  );
};

type RenewPlanFormProps = EditPlanFormProps;

/** Extends a plan by a year with another key or promo code. */
export const RenewPlanForm = ({ organisation, plan, onClose }: RenewPlanFormProps) => {
  const planSaved = usePlanSaved();
  const form = useContractForm({
    endpoint: renewPlan,
    params: { planId: plan.planId },
    initial: { key: "" },
    onSaved: async () => {
      await planSaved("renewed");
      onClose();
    },
  });
  return (
    <Form form={form} submitLabel="Renew" onCancel={onClose}>
      <PlanFields organisation={organisation} keyOrPromoCode={form.field("key")} />
    </Form>
  );
};
