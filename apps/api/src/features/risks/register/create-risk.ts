import { RISK_ALREADY_SAVED } from "@holdfast/contract/risks/errors";
import { createRisk as endpoint } from "@holdfast/contract/risks/register/risk-endpoints";
import { route } from "../../../platform/http/route";
import { assertPlanListNotFull } from "../../../platform/limits/row-limits-store";
import { ProblemError } from "../../../platform/problem-error";
import { touchPlanRisks } from "../../plans/public";
import { markProposed } from "../../proposals/public";
import { deleteRuledOut } from "../categories/ruled-out-categories-store";
import { checkRisk, rethrowAsUnknownContact } from "./check-risk";
import { describeRisk } from "./describe-risk";
import { insertRisk, readRisk } from "./risks-store";

/** Adds a risk. Its category is then no longer ruled out. */
export const createRisk = route(endpoint, async ({ body, scope }, services) => {
  const { proposed, ...entered } = body;
  const fields = checkRisk(entered);
  const riskId = services.newId();
  const now = services.clock.now();
  return services.database.transaction(async (tx) => {
    await touchPlanRisks(tx, scope, now);
    await assertPlanListNotFull(tx, services, "risks", scope);
    const isNew = await insertRisk(tx, scope, riskId, fields, now).catch(rethrowAsUnknownContact);
    if (!isNew) throw new ProblemError(RISK_ALREADY_SAVED);
    await deleteRuledOut(tx, scope, fields.riskCategoryId);
    if (proposed) await markProposed(tx, scope, "risk", [riskId]);
    const risk = await readRisk(tx, scope, riskId);
    if (!risk) throw new Error("A risk that was just added is missing.");
    return describeRisk(risk);
  });
});
