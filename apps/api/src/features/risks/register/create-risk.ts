import { RISK_ALREADY_SAVED } from "@holdfast/contract/risks/errors";
import { createRisk as endpoint } from "@holdfast/contract/risks/register/risk-endpoints";
import { route } from "../../../platform/http/route";
import { refusePassedLimit } from "../../../platform/limits/row-limits-store";
import { ProblemError } from "../../../platform/problem-error";
import { checkRisk, refuseContact } from "./check-risk";
import { describeRisk } from "./describe-risk";
import { insertRisk } from "./risks-store";

export const createRisk = route(endpoint, async ({ body, scope }, services) => {
  const fields = checkRisk(body);
  const riskId = services.newId();
  const now = services.clock.now();
  const max = services.config.userLimits.rows.risks;
  return services.database.transaction(async (tx) => {
    const inserted = await insertRisk(tx, scope, riskId, fields, now, max).catch(refuseContact);
    if (!inserted) throw new ProblemError(RISK_ALREADY_SAVED);
    refusePassedLimit(services, "risks", inserted.before + 1);
    return describeRisk(inserted.risk);
  });
});
