import { describe, expect, it } from "vitest";
import {
  doneFraction,
  isPartDone,
  isStepDone,
  type KnownPlan,
  lookedAtCategories,
  openParts,
  PLAN_CONTENT,
  type PlanStepId,
  stepProposed,
  stepShare,
  STEPS_TO_FINAL_PLAN,
} from "./plan-completion-rules";
import type { PlanFacts } from "./plan-facts";

const of = (done: number, total: number) => ({ done, total });
const EVERYTHING: PlanFacts = {
  riskCategoriesReviewed: of(12, 12),
  risksWithCompleteMitigation: of(7, 7),
  riskReportAcceptedSinceLastChange: true,
  policySaved: true,
  accountableMembersChosen: true,
  strategicAreasRated: of(3, 3),
  mtpdSet: true,
  criticalAreasWithScales: of(2, 2),
  businessUnitsWithTacticalRow: of(6, 6),
  businessUnitsWithAssets: of(6, 6),
  businessUnitsWithRecoveryStrategy: of(6, 6),
  teamsWithPrimaryAndAlternative: of(3, 3),
  planDocumentDownloadedSinceLastChange: true,
  documentsUploaded: true,
};
const known = (facts: Partial<PlanFacts>, contactCount = 4, unitCount = 6) => ({
  facts: { ...EVERYTHING, ...facts },
  contactCount,
  unitCount,
  proposed: [] as KnownPlan["proposed"],
});

describe("isStepDone", () => {
  it.each<[why: string, facts: Partial<PlanFacts>, open: PlanStepId[]]>([
    ["everything is there", {}, []],
    [
      "a category was not looked at: what sums it up is a first draft",
      { riskCategoriesReviewed: of(11, 12) },
      ["risks", "report", "download"],
    ],
    [
      "the register changed after the report was accepted",
      { riskReportAcceptedSinceLastChange: false },
      ["report"],
    ],
    [
      "a risk has no responsible person: the printed plan is a draft",
      { risksWithCompleteMitigation: of(6, 7) },
      ["treatment", "download"],
    ],
    [
      "the plan changed after it was downloaded",
      { planDocumentDownloadedSinceLastChange: false },
      ["download"],
    ],
    ["the policy is missing", { policySaved: false }, ["policy", "download"]],
    ["no document was uploaded", { documentsUploaded: false }, ["documents"]],
    [
      "there are no areas",
      { strategicAreasRated: of(0, 0), criticalAreasWithScales: of(0, 0) },
      ["areas", "ratings", "scales", "download"],
    ],
    [
      "a team has no Alternative",
      { teamsWithPrimaryAndAlternative: of(2, 3) },
      ["teams", "download"],
    ],
  ])("names the steps that are open when %s", (_why, facts, open) => {
    const steps: PlanStepId[] = [
      ...STEPS_TO_FINAL_PLAN,
      "report",
      "documents",
      "download",
      "areas",
    ];
    const missing = steps.filter((id) => !isStepDone(id, known(facts)));
    expect(missing.toSorted()).toEqual(open.toSorted());
  });

  it.each([
    [1, 0, false, false],
    [2, 1, true, true],
  ])("counts %i contacts and %i units as steps", (contacts, units, hasContacts, hasUnits) => {
    const plan = known({}, contacts, units);
    expect(isStepDone("contacts", plan)).toBe(hasContacts);
    expect(isStepDone("units", plan)).toBe(hasUnits);
  });
});

it("ticks no list of entries that are only proposed, and says how many there are", () => {
  const plan: KnownPlan = {
    ...known({}, 3, 2),
    proposed: [
      { kind: "contact", count: 2 },
      { kind: "department", count: 2 },
      { kind: "risk", count: 5 },
    ],
  };
  expect(isStepDone("contacts", plan)).toBe(false);
  expect(isStepDone("units", plan)).toBe(false);
  expect(stepProposed("risks", plan)).toBe(5);
  expect(stepProposed("units", plan)).toBe(2);
  expect(stepProposed("policy", plan)).toBe(0);
});

describe("doneFraction", () => {
  it("counts nothing as done without entries", () => {
    const facts = { ...EVERYTHING, businessUnitsWithAssets: of(0, 0) };
    expect(doneFraction("businessUnitsWithAssets", facts)).toBe(0);
  });

  it.each([
    [12, 1],
    [11, 0],
  ])("has no risk to mitigate after %i of 12 categories without one: %d", (done, fraction) => {
    const facts = {
      ...EVERYTHING,
      riskCategoriesReviewed: of(done, 12),
      risksWithCompleteMitigation: of(0, 0),
    };
    expect(doneFraction("risksWithCompleteMitigation", facts)).toBe(fraction);
  });
});

describe("openParts", () => {
  it("lists no open parts of a final plan, whether or not its report was accepted", () => {
    expect(openParts({ ...EVERYTHING, riskReportAcceptedSinceLastChange: false })).toEqual([]);
  });

  it("lists what is missing, in working order", () => {
    const facts = {
      ...EVERYTHING,
      mtpdSet: false,
      riskCategoriesReviewed: of(3, 12),
      risksWithCompleteMitigation: of(1, 20),
    };
    expect(openParts(facts)).toEqual([
      { part: "riskCategoriesReviewed", done: 3, total: 12 },
      { part: "risksWithCompleteMitigation", done: 1, total: 20 },
      { part: "mtpdSet", done: 0, total: 1 },
    ]);
  });

  it.each(PLAN_CONTENT.map((part) => [part]))("keeps a download open without %s", (part) => {
    const missing = typeof EVERYTHING[part] === "boolean" ? false : of(0, 2);
    const facts = { ...EVERYTHING, [part]: missing };
    expect(isPartDone("planDocumentDownloadedSinceLastChange", facts)).toBe(false);
  });
});

it("tells how many entries of a step are done", () => {
  const plan = known({ riskCategoriesReviewed: of(5, 12) });
  expect(stepShare("risks", plan)).toEqual(of(5, 12));
  expect(stepShare("policy", plan)).toBeNull();
  expect(stepShare("contacts", plan)).toBeNull();
});

it("counts categories with a risk, and those ruled out, each once", () => {
  const risks = [1, 1, 4].map((riskCategoryId) => ({ riskCategoryId }));
  expect([...lookedAtCategories(risks, [4, 9])].toSorted((a, b) => a - b)).toEqual([1, 4, 9]);
});
