import { describe, expect, it } from "vitest";
import { INDUSTRIES } from "../industries/industries";
import { asksAboutInsurance } from "@holdfast/contract/risks/register/insurance-question-rules";
import { ASSET_TYPES } from "./asset-types";
import { LIKELIHOOD_PRESETS } from "./likelihood-presets";
import { MITIGATION_STRATEGIES } from "./mitigation-strategies";
import { MTPD_OPTIONS } from "./mtpd-options";
import { RECOVERY_STRATEGY_TYPES } from "./recovery-strategy-types";
import { RISK_PRESETS } from "./risk-presets";
import { STRATEGIC_THIRD_PARTY_CATEGORIES } from "./strategic-third-party-categories";
import { scalesOf, STARTER_SETS, starterSetFor, teamRolesOf } from "./starter-sets";
import { STRATEGIC_CRITICAL_AREA_CATEGORIES } from "./strategic-critical-area-categories";

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());

describe("starterSetFor", () => {
  it.each([
    ["its own set", "4511", "cafe-restaurant", true],
    ["its own set, one of two in the subdivision", "4520", "pub-bar-club", true],
    ["a set for the same group", "4273", "retail-shop", false],
    ["a set for the same subdivision", "1111", "bakery-and-food-manufacturing", false],
    ["a set for a group", "851", "medical-practice", false],
    ["a set for a subdivision", "45", "cafe-restaurant", false],
    ["the nearest for a subdivision without a set", "9412", "metal-joinery-workshop", false],
    ["the nearest for food wholesalers", "3601", "grocery-and-liquor", false],
    ["the nearest in the division", "8401", "medical-practice", false],
    ["the nearest for a division without a set", "0600", "building-trades", false],
    ["the nearest for the letter of a division", "H", "cafe-restaurant", false],
    [
      "the set of an office for an unknown code",
      "9999999",
      "accounting-bookkeeping-practice",
      false,
    ],
    ["the set of an office for an empty code", "", "accounting-bookkeeping-practice", false],
  ])("returns %s: %s", (_what, code, starterSetId, isOwn) => {
    const found = starterSetFor(code);
    expect([found.set.starterSetId, found.isOwn]).toEqual([starterSetId, isOwn]);
  });

  it("returns a set for each industry, its own for the codes of the sets", () => {
    const own = INDUSTRIES.filter(({ code }) => starterSetFor(code).isOwn).map(({ code }) => code);
    const listed = STARTER_SETS.flatMap(({ industryCodes }) => industryCodes);
    expect(own.toSorted()).toEqual(listed.toSorted());
  });
});

describe("each starter set", () => {
  const categories = STRATEGIC_CRITICAL_AREA_CATEGORIES.map(
    (row) => row.strategicCriticalAreaCategoryId,
  );

  it("is one of 20", () => {
    expect(new Set(STARTER_SETS.map(({ starterSetId }) => starterSetId)).size).toBe(20);
  });

  it.each(STARTER_SETS)("$starterSetId suggests each entry once, in known categories", (set) => {
    for (const names of [
      set.businessUnits.map(({ name }) => name),
      set.strategicAreas.map(({ name }) => name),
      set.suppliersByKind.map(({ kind }) => kind),
    ]) {
      expect(names.length).toBeGreaterThanOrEqual(5);
      expect(new Set(lower(names)).size).toBe(names.length);
    }
    for (const area of set.strategicAreas)
      expect(categories).toContain(area.strategicCriticalAreaCategoryId);
  });

  it.each(STARTER_SETS)(
    "$starterSetId refers only to its own units and to known lookups",
    (set) => {
      const units = set.businessUnits.map(({ name }) => name);
      for (const { businessUnit } of [...set.tactical, ...set.assets, ...set.recovery])
        expect(units).toContain(businessUnit);
      // A unit without suggestions would leave a gap in the plan.
      for (const rows of [set.tactical, set.assets, set.recovery])
        expect(new Set(rows.map(({ businessUnit }) => businessUnit)).size).toBe(units.length);
      const known = {
        mtpd: MTPD_OPTIONS.map(({ mtpdId }) => mtpdId),
        assetTypes: ASSET_TYPES.map(({ assetTypeId }) => assetTypeId),
        strategyTypes: RECOVERY_STRATEGY_TYPES.map((type) => type.recoveryStrategyTypeId),
      };
      expect(known.mtpd).toContain(set.mtpdOptionId);
      for (const { assetTypeId } of set.assets) expect(known.assetTypes).toContain(assetTypeId);
      for (const row of set.recovery)
        expect(known.strategyTypes).toContain(row.recoveryStrategyTypeId);
      expect(teamRolesOf(set)).toHaveLength(set.teamHints.length);
      expect(new Set(teamRolesOf(set).map(({ teamTypeId }) => teamTypeId)).size).toBe(3);
    },
  );

  it.each(STARTER_SETS)(
    "$starterSetId suggests ratings, scales and third parties that the forms accept",
    (set) => {
      const categories = STRATEGIC_CRITICAL_AREA_CATEGORIES;
      for (const { strategicCriticalAreaCategoryId: id, ...area } of set.strategicAreas) {
        expect([1, 2, 3, 4]).toContain(area.criticality);
        const category = categories.find((one) => one.strategicCriticalAreaCategoryId === id);
        const penalties = category?.strategicCriticalAreaCategoryPenalties ?? [];
        expect([null, ...penalties.map(({ penalty }) => penalty.penaltyId)]).toContain(
          area.suggestedPenaltyId,
        );
      }
      expect(new Set(scalesOf(set).map((one) => one.disruptionRiskScaleId)).size).toBe(6);
      const known = STRATEGIC_THIRD_PARTY_CATEGORIES.map(
        (one) => one.strategicThirdPartyCategoryId,
      );
      for (const { strategicThirdPartyCategoryId } of set.thirdParties)
        expect(known).toContain(strategicThirdPartyCategoryId);
    },
  );

  it.each(STARTER_SETS)("$starterSetId suggests risks that the form accepts", ({ risks }) => {
    const presets = RISK_PRESETS.map(({ riskPresetId }) => riskPresetId);
    const likelihoods = LIKELIHOOD_PRESETS.map(({ likelihoodPresetId }) => likelihoodPresetId);
    const strategies = MITIGATION_STRATEGIES.map((one) => one.mitigationStrategyId);
    expect(new Set(risks.map(({ riskPresetId }) => riskPresetId)).size).toBe(risks.length);
    for (const risk of risks) {
      expect(presets).toContain(risk.riskPresetId);
      expect(likelihoods).toContain(risk.likelihoodPresetId);
      expect(strategies).toEqual(expect.arrayContaining([...risk.mitigationStrategyIds]));
      expect(risk.includeInsurance !== null).toBe(asksAboutInsurance(risk.mitigationStrategyIds));
      expect(risk.lossLow).toBeLessThan(risk.lossHigh);
    }
  });
});
