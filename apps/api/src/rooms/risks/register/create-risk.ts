import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { RISK_ALREADY_SAVED } from "@holdfast/contract/risks/errors";
import { createRisk as endpoint } from "@holdfast/contract/risks/register/risk-endpoints";
import { route } from "../../../platform/http/route";
import { countOfPlanList, refusePassedLimit } from "../../../platform/limits/row-limits-store";
import { Refusal } from "../../../platform/refusal";
import { touchPlanRisks } from "../../plans/public";
import { checkAccountableContact, checkRisk } from "./check-risk";
import { describeRisk } from "./describe-risk";
import { insertRisk, readRisk } from "./risks-store";

export const createRisk = route(endpoint, async ({ body, scope }, services) => {
  const fields = checkRisk(body);
  const riskId = services.newId();
  const now = services.clock.now();
  return services.database.transaction(async (tx) => {
    await touchPlanRisks(tx, scope, now);
    await checkAccountableContact(tx, scope, fields);
    const count = countOfPlanList(services, "risks", scope);
    const before = await insertRisk(tx, scope, riskId, fields, now, count);
    if (before === undefined) throw new Refusal(RISK_ALREADY_SAVED);
    refusePassedLimit(services, "risks", before + 1);
    const risk = await readRisk(tx, scope, riskId);
    if (!risk) throw new Refusal(NOT_FOUND);
    return describeRisk(risk);
  });
});
