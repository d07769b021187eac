import { suggestionsOfRiskPreset } from "@holdfast/content/library/risks/mitigation-suggestions";
import { readRiskSuggestions as endpoint } from "@holdfast/contract/library/risk-lookups";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";

export const readRiskSuggestions = route(endpoint, async ({ params }) => {
  const found = suggestionsOfRiskPreset(Number(params.riskPresetId));
  // Other spellings of the number, such as 01, are no id.
  if (!found || String(found.riskPresetId) !== params.riskPresetId)
    throw new ProblemError(NOT_FOUND);
  const { riskPresetId, suggestions, lossPrompts } = found;
  return {
    riskPresetId,
    suggestions: suggestions.map(({ text, mitigationStrategyIds }) => ({
      text,
      mitigationStrategyIds: [...mitigationStrategyIds],
    })),
    lossPrompts: [...lossPrompts],
  };
});
