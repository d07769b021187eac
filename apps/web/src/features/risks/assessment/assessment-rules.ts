import type { RiskCategory, RiskPreset } from "@holdfast/contract/library/risk-lookups";
import type { Risk } from "@holdfast/contract/risks/register/risk";

/** One line of the assessment: a preset, answered or not, or a risk of the person's own. */
export type AssessedRisk = {
  readonly key: string;
  readonly name: string;
  readonly description: string | null;
  /** Null for a custom risk. */
  readonly preset: RiskPreset | null;
  /** What was saved; null as long as the answer is No. */
  readonly saved: Risk | null;
};

/** One card of the assessment. */
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
 * The cards in their order: each preset with what was saved for it, then the saved risks that have no preset
 * at hand, which are the person's own.
 */
export function assessedCategories(
  categories: readonly RiskCategory[],
  presets: readonly RiskPreset[],
  risks: readonly Risk[],
): readonly AssessedCategory[] {
  const byPreset = new Map(risks.map((risk) => [risk.riskPresetId, risk]));
  const known = new Set<number | null>(presets.map(({ riskPresetId }) => riskPresetId));
  return categories.map((category) => {
    const isHere = (one: { readonly riskCategoryId: number }) =>
      one.riskCategoryId === category.riskCategoryId;
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

/** Whether two cards show the same, so that saving one risk draws one card anew. */
export const isSameCard = (one: AssessedCategory, other: AssessedCategory): boolean =>
  one.category === other.category &&
  one.risks.length === other.risks.length &&
  one.risks.every((line, place) => {
    const twin = other.risks[place];
    return line.key === twin?.key && line.saved === twin.saved && line.preset === twin.preset;
  });
