import { RISK_ALREADY_SAVED } from "@holdfast/contract/risks/errors";
import { createRisk as endpoint } from "@holdfast/contract/risks/register/risk-endpoints";
import type { AtOnce } from "../../../platform/http/route";
import { route } from "../../../platform/http/route";
import { refusePassedLimit } from "../../../platform/limits/row-limits-store";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { markProposed } from "../../proposals/public";
import { checkRisk, refuseContact } from "./check-risk";
import { describeRisk } from "./describe-risk";
import {
  insertedRisk,
  insertRisk,
  insertRiskChecked,
  type RiskFields,
  riskInsert,
} from "./risks-store";

const insertOf = (services: Services, planId: string, fields: RiskFields) => {
  const max = services.config.userLimits.rows.risks;
  return riskInsert(planId, services.newId(), fields, services.clock.now(), max);
};

const atOnce: AtOnce<typeof endpoint> = async ({ params, body, writeChecked }, services) => {
  const { proposed, ...entered } = body;
  if (proposed) return undefined;
  const fields = checkRisk(entered);
  const given = insertOf(services, params.planId, fields);
  const inserted = await writeChecked(insertRiskChecked, given).catch(refuseContact);
  return inserted && describeRisk(insertedRisk(fields, inserted));
};

export const createRisk = route(
  endpoint,
  async ({ body, scope }, services) => {
    const { proposed, ...entered } = body;
    const fields = checkRisk(entered);
    const given = insertOf(services, scope.planId, fields);
    return services.database.transaction(async (tx) => {
      const inserted = await insertRisk(tx, scope, given).catch(refuseContact);
      refusePassedLimit(services, "risks", inserted.before + 1);
      const { id } = inserted;
      if (id === null) throw new ProblemError(RISK_ALREADY_SAVED);
      if (proposed) await markProposed(tx, scope, "risk", [id]);
      return describeRisk(insertedRisk(fields, { ...inserted, id }));
    });
  },
  { atOnce },
);
