import { riskPresetById } from "@holdfast/content/library/risk-presets";
import { RISK_UNKNOWN } from "@holdfast/contract/risks/register/risk";
import {
  listDeclinedRisks as listEndpoint,
  saveDeclinedRisk as saveEndpoint,
} from "@holdfast/contract/risks/suggestions/declined-risk-endpoints";
import { route } from "../../../platform/http/route";
import { fieldError } from "../../../platform/problem-error";
import { deleteDeclined, insertDeclined, listDeclined } from "./declined-risks-store";

export const listDeclinedRisks = route(listEndpoint, ({ scope }, { database }) =>
  listDeclined(database.query, scope),
);

/** Does not touch the plan: no document and no figure depends on what was declined. */
export const saveDeclinedRisk = route(saveEndpoint, ({ body, scope }, services) => {
  const { riskPresetId, isDeclined } = body;
  if (!riskPresetById(riskPresetId)) throw fieldError("riskPresetId", RISK_UNKNOWN);
  return services.database.transaction(async (tx) => {
    await (isDeclined ? insertDeclined : deleteDeclined)(tx, scope, riskPresetId);
    return listDeclined(tx, scope);
  });
});
