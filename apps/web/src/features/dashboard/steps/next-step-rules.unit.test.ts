import type { KnownPlan } from "@holdfast/contract/plans/plan-completion-rules";
import type { PlanFacts } from "@holdfast/contract/plans/plan-facts";
import { assert, boolean, constant, constantFrom, nat, property, record } from "fast-check";
import { expect, it } from "vitest";
import { ROUTES } from "../../../routes";
import { nextTask, planTasks, reviewDate } from "./next-step-rules";

const none = { done: 0, total: 0 };
const NOTHING: KnownPlan = {
  contactCount: 0,
  unitCount: 0,
  proposed: [],
  facts: {
    riskCategoriesReviewed: { done: 0, total: 12 },
    risksWithCompleteMitigation: none,
    riskReportAcceptedSinceLastChange: false,
    policySaved: false,
    accountableMembersChosen: false,
    strategicAreasRated: none,
    mtpdSet: false,
    criticalAreasWithScales: none,
    businessUnitsWithTacticalRow: none,
    businessUnitsWithAssets: none,
    businessUnitsWithRecoveryStrategy: none,
    teamsWithPrimaryAndAlternative: { done: 0, total: 3 },
    planDocumentDownloadedSinceLastChange: false,
    documentsUploaded: false,
  },
};
const withFacts = (facts: Partial<PlanFacts>, others: Partial<KnownPlan> = {}): KnownPlan => ({
  ...NOTHING,
  ...others,
  facts: { ...NOTHING.facts, ...facts },
});
const all = { done: 2, total: 2 };
const COMPLETE = withFacts(
  Object.fromEntries(
    Object.entries(NOTHING.facts).map(([name, fact]) => [
      name,
      typeof fact === "boolean" ? true : all,
    ]),
  ),
  { contactCount: 2, unitCount: 1 },
);
const taskOf = (known: KnownPlan, id: string) => planTasks(known).find((task) => task.id === id);

it("starts with the risks, and ends when everything is done", () => {
  expect(nextTask(planTasks(NOTHING))?.id).toBe("risks");
  expect(nextTask(planTasks(COMPLETE))).toBeNull();
});

it.each([
  ["teams", "Add your contacts"],
  ["ratings", "List your strategic areas"],
  ["times", "List your business units"],
  ["members", "Create the policy"],
  ["download", "Fill the teams"],
])("blocks '%s' until '%s' is done", (id, before) => {
  expect(taskOf(NOTHING, id)).toMatchObject({
    state: "blocked",
    after: expect.arrayContaining([before]),
  });
  expect(taskOf(COMPLETE, id)).toMatchObject({ state: "done", after: [] });
});

it("says how much of a begun step is done", () => {
  const begun = withFacts({ riskCategoriesReviewed: { done: 5, total: 12 } });
  expect(taskOf(begun, "risks")).toMatchObject({ state: "open", part: "5 of 12" });
  expect(taskOf(NOTHING, "risks")?.part).toBeNull();
});

it("says how many entries of a step are only proposed", () => {
  const proposed = [{ kind: "department" as const, count: 1 }];
  const known = { ...NOTHING, unitCount: 1, proposed };
  expect(taskOf(known, "units")).toMatchObject({ state: "open", proposed: 1 });
  expect(taskOf(known, "times")).toMatchObject({ state: "blocked", proposed: 0 });
});

it("counts a share without parts as not done", () => {
  expect(taskOf(withFacts({}, { unitCount: 1 }), "assets")).toMatchObject({ state: "open" });
});

it("always offers a step while one is missing", () => {
  const share = nat(3).chain((total) => record({ done: nat(total), total: constant(total) }));
  const known = record({
    contactCount: nat(3),
    unitCount: constantFrom(0, 1),
    proposed: constant([]),
    facts: record(
      Object.fromEntries(
        Object.entries(NOTHING.facts).map(([name, fact]) => [
          name,
          typeof fact === "boolean" ? boolean() : share,
        ]),
      ),
    ),
  });
  assert(
    property(known, (some) => {
      const tasks = planTasks(some as unknown as KnownPlan);
      const isComplete = tasks.every(({ state }) => state === "done");
      expect(nextTask(tasks) === null).toBe(isComplete);
    }),
  );
});

it.each<[id: string, why: string, facts: Partial<PlanFacts>]>([
  [
    "report",
    "the register changed after it was accepted",
    { riskReportAcceptedSinceLastChange: false },
  ],
  [
    "download",
    "the plan changed after its download",
    { planDocumentDownloadedSinceLastChange: false },
  ],
])("reopens '%s' once %s", (id, _why, facts) => {
  expect(taskOf(COMPLETE, id)?.state).toBe("done");
  const changed = { ...COMPLETE, facts: { ...COMPLETE.facts, ...facts } };
  expect(taskOf(changed, id)?.state).toBe("open");
  expect(nextTask(planTasks(changed))?.id).toBe(id);
});

it("does not tick a download of a plan that is still a draft", () => {
  const risksWithCompleteMitigation = { done: 1, total: 20 };
  const draft = { ...COMPLETE, facts: { ...COMPLETE.facts, risksWithCompleteMitigation } };
  expect(taskOf(draft, "download")).toMatchObject({
    state: "blocked",
    after: ["Decide what to do about each risk"],
  });
});

it("leads to screens that exist", () => {
  const paths = new Set<string>(ROUTES.map(({ path }) => path));
  for (const { to } of planTasks(NOTHING)) expect(paths).toContain(to.split("?")[0]);
});

it("has a plan reviewed a year after its last change", () => {
  expect(reviewDate("2026-11-23T02:00:00.000Z")).toBe("2027-11-23T02:00:00.000Z");
});

it.each([
  ["risks", NOTHING, "/dashboard/risk/assessment?suggestions"],
  [
    "mtpd",
    withFacts({ strategicAreasRated: all }),
    "/dashboard/business-impact-analysis/strategic?step=mtpd&suggestions",
  ],
  ["contacts", NOTHING, null],
  ["teams", NOTHING, null],
  ["risks", withFacts({ riskCategoriesReviewed: { done: 1, total: 12 } }), null],
  ["risks", COMPLETE, null],
])("links to the suggestions of '%s' while it can be begun", (id, known, to) => {
  expect(taskOf(known, id)?.suggestionsAt).toBe(to);
});
