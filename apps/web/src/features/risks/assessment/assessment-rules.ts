import type { RiskCategory, RiskPreset } from "@holdfast/contract/library/risk-lookups";
import type { Risk } from "@holdfast/contract/risks/register/risk";

/** One row of the assessment: a preset, answered or not, or a custom risk. */
export type AssessedRisk = {
  readonly key: string;
  readonly name: string;
  readonly description: string | null;
  /** Null for a custom risk. */
  readonly preset: RiskPreset | null;
  /** The saved risk; null while the answer is No. */
  readonly saved: Risk | null;
};

/** One card of the assessment: a risk category and its rows. */
export type AssessedCategory = {
  readonly category: RiskCategory;
  readonly risks: readonly AssessedRisk[];
  /** How many of them were answered Yes. */
  readonly selected: number;
};

const presetKey = (riskPresetId: number) => `preset-${riskPresetId}`;

const presetLine = (preset: RiskPreset, saved: Risk | null): AssessedRisk => ({
  key: presetKey(preset.riskPresetId),
  name: preset.name,
  description: preset.description,
  preset,
  saved,
});

const savedLine = (risk: Risk): AssessedRisk => ({
  key: risk.riskPresetId === null ? risk.riskId : presetKey(risk.riskPresetId),
  name: risk.name,
  description: risk.description,
  preset: null,
  saved: risk,
});

/**
 * Returns the cards in category order: each preset with its saved risk, then the saved risks without a loaded
 * preset, which are the custom ones.
 */
export function assessedCategories(
  categories: readonly RiskCategory[],
  presets: readonly RiskPreset[],
  risks: readonly Risk[],
): readonly AssessedCategory[] {
  const byPreset = new Map(risks.map((risk) => [risk.riskPresetId, risk]));
  const known = new Set<number | null>(presets.map(({ riskPresetId }) => riskPresetId));
  return categories.map((category) => {
    const isHere = (risk: { readonly riskCategoryId: number }) =>
      risk.riskCategoryId === category.riskCategoryId;
    const lines = [
      ...presets
        .filter(isHere)
        .map((preset) => presetLine(preset, byPreset.get(preset.riskPresetId) ?? null)),
      ...risks
        .filter((risk) => isHere(risk) && !known.has(risk.riskPresetId))
        .map((risk) => savedLine(risk)),
    ];
    return {
      category,
      risks: lines,
      selected: lines.filter(({ saved }) => saved !== null).length,
    };
  });
}

/** Whether two cards render the same, so that saving one risk re-renders one card. */
export const isSameCard = (a: AssessedCategory, b: AssessedCategory): boolean =>
  a.category === b.category &&
  a.risks.length === b.risks.length &&
  a.risks.every((line, place) => {
    const twin = b.risks[place];
    return line.key === twin?.key && line.saved === twin.saved && line.preset === twin.preset;
  });
