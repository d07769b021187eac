import { expect, it } from "vitest";
import { knownOnly, menuFor } from "./workspace-menus";

const labels = (groups: ReturnType<typeof menuFor>) =>
  groups.flatMap(({ items }) => items.map(({ label }) => label));
const FULL = { organisation: true, plan: true, membersPermission: true };

it("shows the plan's entries only once a plan is selected", () => {
  expect(labels(menuFor("plan", { ...FULL, plan: false }))).toEqual(["Plans"]);
  expect(labels(menuFor("plan", FULL))).toContain("Risk Register");
  expect(menuFor("plan", FULL)).toContainEqual({
    label: "Validation",
    items: [],
    note: "Coming Soon...",
  });
});

it("shows Users only to users who manage members", () => {
  expect(labels(menuFor("organisation", FULL))).toContain("Users");
  expect(labels(menuFor("organisation", { ...FULL, membersPermission: false }))).not.toContain(
    "Users",
  );
});

it("offers only Create Business without an organisation", () => {
  expect(labels(menuFor("organisation", { ...FULL, organisation: false }))).toEqual([
    "Create Business",
  ]);
});

it("omits entries without a screen, and groups left empty", () => {
  const known = knownOnly(menuFor("plan", FULL), (address) => address === "/dashboard/teams");
  expect(known.map(({ label, items }) => [label, labels([{ items }])])).toEqual([
    ["Policy & Program", ["Teams"]],
    ["Validation", []],
  ]);
});

it("marks the groups of finished sections", () => {
  const progress = {
    risk_analysis: 100,
    policy_programme: 99,
    analysis_planning: 0,
    planning_design: 0,
    implementation: 0,
    validation: 0,
  };
  const done = menuFor("plan", { ...FULL, progress }).filter(({ isDone }) => isDone);
  expect(done.map(({ label }) => label)).toEqual(["Risk Analysis"]);
});

it.each(["organisation", "plan"] as const)(
  "gives each entry of the %s menu its own icon",
  (area) => {
    const icons = menuFor(area, FULL).flatMap(({ items }) => items.map(({ icon }) => icon));
    // The switch between the two areas is above the menu.
    expect([...icons, "building", "plan"]).toEqual([...new Set([...icons, "building", "plan"])]);
  },
);
