import { describe, expect, it } from "vitest";
import { INDUSTRIES } from "../industries/industries";
import { ASSET_TYPES } from "./impact/asset-types";
import { DISRUPTION_RISK_SCALES } from "./risks/disruption-risk-scales";
import { FIRST_PLAN_SETS, firstPlanSetFor } from "./first-plan-sets";
import { LIKELIHOOD_PRESETS } from "./risks/likelihood-presets";
import { MTPD_OPTIONS, mtpdOptionById } from "./impact/mtpd-options";
import { RECOVERY_STRATEGY_TYPES } from "./impact/recovery-strategy-types";
import { RISK_CATEGORIES } from "./risks/risk-categories";
import { RISK_PRESETS, riskPresetById } from "./risks/risk-presets";
import { STRATEGIC_CRITICAL_AREA_CATEGORIES } from "./impact/strategic-critical-area-categories";
import { STRATEGIC_THIRD_PARTY_CATEGORIES } from "./impact/strategic-third-party-categories";

const SIZES = ["micro", "small", "medium"] as const;

describe("firstPlanSetFor", () => {
  it.each([
    ["a class of one set", "6923", "", "engineering-consultancy"],
    ["a class of several, where it is the most typical", "4512", "", "takeaway-food-truck"],
    ["the first of equals", "4511", "", "cafe"],
    ["the one that the name of the trade says", "4511", "Restaurant", "restaurant"],
    [
      "the one that the name of the business says",
      "4400",
      "Bay Holiday Park",
      "holiday-park-short-stay",
    ],
    ["words with an accent", "4511", "Sal’s Café", "cafe"],
    [
      "only sets of the class, whatever the name says",
      "6932",
      "The Bakery Books",
      "accounting-practice",
    ],
    ["a bakery that sells over the counter", "1174", "Ferri Bakehouse", "bakery-with-shop"],
  ])("returns a set of its own for %s", (_what, code, names, setId) => {
    const { set, isBorrowed } = firstPlanSetFor(code, names);
    expect([set.setId, isBorrowed]).toEqual([setId, false]);
  });

  it.each([
    ["of the group with most of its classes", "4273", "clothing-or-gift-shop"],
    ["of the group", "1111", "butcher-or-deli"],
    ["of the subdivision with most of its classes", "6910", "engineering-consultancy"],
    ["of an office, for a division", "H", "accounting-practice"],
    ["of an office, for a subdivision without a set", "0600", "accounting-practice"],
    ["of an office, for an unknown code", "9999999", "accounting-practice"],
    ["of an office, for an empty code", "", "accounting-practice"],
  ])("borrows the set %s: %s", (_what, code, setId) => {
    const { set, isBorrowed } = firstPlanSetFor(code, "");
    expect([set.setId, isBorrowed]).toEqual([setId, true]);
  });

  it("returns a set for each industry, borrowed for all but the classes of the sets", () => {
    const own = INDUSTRIES.filter(({ code }) => !firstPlanSetFor(code, "").isBorrowed);
    const listed = FIRST_PLAN_SETS.flatMap(({ industryCodes }) => industryCodes);
    expect(own.map(({ code }) => code).toSorted()).toEqual([...new Set(listed)].toSorted());
  });
});

/** Words of one country: its taxes, schemes, authorities, laws and emergency numbers. */
const OF_ONE_COUNTRY =
  /\b(?:BAS|GST|ABN|ACN|ASIC|ATO|APRA|PAYG|super|superannuation|WorkCover|SafeWork|WorkSafe|ReturnToWork|Medicare|NDIS|TAFE|Centrelink|AHPRA|RSA|SES|CFA|VAT|HMRC|NHS|PAYE|IRD|ACC|KiwiSaver|Companies House|IRS|FEMA|OSHA|UIF|SARS|Triple Zero|000|111|112|911|999|10111|Australian?|New Zealand|Queensland|Victoria|Tasmania|AUD|NZD|Corporations Act|Fair Work)\b|\$/u;

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
};
const texts = (set: (typeof FIRST_PLAN_SETS)[number]) =>
  textsOf({ ...set, industryCodes: [], everydayWords: [] });

