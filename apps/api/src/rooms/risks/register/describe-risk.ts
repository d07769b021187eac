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

/** A stored risk with the names and values the library has for its ids. */
export function describeRisk(row: RiskRow): Risk {
  const { accountableContact, ...stored } = row;
  const { likelihoodPresetId, riskPresetId, mitigationStatusId } = stored;
  const preset =
    riskPresetId === null ? stored : known(riskPresetById(riskPresetId), "risk preset");
  const likelihood = known(likelihoodPresetById(likelihoodPresetId), "likelihood");
  const status =
    mitigationStatusId === null
      ? null
      : known(mitigationStatusById(mitigationStatusId), "mitigation status");
  return {
    ...stored,
    name: known(preset.name ?? undefined, "name"),
    description: preset.description,
    riskCategoryName: known(riskCategoryById(stored.riskCategoryId), "category").name,
    likelihoodId: likelihoodPresetId,
    likelihoodText: likelihood.text,
    likelihoodValue: likelihood.value,
    annualisedValue: annualisedValue(likelihood.value, stored.cost),
    mitigationStrategies: stored.mitigationStrategyIds.map((mitigationStrategyId) => ({
      mitigationStrategyId,
      name: known(mitigationStrategyById(mitigationStrategyId), "mitigation strategy").name,
    })),
    mitigationStatusName: status?.name ?? null,
    accountableContact,
  };
}
