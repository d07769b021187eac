import type { PlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import type { RiskCategory, RiskPreset } from "@holdfast/contract/library/risk-lookups";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import type { createRisk, updateRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import type { Draft } from "../../../platform/forms/form-values";
import type { ContractForm } from "../../../platform/forms/contract-form";

/** The subject of the form: a preset answered Yes, a new custom risk of a category, or a saved risk. */
export type RiskSubject =
  | {
      readonly kind: "preset";
      readonly preset: RiskPreset;
      /** Answers to start with, suggested for the industry. */
      readonly suggested?: SuggestedAnswers;
    }
  | { readonly kind: "custom"; readonly category: RiskCategory }
  | { readonly kind: "saved"; readonly risk: Risk };

export type SuggestedAnswers = PlanSuggestions["risks"][number];

type RiskBody = BodyInput<typeof createRisk> | BodyInput<typeof updateRisk>;

/** The form's state, for a new or a saved risk. */
export type RiskFormState = ContractForm<RiskBody>;

/** Whether the user sets name and description (specification 5: hidden for preset risks). */
export const isCustom = (subject: RiskSubject): boolean =>
  subject.kind === "custom" ||
  (subject.kind === "saved" && typeof subject.risk.riskPresetId !== "number");

/** Returns the dialog's title. */
export const titleOf = (subject: RiskSubject): string => {
  if (subject.kind === "preset") return subject.preset.name;
  return subject.kind === "custom" ? "Add a risk" : `Edit ${subject.risk.name}`;
};

/** Returns a saved risk's fields without its id. A preset's name and description are not sent. */
const bodyOfRisk = (risk: Risk): BodyInput<typeof createRisk> => ({
  riskPresetId: risk.riskPresetId,
  riskCategoryId: risk.riskCategoryId,
  ...(typeof risk.riskPresetId === "number"
    ? {}
    : { name: risk.name, description: risk.description }),
  likelihoodPresetId: risk.likelihoodPresetId,
  cost: risk.cost,
  mitigationStrategyIds: risk.mitigationStrategyIds,
  includeInsurance: risk.includeInsurance,
  mitigationProcess: risk.mitigationProcess,
  mitigationStatusId: risk.mitigationStatusId,
  accountableContactId: risk.accountableContactId,
  followUpDate: risk.followUpDate,
  comments: risk.comments,
});

/**
 * Returns the form's initial values. A preset's name and description come from the library and are not sent. The loss
 * value is never suggested: it depends on the size of the business.
 */
export const draftOf = (subject: RiskSubject): Draft<RiskBody> => {
  if (subject.kind === "preset") {
    const { riskPresetId, riskCategoryId } = subject.preset;
    if (!subject.suggested) return { riskPresetId, riskCategoryId };
    const { likelihoodPresetId } = subject.suggested;
    return { riskPresetId, riskCategoryId, likelihoodPresetId };
  }
  if (subject.kind === "custom") {
    return { riskPresetId: null, riskCategoryId: subject.category.riskCategoryId, name: "" };
  }
  return { riskId: subject.risk.riskId, ...bodyOfRisk(subject.risk) };
};