describe("each set", () => {
  const unitNames = (set: (typeof FIRST_PLAN_SETS)[number], size: (typeof SIZES)[number]) =>
    set.sizes[size].parts.map(({ name }) => name);

  it("has 39 first plan sets", () => {
    expect(new Set(FIRST_PLAN_SETS.map(({ setId }) => setId)).size).toBe(39);
  });

  it.each(FIRST_PLAN_SETS)("$setId has no country’s words", (set) => {
    expect(texts(set).filter((text) => OF_ONE_COUNTRY.test(text))).toEqual([]);
  });

  it.each(FIRST_PLAN_SETS)(
    "$setId states nothing about the business, its cover or its checks",
    (set) => {
      const statement = /\b(?:we|our)\b.*\b(?:insure|policy covers|policies cover|have|check)\b/iu;
      expect(texts(set).filter((text) => statement.test(text))).toEqual([]);
    },
  );

  it.each(FIRST_PLAN_SETS)(
    "$setId has a risk of each category, each once, with known lookups",
    ({ risks }) => {
      expect(new Set(risks.map(({ riskPresetId }) => riskPresetId)).size).toBe(risks.length);
      const categories = risks.map(
        ({ riskPresetId }) => riskPresetById(riskPresetId)?.riskCategoryId,
      );
      expect(new Set(categories)).toEqual(
        new Set(RISK_CATEGORIES.map((category) => category.riskCategoryId)),
      );
      const likelihoods = LIKELIHOOD_PRESETS.map(({ likelihoodPresetId }) => likelihoodPresetId);
      for (const { likelihoodPresetId, closedDays, repair } of risks) {
        expect(likelihoods).toContain(likelihoodPresetId);
        expect(closedDays).toBeGreaterThanOrEqual(0);
        expect(repair[0]).toBeLessThanOrEqual(repair[1] ?? -1);
      }
    },
  );

  it.each(FIRST_PLAN_SETS)("$setId names each entry once, with known lookups", (set) => {
    const areas = STRATEGIC_CRITICAL_AREA_CATEGORIES.map(
      (category) => category.strategicCriticalAreaCategoryId,
    );
    for (const { categoryId, criticality } of set.areas) {
      expect(areas).toContain(categoryId);
      expect([1, 2, 3, 4]).toContain(criticality);
    }
    const scales = DISRUPTION_RISK_SCALES.map((scale) => scale.disruptionRiskScaleId);
    expect(new Set(set.disruptionScales.map((scale) => scale.disruptionRiskScaleId)).size).toBe(6);
    for (const scale of set.disruptionScales) expect(scales).toContain(scale.disruptionRiskScaleId);
    const parties = new Set(
      STRATEGIC_THIRD_PARTY_CATEGORIES.map((category) => category.strategicThirdPartyCategoryId),
    );
    const called = set.callList.flatMap(({ thirdPartyCategoryId }) => thirdPartyCategoryId ?? []);
    expect(called.filter((id) => !parties.has(id))).toEqual([]);
    const isOne = ({ thirdPartyCategoryId, supplierKind }: (typeof set.callList)[number]) =>
      (thirdPartyCategoryId === undefined) !== (supplierKind === undefined);
    expect(set.callList.every(isOne)).toBe(true);
    const kinds = set.callList.flatMap(({ supplierKind }) => supplierKind ?? []);
    for (const names of [
      set.areas.map(({ name }) => name),
      set.callList.map(({ who }) => who),
      kinds,
      ...SIZES.map((size) => unitNames(set, size)),
    ])
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it.each(FIRST_PLAN_SETS)(
    "$setId plans each part below its MTPD, with assets and a place",
    (set) => {
      const places = RECOVERY_STRATEGY_TYPES.map((type) => type.recoveryStrategyTypeId);
      const types = ASSET_TYPES.map(({ assetTypeId }) => assetTypeId);
      for (const { assetTypeId } of set.assets) expect(types).toContain(assetTypeId);
      for (const size of SIZES) {
        const { mtpdId, parts } = set.sizes[size];
        const mtpd = mtpdOptionById(mtpdId)?.value ?? 0;
        expect(MTPD_OPTIONS.map((mtpdOption) => mtpdOption.mtpdId)).toContain(mtpdId);
        for (const { name, rtoDays, where } of parts) {
          expect(rtoDays).toBeLessThan(mtpd);
          expect(places).toContain(where);
          const own = set.assets.filter(
            ({ part, quantity }) => part === name && quantity[size] > 0,
          );
          expect(own.length).toBeGreaterThan(0);
        }
      }
    },
  );

  it("has only preset risks that exist in each first plan set", () => {
    const known = new Set(RISK_PRESETS.map(({ riskPresetId }) => riskPresetId));
    const named = FIRST_PLAN_SETS.flatMap(({ risks }) => risks.map((risk) => risk.riskPresetId));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});
