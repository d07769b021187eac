import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { createStrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import type { Page } from "@playwright/test";
import { callerOf } from "../setup/api-caller";
import { expect, test } from "../setup/app";
import { ownPlan } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";
import { tick } from "../setup/pointer";

/* Six areas through the three steps of the strategic BIA, forwards with Next and back with Previous. */

const AREAS = [
  "Breakfast service",
  "Lunch service",
  "Catering",
  "Coffee roasting",
  "Online orders",
  "Payroll",
] as const;
const SCALES = 6;

const areaShown = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
/** Opens an area in the list on the left. */
const openArea = async (page: Page, name: string) => {
  await page.getByRole("navigation", { name: /areas/i }).getByRole("link", { name }).click();
  await areaShown(page, name);
};

test("six areas are rated in all three steps, and each answer is there on the way back", async ({
  page,
  app,
}) => {
  const { session } = await ownPlan(app, "six-areas@tidepool.example");
  const call = callerOf(app.url, session.access_token);
  const [organisation] = await call(listOrganisations, { query: {} });
  const orgId = organisation?.organisationId ?? "";
  for (const name of AREAS)
    await call(createStrategicCriticalArea, {
      params: { orgId },
      body: { name, strategicCriticalAreaCategoryId: 1 },
    });
  await openPagesAs(page, session);
  await page.goto("/dashboard/business-impact-analysis/strategic");

  await test.step("step 1: each area is critical, and Next leads to the following area", async () => {
    for (const name of AREAS) {
      await areaShown(page, name);
      await page.getByText("Yes", { exact: true }).click();
      await tick(page.getByLabel(/4 Critical/));
      await page.getByRole("button", { name: /^Next/ }).click();
    }
    await page.waitForURL(/step=mtpd/);
  });

  await test.step("step 2: one MTPD for all", async () => {
    await tick(page.getByRole("radio", { name: "7 days", exact: true }));
    for (const name of AREAS) {
      await areaShown(page, name);
      await page.getByRole("button", { name: /^Next/ }).click();
    }
    await page.waitForURL(/step=scales/);
  });

  await test.step("step 3: a scale of each category for each area", async () => {
    for (const name of AREAS) {
      await areaShown(page, name);
      const categories = page.getByRole("radiogroup");
      await expect(categories).toHaveCount(SCALES);
      for (const category of await categories.all()) await tick(category.getByRole("radio").nth(2));
      await page.getByRole("button", { name: /^Next/ }).click();
    }
    await expect(page.getByRole("heading", { level: 1, name: "Tactical BIA" })).toBeVisible();
  });

  await test.step("back through the steps, with every answer", async () => {
    const chain = page.getByRole("navigation", { name: "Previous and next page" });
    // By keyboard: the page above the link may still grow while it loads.
    const goBack = () => chain.getByRole("link", { name: /^Previous/ }).press("Enter");
    await goBack();
    await page.waitForURL(/step=scales/);
    for (const name of AREAS) {
      await openArea(page, name);
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(SCALES);
    }
    await goBack();
    await page.waitForURL(/step=mtpd/);
    await expect(page.getByRole("radio", { name: "7 days", exact: true })).toBeChecked();
    await goBack();
    await page.waitForURL(/strategic(\?step=areas)?$/);
    for (const name of AREAS) {
      await openArea(page, name);
      await expect(page.getByLabel(/4 Critical/)).toBeChecked();
    }
  });
});
