import { newContent } from "@holdfast/content/test/plan-content-sample";
import { planCards } from "@holdfast/content/plan-text/plan-cards";
import { shortPlanOf } from "@holdfast/content/short-plan/short-plan";
import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../../test/accessible";
import { PlanSection } from "../plan-section";

const event = (cardId: string) => ({ cardId, isAlways: true, riskIds: [], isExposed: false });

const content = {
  ...newContent,
  site: { ...newContent.site, assemblyPoint: "The seawall" },
  emergencyContacts: [
    {
      kind: "emergency",
      name: "Emergency",
      number: "000",
      note: "",
      checkedOn: "2026-11-22",
      isConfirmed: true,
    },
  ],
  events: ["fire", "hurt", "building"].map(event),
};

const plan = {
  businessName: "Harbour Café",
  planName: "Main plan",
  version: null,
  person: { userId: "ana", name: "Ana", teamTypeIds: [1] },
  short: shortPlanOf(content),
  cards: planCards(content),
  teams: [{ teamTypeId: 1, name: "Emergency Response Team", members: [], actions: [] }],
  contacts: [],
  sites: [],
  incidents: [],
  logHeads: [],
  entryKeys: [],
} as unknown as OfflinePlan;

const heading = (name: string) => page.getByRole("heading", { name, exact: true });

it("leads from what a person sees to the card of the event, whose numbers call", async () => {
  await render(<PlanSection plan={plan} status="" />);
  await expectAccessible(document.body, { isWholePage: true });
  await expect.element(heading("What has happened?")).toBeVisible();
  await expect.element(page.getByText("The seawall").first()).toBeVisible();
  await page.getByRole("listitem").filter({ hasText: "Flames" }).getByRole("button").click();
  await expect.element(heading("Fire or smoke")).toHaveFocus();
  const emergency = page.getByRole("link", { name: "000" }).first();
  await expect.element(emergency).toHaveAttribute("href", "tel:000");
  await expect.element(page.getByText("not recorded").first()).toBeVisible();
  await expectAccessible(document.body, { isWholePage: true });
  await page
    .getByRole("list", { name: "First hour" })
    .getByRole("button", { name: "Someone badly hurt or dies" })
    .click();
  await expect.element(heading("Someone badly hurt or dies")).toHaveFocus();
});

it("shows roles, and what another page of the plan has", async () => {
  await render(<PlanSection plan={plan} status="" />);
  await page.getByText("Roles tonight").click();
  await page.getByRole("button", { name: "Warden" }).click();
  await expect.element(heading("Warden")).toHaveFocus();
  await page.getByRole("button", { name: /^Back to/u }).click();
  await page
    .getByRole("list", { name: "In the first hour" })
    .getByRole("button", { name: "Contact list" })
    .click();
  await expect.element(page.getByRole("heading", { name: "Everyone else" })).toBeVisible();
  await expect.element(heading("What has happened?")).toBeVisible();
});
