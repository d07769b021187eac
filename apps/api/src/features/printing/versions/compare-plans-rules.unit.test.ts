import {
  newContent,
  sampleParty,
  samplePerson,
  sampleUnit,
} from "@holdfast/content/test/plan-content-sample";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { expect, it } from "vitest";
import { comparePlans } from "./compare-plans-rules";

const AREA: PlanContent["areas"][number] = {
  strategicCriticalAreaId: "counter",
  name: "Counter sales",
  category: "Sales",
  description: null,
  criticality: 4,
  criticalPeriods: [],
  penalty: null,
  notes: "Call the landlord.",
  impacts: [],
  isProposed: false,
};
const plan: PlanContent = {
  ...newContent,
  people: [samplePerson("ana", "Ana", "Silva")],
  teams: [
    { teamTypeId: 2, members: [{ contactId: "ana", designation: "Primary", confirmedOn: null }] },
  ],
  units: [sampleUnit("kitchen", "Kitchen", 2)],
  areas: [AREA],
  parties: [sampleParty("supplier", "Bakery", "Food", "02 5550 0100")],
};

/** Returns the value with the fields of every object in reverse order, as a database may store it. */
function reversed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(reversed) as Value;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, reversed(inner)] as const)
      .toReversed(),
  ) as Value;
}

it("finds no difference in the order of fields", () => {
  expect(comparePlans(plan, reversed(plan))).toEqual([]);
});

it("tells entries apart by their ids: two with one name, and one with another name", () => {
  const [bakery] = plan.parties;
  if (!bakery) throw new Error("The sample has no supplier.");
  const second = { ...bakery, partyId: "second" };
  expect(comparePlans(plan, { ...plan, parties: [second, bakery] })).toEqual([
    { section: "Suppliers", kind: "added", entry: "Bakery", details: [] },
  ]);
  const renamed = { ...bakery, name: "Roastery" };
  expect(comparePlans(plan, { ...plan, parties: [renamed] })).toEqual([
    {
      section: "Suppliers",
      kind: "changed",
      entry: "Roastery",
      details: ["Name: Bakery → Roastery"],
    },
  ]);
});

it("describes lists, objects, empty values and another logo in words", () => {
  const changed = { ...AREA, notes: null, impacts: [{ category: "Financial", value: 5 }] };
  const organisation = { ...plan.organisation, logoUrl: "/v1/files/another" };
  expect(comparePlans(plan, { ...plan, organisation, areas: [changed] })).toEqual([
    { section: "Business", kind: "changed", entry: "Business", details: ["Logo: another image"] },
    {
      section: "Critical areas",
      kind: "changed",
      entry: "Counter sales",
      details: ["Notes: Call the landlord. → empty", "Impacts: empty → Financial 5"],
    },
  ]);
});

it("names people, places and units in place of their ids", () => {
  const [kitchen] = plan.units;
  if (!kitchen) throw new Error("The sample has no unit.");
  const led = {
    ...kitchen,
    leaderContactId: "ana",
    recovery: {
      recoveryStrategyId: "r",
      recoveryStrategyTypeId: 3,
      branchId: null,
      alternativeSiteId: null,
      typedPlace: null,
      comments: null,
      isProposed: true,
    },
  };
  expect(comparePlans(plan, { ...plan, units: [led], teams: [] })).toEqual([
    {
      section: "Teams",
      kind: "removed",
      entry: "Ana Silva, Information Technology Team",
      details: [],
    },
    {
      section: "Business units",
      kind: "changed",
      entry: "Kitchen",
      details: [
        "Leader: empty → Ana Silva",
        "Recovery strategy: empty → Work from home",
        "Is recovery proposed: empty → Yes",
      ],
    },
  ]);
});
