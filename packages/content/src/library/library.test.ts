import { describe, expect, it } from "vitest";
import { ASSET_TYPES } from "./impact/asset-types";
import { BUSINESS_UNIT_SUGGESTIONS } from "./impact/business-unit-suggestions";
import { CMT_COMPOSITION_PRESETS } from "./response/cmt-composition-presets";
import { CONTACT_TYPES } from "./contact-types";
import { CRITICAL_PERIOD_PRESETS } from "./impact/critical-period-presets";
import { CRITICALITY_LEVELS, criticalityLevelOf } from "./impact/criticality-levels";
import { DEFAULT_CURRENCY } from "@holdfast/contract/plans/plan";
import { CURRENCIES, currencyByCode } from "./currencies";
import {
  DISRUPTION_RISK_SCALE_CATEGORIES,
  DISRUPTION_RISK_SCALES,
  disruptionRiskScalesOfCategory,
} from "./risks/disruption-risk-scales";
import { DOCUMENT_FOLDERS, documentFolderByName } from "./document-folders";
import { EXPLAINED_TERMS } from "./explained-terms";
import { GLOSSARY } from "./glossary";
import { INCIDENT_LEVELS } from "./response/incident-levels";
import { LIKELIHOOD_PRESETS, likelihoodPresetById } from "./risks/likelihood-presets";
import { MITIGATION_STATUSES } from "./risks/mitigation-statuses";
import { MITIGATION_STRATEGIES } from "./risks/mitigation-strategies";
import { MTPD_OPTIONS, mtpdOptionById } from "./impact/mtpd-options";
import { PENALTIES, penaltyById } from "./impact/penalties";
import { RECOVERY_STRATEGY_TYPES } from "./impact/recovery-strategy-types";
import { RISK_CATEGORIES, riskCategoryById } from "./risks/risk-categories";
import {
  isRiskPresetName,
  RISK_PRESETS,
  riskPresetById,
  riskPresetsOfCategory,
} from "./risks/risk-presets";
import { RISK_REPORT_INDEMNITY_PERIODS, RISK_REPORT_REVIEWS } from "./risks/risk-report-presets";
import { STRATEGIC_CRITICAL_AREA_CATEGORIES } from "./impact/strategic-critical-area-categories";
import {
  STRATEGIC_THIRD_PARTY_CATEGORIES,
  strategicThirdPartyCategoriesOfClass,
} from "./impact/strategic-third-party-categories";
import { TEAM_TYPES } from "./response/team-types";
import { TOP_DISRUPTIONS } from "./risks/top-disruptions";
import { WORK_TYPES } from "./impact/work-types";

const names = (rows: readonly { readonly name: string }[]) => rows.map((row) => row.name);

describe("every lookup list", () => {
  it.each([
    ["risk presets", RISK_PRESETS.map((row) => row.riskPresetId), 120],
    ["risk categories", RISK_CATEGORIES.map((row) => row.riskCategoryId), 12],
    ["likelihood presets", LIKELIHOOD_PRESETS.map((row) => row.likelihoodPresetId), 18],
    ["mitigation strategies", MITIGATION_STRATEGIES.map((row) => row.mitigationStrategyId), 7],
    ["mitigation statuses", MITIGATION_STATUSES.map((row) => row.mitigationStatusId), 3],
    [
      "indemnity periods",
      RISK_REPORT_INDEMNITY_PERIODS.map((row) => row.riskReportIndemnityPeriodId),
      6,
    ],
    ["report reviews", RISK_REPORT_REVIEWS.map((row) => row.riskReportReviewId), 5],
    ["MTPD options", MTPD_OPTIONS.map((row) => row.mtpdId), 16],
    ["risk scales", DISRUPTION_RISK_SCALES.map((row) => row.disruptionRiskScaleId), 30],
    [
      "risk scale categories",
      DISRUPTION_RISK_SCALE_CATEGORIES.map((row) => row.disruptionRiskScaleCategoryId),
      6,
    ],
    ["criticality levels", CRITICALITY_LEVELS.map((row) => row.criticality), 4],
    ["critical periods", CRITICAL_PERIOD_PRESETS.map((row) => row.criticalPeriodId), 35],
    ["asset types", ASSET_TYPES.map((row) => row.assetTypeId), 5],
    [
      "recovery strategy types",
      RECOVERY_STRATEGY_TYPES.map((row) => row.recoveryStrategyTypeId),
      11,
    ],
    ["team types", TEAM_TYPES.map((row) => row.teamTypeId), 3],
    ["contact types", CONTACT_TYPES.map((row) => row.contactTypeId), 4],
    ["work types", WORK_TYPES.map((row) => row.workTypeId), 10],
    ["penalties", PENALTIES.map((row) => row.penaltyId), 17],
    [
      "strategic area categories",
      STRATEGIC_CRITICAL_AREA_CATEGORIES.map((row) => row.strategicCriticalAreaCategoryId),
      6,
    ],
    [
      "third-party categories",
      STRATEGIC_THIRD_PARTY_CATEGORIES.map((row) => row.strategicThirdPartyCategoryId),
      56,
    ],
    ["crisis team statements", CMT_COMPOSITION_PRESETS.map((row) => row.cmtCompositionPresetId), 6],
    ["document folders", DOCUMENT_FOLDERS.map((row) => row.documentFolderId), 7],
    ["incident levels", INCIDENT_LEVELS.map((row) => row.level), 3],
  ])("%s number their rows from 1 without gaps", (_list, ids, count) => {
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });
});

