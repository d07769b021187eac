import { bakeryContent } from "@holdfast/content/test/bakery-sample";
import { planCards } from "@holdfast/content/plan-text/plan-cards";
import { shortPlanOf } from "@holdfast/content/short-plan/short-plan";
import { SHORT_PARTS } from "@holdfast/content/short-plan/short-parts";
import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { newContent } from "@holdfast/content/test/plan-content-sample";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../../test/accessible";
import { PlanSection } from "../plan-section";

const planOf = (content: PlanContent) =>
  ({
    businessName: "Harbour Bakehouse",
    planName: "Main plan",
    version: null,
    person: { userId: "mia", name: "Mia", teamTypeIds: [1] },
    short: shortPlanOf(content),
    cards: planCards(content),
    teams: [],
    contacts: [],
    sites: [],
    incidents: [],
    logHeads: [],
    entryKeys: [],
  }) as unknown as OfflinePlan;
const open = async (content: PlanContent = bakeryContent) => {
  await render(<PlanSection plan={planOf(content)} status="" />);
};
const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const unfold = (name: string) => page.getByText(name, { exact: true }).first().click();
const link = (name: string) => page.getByRole("link", { name }).first();

it("has the parts of the printed short plan in its order", async () => {
  await open();
  await expect.element(heading("What has happened?")).toBeVisible();
  const titles = page.getByRole("heading", { level: 2 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    "Where to meet, whom to call",
    "In the first hour",
    "What has happened?",
    ...Object.values(SHORT_PARTS).map(({ title }) => title),
  ]);
  await expectAccessible(document.body, { isWholePage: true });
});

it("begins with the meeting point and the numbers that matter", async () => {
  await open();
  await expect.element(page.getByText("Car park of the library").first()).toBeVisible();
  await expect.element(link("000")).toHaveAttribute("href", "tel:000");
  await expect.element(link("+61 2 4900 6201")).toHaveAttribute("href", "tel:+61249006201");
});

it("says whom each number calls, also to those who hear only the links", async () => {
  await open();
  await expect.element(link("Call 000, Emergency")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /^Call .+, Mia Novak$/u }).first())
    .toBeVisible();
  for (const { title } of Object.values(SHORT_PARTS)) await unfold(title);
  const names = page
    .getByRole("link")
    .elements()
    .filter((call) => call.getAttribute("href")?.startsWith("tel:"))
    .map((call) => call.getAttribute("aria-label") ?? call.textContent);
  // A step names the emergency number in its sentence.
  expect(new Set(names.filter((name) => /^[Call +\d]+$/u.test(name)))).toEqual(new Set(["000"]));
});

it("shows what is folded: units, people, firms, claims lines and what the law asks for", async () => {
  await open();
  for (const { title } of Object.values(SHORT_PARTS)) await unfold(title);
  await expect.element(heading("1. Bakery")).toBeVisible();
  const unit = page.getByRole("list", { name: "Call for Bakery" });
  await expect.element(unit.getByText("Coast Ovens")).toBeVisible();
  const team = page.getByRole("list", { name: "Emergency Response Team" });
  await expect.element(team.getByText("Mia Novak")).toBeVisible();
  const claims = page.getByRole("list", { name: "Claims lines" });
  await expect.element(claims.getByRole("link", { name: "Call +61 2 4900 6201" })).toBeVisible();
  const notices = page.getByRole("list", { name: SHORT_PARTS.notices.title });
  await expect.element(notices.getByText("Tell: SafeWork NSW. Phone 13 10 50")).toBeVisible();
  await expectAccessible(document.body, { isWholePage: true });
});

it("unfolds the part that a card leads to", async () => {
  await open();
  await page.getByRole("listitem").filter({ hasText: "Flames" }).getByRole("button").click();
  await page.getByRole("button", { name: "How each part of the business goes on" }).first().click();
  await expect.element(heading("1. Bakery")).toBeVisible();
  expect(document.activeElement?.textContent).toBe(SHORT_PARTS.units.title);
});

it("says what is not recorded", async () => {
  await open(newContent);
  await expect.element(page.getByText("not recorded").first()).toBeVisible();
  await unfold(SHORT_PARTS.units.title);
  const units = page.getByRole("group").filter({ hasText: SHORT_PARTS.units.title });
  await expect.element(units.getByText("not recorded")).toBeVisible();
});
