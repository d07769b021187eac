import { readPlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { callerOf } from "./api-caller";
import type { RunningApp } from "./app";
import { INDUSTRY, type OwnPlan } from "./own-plan";

/** Saves the suggested risks of the plan's industry through the API, as their forms would, except the first ones. */
export async function saveSuggestedRisks(
  app: RunningApp,
  { session, planId, contactIds }: OwnPlan,
  exceptFirst: number,
): Promise<void> {
  const call = callerOf(app.url, session.access_token);
  const { risks } = await call(readPlanSuggestions, { params: { code: INDUSTRY } });
  for (const { riskPresetId, likelihoodPresetId } of risks.slice(exceptFirst)) {
    await call(createRisk, {
      params: { planId },
      body: {
        riskPresetId,
        likelihoodPresetId,
        cost: 12_000,
        mitigationStrategyIds: [3],
        includeInsurance: null,
        mitigationProcess: "Check the list each quarter.",
        mitigationStatusId: 2,
        accountableContactId: contactIds[0] ?? null,
      },
    });
  }
}
