import { describe, expect, it } from "vitest";
import { mitigationStrategyById } from "./mitigation-strategies";
import { MITIGATION_SUGGESTIONS, suggestionsOfRiskPreset } from "./mitigation-suggestions";
import { RISK_PRESETS } from "./risk-presets";

describe("the suggestions for preset risks", () => {
  it("has suggestions once for every preset risk, and for nothing else", () => {
    expect(MITIGATION_SUGGESTIONS.map(({ riskPresetId }) => riskPresetId)).toEqual(
      RISK_PRESETS.map(({ riskPresetId }) => riskPresetId),
    );
  });

  it.each(MITIGATION_SUGGESTIONS)(
    "suggests whole sentences for preset $riskPresetId, each once and for known strategies",
    ({ suggestions, lossPrompts }) => {
      const sentences = suggestions.map(({ text }) => text);
      expect(sentences).not.toHaveLength(0);
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const { text, mitigationStrategyIds } of suggestions) {
        expect(text).toMatch(/^\S.*\S\.$/u);
        expect(mitigationStrategyIds).not.toHaveLength(0);
        for (const id of mitigationStrategyIds) expect(mitigationStrategyById(id)).toBeDefined();
      }
      expect(lossPrompts).not.toHaveLength(0);
      for (const question of lossPrompts) expect(question).toMatch(/^\S.*\S\?$/u);
    },
  );

  it("finds suggestions by the preset's id", () => {
    expect(suggestionsOfRiskPreset(1)?.riskPresetId).toBe(1);
    expect(suggestionsOfRiskPreset(0)).toBeUndefined();
  });
});
