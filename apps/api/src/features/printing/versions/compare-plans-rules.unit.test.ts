import { approvedPlan } from "@holdfast/printables/test/approved-plan-sample";
import { expect, it } from "vitest";
import { comparePlans } from "./compare-plans-rules";
import { contentOf, hashOf, type PlanContent } from "./plan-content-rules";

const plan: PlanContent = contentOf(approvedPlan as unknown as Parameters<typeof contentOf>[0]);

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
  expect(hashOf(reversed(plan))).toBe(hashOf(plan));
});

it("does not count an empty value that a release adds, but a filled one", () => {
  expect(hashOf({ ...plan, more: [], other: "" } as PlanContent)).toBe(hashOf(plan));
  expect(hashOf({ ...plan, other: "new" } as PlanContent)).not.toBe(hashOf(plan));
});

it("names the second of two entries with the same name", () => {
  const [supplier] = plan.suppliers;
  if (!supplier) throw new Error("The sample has no supplier.");
  const suppliers = [...plan.suppliers, { ...supplier, phone: "02 5550 0199" }];
  expect(comparePlans(plan, { ...plan, suppliers })).toEqual([
    { section: "Suppliers", kind: "added", entry: `${supplier.name} (2)`, details: [] },
  ]);
});

it("describes lists, objects, empty values and another logo in words", () => {
  const [area, ...areas] = plan.criticalAreas;
  if (!area) throw new Error("The sample has no critical area.");
  const changed = { ...area, notes: "", impacts: [{ category: "Financial", value: 5 }] };
  const before = { ...area, notes: "Call the landlord.", impacts: [] };
  const business = { ...plan.business, logoUrl: "/v1/files/another" };
  expect(
    comparePlans(
      { ...plan, criticalAreas: [before, ...areas] },
      { ...plan, business, criticalAreas: [changed, ...areas] },
    ),
  ).toEqual([
    { section: "Business", kind: "changed", entry: "Business", details: ["Logo: another image"] },
    {
      section: "Critical areas",
      kind: "changed",
      entry: area.name,
      details: ["Notes: Call the landlord. → empty", "Impacts: empty → Financial 5"],
    },
  ]);
});

it("names a member of a team with the team", () => {
  const teams = plan.teams.map((team) => ({ ...team, contacts: team.contacts.slice(1) }));
  const [first] = plan.teams;
  const removed = comparePlans(plan, { ...plan, teams }).map(({ kind, entry }) => [kind, entry]);
  expect(removed).toContainEqual([
    "removed",
    `${first?.contacts[0]?.name}, ${first?.teamTypeName}`,
  ]);
});
