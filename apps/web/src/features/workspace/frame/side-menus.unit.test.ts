import { expect, it } from "vitest";
import { ROUTES } from "../../../routes";
import { adminMenuFor, menuFor } from "./side-menus";

const labels = (groups: ReturnType<typeof menuFor>) =>
  groups.map(({ label, note, items }) => [
    label ?? "",
    ...items.map((item) => item.label),
    ...(note === undefined ? [] : [note]),
  ]);
const FULL = { hasOrganisation: true, hasPlan: true, may: () => true };

it("lists the plan's screens in the specification's groups and order, with its labels", () => {
  expect(labels(menuFor(ROUTES, "plan", FULL))).toEqual([
    ["", "Dashboard", "Plans"],
    ["Risk Analysis", "Exposures", "Risk Assessment", "Risk Register", "Risk & Insurance Report"],
    ["Policy & Program", "Business Units", "Teams", "Accountable Members"],
    ["Analysis & Planning", "Strategic BIA", "Tactical BIA", "Operational BIA"],
    ["Planning & Design", "Recovery Strategy"],
    ["Implementation", "Plan Document", "Documents"],
    ["Validation", "Coming Soon..."],
    ["Readiness", "Incidents", "Exercises", "Contacts Check", "Offline Plan"],
    ["Reference", "Activation Levels", "Glossary"],
  ]);
});

it("lists the organisation's screens, History and Users only for people who manage members", () => {
  const own = [
    "",
    "Overview",
    "Contacts",
    "Customers",
    "Suppliers",
    "Strategic Third Parties",
    "Strategic Crisis Experts",
    "Strategic Areas",
    "Policy",
    "Plans",
    "Change Organization",
  ];
  expect(labels(menuFor(ROUTES, "organisation", FULL))).toEqual([
    own.toSpliced(-1, 0, "History"),
    ["Members", "Users"],
  ]);
  expect(labels(menuFor(ROUTES, "organisation", { ...FULL, may: () => false }))).toEqual([own]);
});

it("offers only Plans without a plan, and only Create Business without an organisation", () => {
  expect(labels(menuFor(ROUTES, "plan", { ...FULL, hasPlan: false }))).toEqual([["", "Plans"]]);
  expect(labels(menuFor(ROUTES, "organisation", { ...FULL, hasOrganisation: false }))).toEqual([
    ["", "Create Business"],
  ]);
});

it("shows brokers their clients and a sub-menu of subscriptions, and others their own subscriptions", () => {
  const account = ["Transaction History", "Settings", "Contact Us"];
  expect(labels(adminMenuFor(ROUTES, true))).toEqual([
    ["", "Organisations & Plans", "Portfolio", "Firm on Reports", "My Admin Users"],
    ["Subscriptions", "My Subscriptions", "Brokerage Subscriptions"],
    ["", ...account],
  ]);
  expect(labels(adminMenuFor(ROUTES, false))).toEqual([["", "My Subscriptions", ...account]]);
});

it("marks an entry as current only at its exact address if others are below it", () => {
  const exact = menuFor(ROUTES, "plan", FULL)
    .flatMap(({ items }) => items)
    .filter(({ isExact }) => isExact === true);
  expect(exact.map(({ to }) => to)).toEqual(["/dashboard"]);
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
  const done = menuFor(ROUTES, "plan", { ...FULL, progress }).filter(({ isDone }) => isDone);
  expect(done.map(({ label }) => label)).toEqual(["Risk Analysis"]);
});

it.each(["organisation", "plan"] as const)(
  "gives each entry of the %s menu its own icon",
  (area) => {
    const icons = menuFor(ROUTES, area, FULL).flatMap(({ items }) => items.map(({ icon }) => icon));
    // The switch between the two areas is above the menu.
    expect([...icons, "building", "plan"]).toEqual([...new Set([...icons, "building", "plan"])]);
  },
);

it.each([
  ["of a plan", menuFor(ROUTES, "plan", FULL)],
  ["of an organisation", menuFor(ROUTES, "organisation", FULL)],
  ["of a broker", adminMenuFor(ROUTES, true)],
])("gives each entry of the menu %s its own icon, for the rail without labels", (_, groups) => {
  const icons = groups.flatMap(({ items }) => items.map(({ icon }) => icon));
  expect(icons.length).toBeGreaterThan(5);
  expect(icons).toEqual([...new Set(icons)]);
});
