import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlanFacts, Share } from "./plan-facts";
import {
  canBeImplemented,
  planProgress,
  PROGRESS_SECTIONS,
  PROGRESS_WEIGHTS,
} from "./plan-progress-rules";

const of = (done: number, total: number): Share => ({ done, total });

const nothing: PlanFacts = {
  riskCategoriesReviewed: of(0, 12),
  risksWithCompleteMitigation: of(0, 0),
  riskReportAcceptedSinceLastChange: false,
  policySaved: false,
  accountableMembersChosen: false,
  strategicAreasRated: of(0, 0),
  mtpdSet: false,
  criticalAreasWithScales: of(0, 0),
  businessUnitsWithTacticalRow: of(0, 0),
  businessUnitsWithAssets: of(0, 0),
  businessUnitsWithRecoveryStrategy: of(0, 0),
  teamsWithPrimaryAndAlternative: of(0, 3),
  planDocumentDownloadedSinceLastChange: false,
  documentsUploaded: false,
};

const everything: PlanFacts = {
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

const share = fc
  .tuple(fc.nat({ max: 400 }), fc.nat({ max: 400 }))
  .map(([a, b]) => of(Math.min(a, b), Math.max(a, b)));
const facts: fc.Arbitrary<PlanFacts> = fc.record({
  riskCategoriesReviewed: share,
  risksWithCompleteMitigation: share,
  riskReportAcceptedSinceLastChange: fc.boolean(),
  policySaved: fc.boolean(),
  accountableMembersChosen: fc.boolean(),
  strategicAreasRated: share,
  mtpdSet: fc.boolean(),
  criticalAreasWithScales: share,
  businessUnitsWithTacticalRow: share,
  businessUnitsWithAssets: share,
  businessUnitsWithRecoveryStrategy: share,
  teamsWithPrimaryAndAlternative: share,
  planDocumentDownloadedSinceLastChange: fc.boolean(),
  documentsUploaded: fc.boolean(),
});

describe("PROGRESS_WEIGHTS", () => {
  it.each(PROGRESS_SECTIONS.filter((section) => section !== "validation"))(
    "adds up to 100 for %s",
    (section) => {
      const weights = Object.values(PROGRESS_WEIGHTS[section]);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
    },
  );

  it("counts each fact in exactly one section", () => {
    const counted = PROGRESS_SECTIONS.flatMap((section) => Object.keys(PROGRESS_WEIGHTS[section]));
    expect(counted.toSorted()).toEqual(Object.keys(everything).toSorted());
  });
});

describe("planProgress", () => {
  it.each<[string, PlanFacts, number[]]>([
    ["nothing done", nothing, [0, 0, 0, 0, 0, 0]],
    ["everything done", everything, [100, 100, 100, 100, 100, 0]],
    [
      "a quarter of the categories",
      { ...nothing, riskCategoriesReviewed: of(3, 12) },
      [10, 0, 0, 0, 0, 0],
    ],
    ["policy without members", { ...nothing, policySaved: true }, [0, 60, 0, 0, 0, 0]],
    [
      "one team of three",
      { ...nothing, teamsWithPrimaryAndAlternative: of(1, 3) },
      [0, 0, 0, 16, 0, 0],
    ],
    [
      "thirds that add up",
      {
        ...nothing,
        strategicAreasRated: of(1, 3),
        criticalAreasWithScales: of(1, 3),
        businessUnitsWithAssets: of(1, 3),
      },
      [0, 0, 20, 0, 0, 0],
    ],
    [
      "one asset list of 400 missing",
      { ...everything, businessUnitsWithAssets: of(399, 400) },
      [100, 100, 99, 100, 0, 0],
    ],
    [
      "a report that is out of date does not block implementation",
      { ...everything, riskReportAcceptedSinceLastChange: false },
      [80, 100, 100, 100, 100, 0],
    ],
    [
      "incomplete risks do not block implementation, but what was downloaded is a draft",
      { ...everything, risksWithCompleteMitigation: of(0, 7) },
      [60, 100, 100, 100, 40, 0],
    ],
    [
      "a report accepted as a first draft",
      { ...nothing, riskCategoriesReviewed: of(3, 12), riskReportAcceptedSinceLastChange: true },
      [10, 0, 0, 0, 0, 0],
    ],
    [
      "an assessment in which no risk applies",
      { ...everything, risksWithCompleteMitigation: of(0, 0) },
      [100, 100, 100, 100, 100, 0],
    ],
    ["a prerequisite lost again", { ...everything, policySaved: false }, [100, 40, 100, 100, 0, 0]],
    [
      "downloaded, nothing uploaded",
      { ...everything, documentsUploaded: false },
      [100, 100, 100, 100, 60, 0],
    ],
  ])("calculates the progress: %s", (_case, input, percentages) => {
    const progress = planProgress(input);
    expect(PROGRESS_SECTIONS.map((section) => progress[section])).toEqual(percentages);
  });

  it("returns whole numbers from 0 to 100, and 100 only when nothing is missing", () => {
    fc.assert(
      fc.property(facts, (input) => {
        const progress = planProgress(input);
        for (const section of PROGRESS_SECTIONS) {
          expect(Number.isInteger(progress[section])).toBe(true);
          expect(progress[section]).toBeGreaterThanOrEqual(0);
          expect(progress[section]).toBeLessThanOrEqual(100);
        }
        const { teamsWithPrimaryAndAlternative: teams, businessUnitsWithRecoveryStrategy: units } =
          input;
        const complete = [teams, units].every(({ done, total }) => total > 0 && done === total);
        expect(progress.planning_design === 100).toBe(complete);
      }),
    );
  });

  it("does not decrease when one more thing is done", () => {
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom(...(Object.keys(everything) as (keyof PlanFacts)[])),
        (input, fact) => {
          const before = planProgress(input);
          const after = planProgress({ ...input, [fact]: everything[fact] });
          for (const section of PROGRESS_SECTIONS) {
            expect(after[section]).toBeGreaterThanOrEqual(before[section]);
          }
        },
      ),
    );
  });
});

describe("canBeImplemented", () => {
  it.each([
    [100, 100, 100, true],
    [99, 100, 100, false],
    [100, 99, 100, false],
    [100, 100, 99, false],
  ])("policy %i, analysis %i, design %i: %s", (policy, analysis, design, open) => {
    expect(
      canBeImplemented({
        policy_programme: policy,
        analysis_planning: analysis,
        planning_design: design,
      }),
    ).toBe(open);
  });
});