describe("references between lists", () => {
  it("links every preset to a category and gives every category presets", () => {
    for (const preset of RISK_PRESETS) {
      expect(riskCategoryById(preset.riskCategoryId)).toBeDefined();
    }
    for (const category of RISK_CATEGORIES) {
      expect(riskPresetsOfCategory(category.riskCategoryId)).not.toHaveLength(0);
    }
  });

  it("has five levels from 1 to 5 for every disruption scale category", () => {
    for (const category of DISRUPTION_RISK_SCALE_CATEGORIES) {
      const steps = disruptionRiskScalesOfCategory(category.disruptionRiskScaleCategoryId);
      expect(steps.map((step) => step.value)).toEqual([1, 2, 3, 4, 5]);
      expect(steps.map((step) => step.level)).toEqual([
        "Negligible",
        "Minor",
        "Moderate",
        "Major",
        "Severe",
      ]);
      expect(new Set(steps.map((step) => step.category))).toEqual(new Set([category.name]));
    }
  });

  it("names penalties of strategic areas as the penalty list does", () => {
    for (const category of STRATEGIC_CRITICAL_AREA_CATEGORIES) {
      for (const { penalty } of category.strategicCriticalAreaCategoryPenalties) {
        expect(penaltyById(penalty.penaltyId)).toEqual(penalty);
      }
    }
  });

  it("gives each class of third parties exactly one Other", () => {
    for (const classId of [1, 2]) {
      const others = strategicThirdPartyCategoriesOfClass(classId).filter(({ isOther }) => isOther);
      expect(names(others)).toEqual(["Other"]);
    }
  });
});

describe("values named in the specification", () => {
  it("names values to the letter as the specification does", () => {
    expect(names(MITIGATION_STATUSES)).toEqual(["Not started", "Ongoing Monitoring", "Complete"]);
    expect(names(CONTACT_TYPES)).toEqual(["Internal", "Casual", "Contract", "Recruitment"]);
    expect(names(ASSET_TYPES)).toEqual([
      "Equipment",
      "Process & Service",
      "Skillset",
      "Special Requirements",
      "Application Requirements",
    ]);
    expect(names(BUSINESS_UNIT_SUGGESTIONS)).toEqual([
      "Finance",
      "Information Technology",
      "Engineering",
      "Call Centre",
      "Human Resource",
      "Sales",
    ]);
    expect(names(DISRUPTION_RISK_SCALE_CATEGORIES)).toEqual([
      "Financial",
      "Human",
      "Legal/Compliance",
      "Operational",
      "Reputational",
      "Strategic/Market",
    ]);
    expect(names(TEAM_TYPES)).toEqual([
      "Emergency Response Team",
      "Information Technology Team",
      "Crisis Management Team",
    ]);
    expect(criticalityLevelOf(4)?.name).toBe("Critical");
    expect(criticalityLevelOf(0)).toBeUndefined();
  });
});

describe("lookup functions", () => {
  it("finds rows by id and returns undefined for unknown ids", () => {
    expect(riskPresetById(1)?.name).toBe("Bushfire, Wildfire or Grassfire");
    expect(riskPresetById(0)).toBeUndefined();
    expect(likelihoodPresetById(4)).toMatchObject({ text: "1 in 100 years", value: 0.01 });
    expect(mtpdOptionById(16)).toMatchObject({ name: "90 days", sliderMaxDays: 90 });
    expect(currencyByCode(DEFAULT_CURRENCY)).toMatchObject({ code: "AUD", active: true });
    expect(currencyByCode("XXX")).toBeUndefined();
  });

  it("ignores case and outer white space in names", () => {
    expect(documentFolderByName("  floor PLANS ")?.documentFolderId).toBe(2);
    expect(documentFolderByName("Floor")).toBeUndefined();
  });

  it.each([
    [1, " river flood ", true],
    [2, "River Flood", false],
    [2, "bUilding  fire", true],
    [2, "Building\u00A0Fire", true],
    [2, "\tBuilding \n fire\u3000", true],
    [2, "\uFF22uilding Fire", true],
    [2, "BuildingFire", false],
    [2, "Building Fires", false],
  ])("recognises in category %i the preset %j: %s", (riskCategoryId, name, isKnown) => {
    expect(isRiskPresetName(riskCategoryId, name)).toBe(isKnown);
  });

  it("has no placeholder but the business's name in policy statements", () => {
    for (const { value } of CMT_COMPOSITION_PRESETS) {
      expect(value).toContain("{{businessName}}");
      expect(value.replaceAll("{{businessName}}", "")).not.toMatch(/[{}]/u);
    }
  });
});

describe("lists with a visible order", () => {
  it("sorts likelihoods from rare to frequent and periods from short to long", () => {
    for (const list of [
      LIKELIHOOD_PRESETS,
      MTPD_OPTIONS,
      RISK_REPORT_INDEMNITY_PERIODS,
      RISK_REPORT_REVIEWS,
    ]) {
      const values = list.map((row) => row.value);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
  });

  it("sorts lists by name or code, without duplicates", () => {
    const terms = names(GLOSSARY);
    expect(terms).toHaveLength(135);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(new Set(terms).size).toBe(terms.length);
    for (const term of EXPLAINED_TERMS) expect(terms).toContain(term);
    const codes = CURRENCIES.map((currency) => currency.code);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    expect(CURRENCIES.filter(({ active }) => active)).toHaveLength(154);
  });

  it("ranks ten disruptions, without the regional alternates", () => {
    expect(TOP_DISRUPTIONS.map((disruption) => disruption.rank)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });
});
