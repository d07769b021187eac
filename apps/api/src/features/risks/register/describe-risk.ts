import { likelihoodPresetById } from "@holdfast/content/library/risks/likelihood-presets";
import { mitigationStatusById } from "@holdfast/content/library/risks/mitigation-statuses";
import { mitigationStrategyById } from "@holdfast/content/library/risks/mitigation-strategies";
import { riskCategoryById } from "@holdfast/content/library/risks/risk-categories";
import { riskPresetById } from "@holdfast/content/library/risks/risk-presets";
import { annualisedValue } from "@holdfast/contract/risks/annualised-value-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import type { RiskRow } from "./risks-store";

/** Returns the library's entry for a stored id. Always found: ids are checked on saving and never leave the library. */
const libraryEntry = <Entry>(entry: Entry | undefined, what: string): Entry => {
  if (entry === undefined) throw new Error(`A stored ${what} is not in the library.`);
  return entry;
};

/**
 * Returns a stored risk with the library's names and values for its ids. Names every field: destructuring and spreading
 * rows took half of the time of a long list.
 */
export function describeRisk(row: RiskRow): Risk {
  const preset =
    row.riskPresetId === null ? row : libraryEntry(riskPresetById(row.riskPresetId), "risk preset");
  const likelihood = libraryEntry(likelihoodPresetById(row.likelihoodPresetId), "likelihood");
  const status =
    row.mitigationStatusId === null
      ? null
      : libraryEntry(mitigationStatusById(row.mitigationStatusId), "mitigation status");
  return {
    riskId: row.riskId,
    riskPresetId: row.riskPresetId,
    name: libraryEntry(preset.name ?? undefined, "name"),
    description: preset.description,
    riskCategoryId: row.riskCategoryId,
    riskCategoryName: libraryEntry(riskCategoryById(row.riskCategoryId), "category").name,
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
  name: libraryEntry(mitigationStrategyById(mitigationStrategyId), "mitigation strategy").name,
});
