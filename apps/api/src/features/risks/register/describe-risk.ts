import { likelihoodPresetById } from "@holdfast/content/library/likelihood-presets";
import { mitigationStatusById } from "@holdfast/content/library/mitigation-statuses";
import { mitigationStrategyById } from "@holdfast/content/library/mitigation-strategies";
import { riskCategoryById } from "@holdfast/content/library/risk-categories";
import { riskPresetById } from "@holdfast/content/library/risk-presets";
import { annualisedValue } from "@holdfast/contract/risks/annualised-value-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import type { RiskRow } from "./risks-store";

/** What stands in the library under a stored id; ids are checked on saving and never leave the library. */
const known = <Entry>(entry: Entry | undefined, what: string): Entry => {
  if (entry === undefined) throw new Error(`A stored ${what} is not in the library.`);
  return entry;
};

/**
 * A stored risk with the names and values the library has for its ids. Every field by name: taking rows
 * apart and spreading them cost half of the time of a long list.
 */
export function describeRisk(row: RiskRow): Risk {
  const preset =
    row.riskPresetId === null ? row : known(riskPresetById(row.riskPresetId), "risk preset");
  const likelihood = known(likelihoodPresetById(row.likelihoodPresetId), "likelihood");
  const status =
    row.mitigationStatusId === null
      ? null
      : known(mitigationStatusById(row.mitigationStatusId), "mitigation status");
  return {
    riskId: row.riskId,
    riskPresetId: row.riskPresetId,
    name: known(preset.name ?? undefined, "name"),
    description: preset.description,
    riskCategoryId: row.riskCategoryId,
    riskCategoryName: known(riskCategoryById(row.riskCategoryId), "category").name,
    likelihoodId: row.likelihoodPresetId,
    likelihoodPresetId: row.likelihoodPresetId,
    likelihoodText: likelihood.text,
    likelihoodValue: likelihood.value,
    cost: row.cost,
    annualisedValue: annualisedValue(likelihood.value, row.cost),
    mitigationStrategyIds: row.mitigationStrategyIds,
    mitigationStrategies: row.mitigationStrategyIds.map(strategyOf),
    includeInsurance: row.includeInsurance,
    mitigationProcess: row.mitigationProcess,
    mitigationStatusId: row.mitigationStatusId,
    mitigationStatusName: status?.name ?? null,
    accountableContactId: row.accountableContactId,
    accountableContact: row.accountableContact,
    followUpDate: row.followUpDate,
    comments: row.comments,
  };
}

const strategyOf = (mitigationStrategyId: number) => ({
  mitigationStrategyId,
  name: known(mitigationStrategyById(mitigationStrategyId), "mitigation strategy").name,
});
