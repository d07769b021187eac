import {
  listLikelihoodPresets,
  listMitigationStrategies,
  listRiskPresets,
} from "@holdfast/contract/library/risk-lookups";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { expect, type Page } from "@playwright/test";
import { callerOf } from "./api-caller";
import type { RunningApp } from "./app";
import type { OwnPlan } from "./own-plan";
import { tick } from "./pointer";

const DAY = 24 * 60 * 60 * 1000;
/** Returns the date that many days from now, DD/MM/YYYY. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY).toLocaleDateString("en-GB", { timeZone: "Australia/Sydney" });

/** The answer to the risk at that position of the list. */
export type RiskAnswer = {
  /** Position among the likelihoods. */
  readonly likelihood: number;
  readonly loss: number;
  readonly strategy: "Transfer" | "Reduce Impact";
  /** Undefined if the strategy does not ask. */
  readonly isInsured: boolean | undefined;
  /** DD/MM/YYYY. */
  readonly followUp: string;
  readonly measure: string;
};

/** Every fourth risk is transferred, every second of those uninsured; every third is overdue. */
export const riskAnswer = (
  at: number,
  followUp = dayFromNow(at % 3 === 0 ? -1 - at : at),
): RiskAnswer => ({
  likelihood: at % 18,
  loss: 1_234 * (at + 1),
  strategy: at % 4 === 0 ? "Transfer" : "Reduce Impact",
  isInsured: at % 4 === 0 ? at % 8 === 0 : undefined,
  followUp,
  measure: `Measure ${at + 1}.`,
});

/** Fills the open risk form and saves it by Enter. */
export async function fillRiskForm(page: Page, answer: RiskAnswer): Promise<void> {
  const { followUp, isInsured, likelihood, loss, measure, strategy } = answer;
  const dialog = page.getByRole("dialog");
  // The first option is the placeholder.
  await dialog.getByLabel("Likelihood", { exact: true }).selectOption({ index: 1 + likelihood });
  await dialog.getByLabel("Loss Value", { exact: true }).fill(String(loss));
  await tick(dialog.getByRole("checkbox", { name: strategy }));
  if (isInsured !== undefined)
    await tick(dialog.getByRole("radio", { name: isInsured ? "Yes" : "No" }));
  await dialog.getByRole("spinbutton", { name: /^day/ }).focus();
  await page.keyboard.type(followUp.replaceAll("/", ""));
  await dialog.getByLabel("How will you achieve your Mitigation Strategy?").fill(measure);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

/** Saves answers to preset risks through the API, by the names of the risks. */
export async function saveRisks(
  app: RunningApp,
  { planId, session }: OwnPlan,
  answers: readonly { readonly name: string; readonly answer: RiskAnswer }[],
): Promise<void> {
  const call = callerOf(app.url, session.access_token);
  const presets = await call(listRiskPresets);
  const likelihoods = await call(listLikelihoodPresets);
  const strategies = await call(listMitigationStrategies);
  for (const { answer, name } of answers) {
    const [day, month, year] = answer.followUp.split("/");
    await call(createRisk, {
      params: { planId },
      body: {
        riskPresetId: presets.find((preset) => preset.name === name)?.riskPresetId,
        likelihoodPresetId: likelihoods[answer.likelihood]?.likelihoodPresetId ?? 0,
        cost: answer.loss,
        mitigationStrategyIds: strategies
          .filter((strategy) => strategy.name === answer.strategy)
          .map(({ mitigationStrategyId }) => mitigationStrategyId),
        includeInsurance: answer.isInsured ?? null,
        mitigationProcess: answer.measure,
        followUpDate: `${year}-${month}-${day}`,
      },
    });
  }
}
