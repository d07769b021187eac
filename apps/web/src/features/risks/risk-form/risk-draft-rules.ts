import type { RiskCategory, RiskPreset } from "@holdfast/contract/library/risk-lookups";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import type { createRisk, updateRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import type { Draft } from "../../../platform/forms/form-values";
import type { ContractForm } from "../../../platform/forms/use-contract-form";

/** What the form is filled in for: a preset answered Yes, a custom risk of a category, or a saved risk. */
export type RiskSubject =
  | { readonly kind: "preset"; readonly preset: RiskPreset }
  | { readonly kind: "custom"; readonly category: RiskCategory }
  | { readonly kind: "saved"; readonly risk: Risk };

type RiskBody = BodyInput<typeof createRisk> | BodyInput<typeof updateRisk>;

/** The form while it is filled in, whether the risk is new or saved. */
export type RiskFormState = ContractForm<RiskBody>;

/** Whether name and description are the person's own (specification 5: hidden for preset risks). */
export const isCustom = (subject: RiskSubject): boolean =>
  subject.kind === "custom" ||
  (subject.kind === "saved" && typeof subject.risk.riskPresetId !== "number");

/** What stands above the form. */
export const titleOf = (subject: RiskSubject): string => {
  if (subject.kind === "preset") return subject.preset.name;
  return subject.kind === "custom" ? "Add a risk" : `Edit ${subject.risk.name}`;
};

/** What the form begins with. A preset's name and description are the library's and not sent. */
export const draftOf = (subject: RiskSubject): Draft<RiskBody> => {
  if (subject.kind === "preset") {
    const { riskPresetId, riskCategoryId } = subject.preset;
    return { riskPresetId, riskCategoryId };
  }
  if (subject.kind === "custom") {
    return { riskPresetId: null, riskCategoryId: subject.category.riskCategoryId, name: "" };
  }
  const { risk } = subject;
  return {
    riskId: risk.riskId,
    riskPresetId: risk.riskPresetId,
    riskCategoryId: risk.riskCategoryId,
    ...(isCustom(subject) ? { name: risk.name, description: risk.description } : {}),
    likelihoodPresetId: risk.likelihoodPresetId,
    cost: risk.cost,
    mitigationStrategyIds: risk.mitigationStrategyIds,
    includeInsurance: risk.includeInsurance,
    mitigationProcess: risk.mitigationProcess,
    mitigationStatusId: risk.mitigationStatusId,
    accountableContactId: risk.accountableContactId,
    followUpDate: risk.followUpDate,
    comments: risk.comments,
  };
};
