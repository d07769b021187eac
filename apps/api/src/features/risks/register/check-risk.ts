import { likelihoodPresetById } from "@holdfast/content/library/risks/likelihood-presets";
import { mitigationStatusById } from "@holdfast/content/library/risks/mitigation-statuses";
import { mitigationStrategyById } from "@holdfast/content/library/risks/mitigation-strategies";
import { riskCategoryById } from "@holdfast/content/library/risks/risk-categories";
import { isRiskPresetName, riskPresetById } from "@holdfast/content/library/risks/risk-presets";
import { type FieldProblem, INVALID_INPUT } from "@holdfast/contract/platform/errors";
import { asksAboutInsurance } from "@holdfast/contract/risks/register/insurance-question-rules";
import {
  CATEGORY_MISSING,
  CONTACT_UNKNOWN,
  type CreateRiskInput,
  LIKELIHOOD_MISSING,
  NAME_IS_A_PRESET,
  NAME_MISSING,
  RISK_UNKNOWN,
  STATUS_UNKNOWN,
  STRATEGY_MISSING,
} from "@holdfast/contract/risks/register/risk";
import { rowOf } from "../../../platform/database/sql/row-of";
import { ProblemError, fieldError } from "../../../platform/problem-error";
import { risks } from "../risks-table";
import { namesUnknownContact, type RiskFields } from "./risks-store";

/**
 * Returns a risk's form as it is stored: with every id checked against the library, the preset's category, and without
 * the values of hidden fields.
 * @throws ProblemError 400 with a message for each field that the library does not know.
 */
export function checkRisk(input: Omit<CreateRiskInput, "proposed">): RiskFields {
  const preset = input.riskPresetId == null ? undefined : riskPresetById(input.riskPresetId);
  const riskCategoryId = preset?.riskCategoryId ?? input.riskCategoryId;
  const fields = [...identityProblems(input), ...lookupProblems(input)];
  if (riskCategoryId == null || fields.length > 0)
    throw new ProblemError(INVALID_INPUT, { fields });
  const { includeInsurance, mitigationStatusId, accountableContactId, followUpDate, ...others } =
    input;
  const strategyIds = [...new Set(input.mitigationStrategyIds)];
  return rowOf(risks, {
    ...others,
    riskPresetId: preset?.riskPresetId ?? null,
    riskCategoryId,
    name: preset ? null : input.name,
    description: preset ? null : input.description,
    mitigationStrategyIds: strategyIds,
    includeInsurance: asksAboutInsurance(strategyIds) ? (includeInsurance ?? null) : null,
    mitigationStatusId: mitigationStatusId ?? null,
    accountableContactId: accountableContactId ?? null,
    followUpDate: followUpDate ?? null,
  });
}

/** Checks which risk it is: one of the library in its category, or a custom one whose name is not in it. */
function* identityProblems(input: CreateRiskInput): Generator<FieldProblem> {
  const { riskPresetId, riskCategoryId, name } = input;
  if (riskPresetId != null) {
    const preset = riskPresetById(riskPresetId);
    const isElsewhere = riskCategoryId != null && riskCategoryId !== preset?.riskCategoryId;
    if (!preset || isElsewhere) yield { path: "riskPresetId", message: RISK_UNKNOWN };
  } else if (riskCategoryId == null || !riskCategoryById(riskCategoryId))
    yield { path: "riskCategoryId", message: CATEGORY_MISSING };
  else if (!name) yield { path: "name", message: NAME_MISSING };
  else if (isRiskPresetName(riskCategoryId, name))
    yield { path: "name", message: NAME_IS_A_PRESET };
}

function* lookupProblems(input: CreateRiskInput): Generator<FieldProblem> {
  if (!likelihoodPresetById(input.likelihoodPresetId))
    yield { path: "likelihoodPresetId", message: LIKELIHOOD_MISSING };
  if (!input.mitigationStrategyIds.every((id) => mitigationStrategyById(id)))
    yield { path: "mitigationStrategyIds", message: STRATEGY_MISSING };
  if (input.mitigationStatusId != null && !mitigationStatusById(input.mitigationStatusId))
    yield { path: "mitigationStatusId", message: STATUS_UNKNOWN };
}

/**
 * Converts the error of a risk write that refers to an unknown or deleted contact into a field error.
 * @throws ProblemError 400 for that contact, otherwise the original error
 */
export function rethrowAsUnknownContact(error: unknown): never {
  throw namesUnknownContact(error) ? fieldError("accountableContactId", CONTACT_UNKNOWN) : error;
}
