import { RISK_ALREADY_SAVED } from "@holdfast/contract/risks/errors";
import { createRisk as endpoint } from "@holdfast/contract/risks/register/risk-endpoints";
import { route } from "../../../platform/http/route";
import { refusePassedLimit } from "../../../platform/limits/row-limits-store";
import { ProblemError } from "../../../platform/problem-error";
import { checkRisk, refuseContact } from "./check-risk";
import { describeRisk } from "./describe-risk";
import { insertedRisk, insertRisk, insertRiskChecked, riskInsert } from "./risks-store";

export const createRisk = route(endpoint, async ({ body, scope, writeChecked }, services) => {
  const fields = checkRisk(body);
  const max = services.config.userLimits.rows.risks;
  const given = riskInsert(scope, services.newId(), fields, services.clock.now(), max);
  const atOnce = await writeChecked(insertRiskChecked, given).catch(refuseContact);
  if (atOnce) return describeRisk(insertedRisk(fields, atOnce));
  return services.database.transaction(async (tx) => {
    const { id, before, ...contact } = await insertRisk(tx, given).catch(refuseContact);
    refusePassedLimit(services, "risks", before + 1);
    if (id === null) throw new ProblemError(RISK_ALREADY_SAVED);
    return describeRisk(insertedRisk(fields, { id, before, ...contact }));
  });
});
