import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { RISK_UNKNOWN } from "@holdfast/contract/risks/register/risk";
import { updateRisk as endpoint } from "@holdfast/contract/risks/register/risk-endpoints";
import { route } from "../../../platform/http/route";
import { ProblemError, fieldError } from "../../../platform/problem-error";
import { touchPlanRisks } from "../../plans/public";
import { deleteRuledOut } from "../categories/ruled-out-categories-store";
import { checkRisk, rethrowAsUnknownContact } from "./check-risk";
import { describeRisk } from "./describe-risk";
import { readRisk, updateRisk as updateRow } from "./risks-store";

/** Updates a risk. A preset risk keeps its preset, and a custom one stays custom; only that can change category. */
export const updateRisk = route(endpoint, async ({ body, scope }, services) => {
  const { riskId, ...input } = body;
  const fields = checkRisk(input);
  const now = services.clock.now();
  return services.database.transaction(async (tx) => {
    await touchPlanRisks(tx, scope, now);
    const saved = await readRisk(tx, scope, riskId);
    if (!saved) throw new ProblemError(NOT_FOUND);
    if (saved.riskPresetId !== fields.riskPresetId) throw fieldError("riskPresetId", RISK_UNKNOWN);
    await updateRow(tx, scope, riskId, fields, now).catch(rethrowAsUnknownContact);
    await deleteRuledOut(tx, scope, fields.riskCategoryId);
    const risk = await readRisk(tx, scope, riskId);
    if (!risk) throw new ProblemError(NOT_FOUND);
    return describeRisk(risk);
  });
});
