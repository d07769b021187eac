import { expect, it } from "vitest";
import exposures from "../data/hazards/significant_exposures.json";
import presets from "../data/risks/risk_presets.json";
import { presetsOfExposure } from "./exposure-presets";

it("assigns recorded kinds of risk to every exposure", () => {
  const recorded = new Set(presets.map(({ riskPresetId }) => riskPresetId));
  for (const { id } of exposures) {
    const ids = presetsOfExposure(id);
    expect(ids.length, `exposure ${id}`).toBeGreaterThan(0);
    expect(ids.filter((preset) => !recorded.has(preset))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it("knows no other exposure", () => {
  expect(presetsOfExposure(52)).toEqual([]);
});
