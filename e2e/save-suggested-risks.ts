import { readStarterSet } from "@holdfast/contract/industries/starter-set-endpoints";
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
  const { risks } = await call(readStarterSet, { params: { code: INDUSTRY } });
  for (const risk of risks.slice(exceptFirst)) {
    const { includeInsurance, likelihoodPresetId, mitigationProcess, riskPresetId } = risk;
    await call(createRisk, {
      params: { planId },
      body: {
        riskPresetId,
        likelihoodPresetId,
        cost: 12_000,
        mitigationStrategyIds: risk.mitigationStrategyIds,
        includeInsurance,
        mitigationProcess,
        mitigationStatusId: 2,
        accountableContactId: contactIds[0] ?? null,
      },
    });
  }
}
