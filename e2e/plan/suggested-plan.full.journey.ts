import { expect, type Page } from "@playwright/test";
import { addClaimsPortal } from "../setup/add-url";
import { expectAccessible, test } from "../setup/app";
import { CONTACTS, ownPlan } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";
import { tick } from "../setup/pointer";
import { readPdf } from "../setup/read-pdf";
import { saveSuggestedRisks } from "../setup/save-suggested-risks";
import { saveUnsuggestedParts } from "../setup/save-unsuggested-parts";

/* A café's plan from the suggestions for its industry: accepted, read and confirmed, at 100 % and downloaded. */

const OWNER = "suggestions@tidepool.example";
const [[FIRST, LAST]] = CONTACTS;
const PERSON = `${FIRST} ${LAST}`;

const UNITS = ["Coffee and counter", "Kitchen and prep", "Ordering and stock", "Books and pay"];
/** The suggested areas that are not rated as suggested. */
const NOT_CRITICAL = ["Espresso machine and grinders", "Permission to sell food", "Shop lease"];
const ROLES = [
  "Mei Tan: Primary of the Emergency Response Team",
  "Tom Gallagher: Alternative of the Emergency Response Team",
  "Tom Gallagher: Primary of the Information Technology Team",
  "Mei Tan: Alternative of the Information Technology Team",
  "Tom Gallagher: Primary of the Crisis Management Team",
  "Mei Tan: Alternative of the Crisis Management Team",
];
/** This many of the 16 suggested risks are completed in their forms, the others saved through the API. */
const BY_FORM = 3;
/** In the plan document: a unit, an area, a supplier, a third party, an asset, a strategy, its address and a team member. */
const ACCEPTED = [
  "Ordering and stock",
  "Coffee and breakfast trade",
  "Southern Beans",
  "Quayside Property",
  "Espresso machine and grinder",
  "Cut the menu to cold food",
  "8 Hill Street",
  "Temporary or mobile facility: To be arranged",
  "Tom Gallagher",
];

test("a café accepts suggestions, confirms them and completes the plan", async ({ page, app }) => {
  const own = await ownPlan(app, OWNER);
  await openPagesAs(page, own.session);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const suggestions = page.getByRole("list", { name: "Suggestions" }).getByRole("listitem");
  const dialog = page.getByRole("dialog");
  const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
  /** Saves the changes of a table, which count as unsaved until the server has stored them. */
  const saveAll = async () => {
    const unsaved = page.getByText(/unsaved change/);
    await expect(unsaved).toBeVisible();
    await save();
    await expect(unsaved).toBeHidden();
  };

  /** Confirms what was added unread, after a look at the page. */
  const confirmAll = async (count: number) => {
    await expect(page.getByText(`${count} proposed`)).toBeVisible();
    await expectAccessible(page);
    await button("Confirm all on this page").click();
    await expect(page.getByText(`${count} proposed`)).toBeHidden();
  };

  await test.step("business units and strategic areas are added all at once, and confirmed", async () => {
    await page.goto("/dashboard/business-units");
    await button("Show suggestions").click();
    await expect(suggestions).toHaveCount(4);
    await expect(button("Edit Kitchen and prep")).toHaveCount(0);
    await expectAccessible(page);
    await button("Add all 4").click();
    await expect(button("Edit Kitchen and prep")).toBeVisible();
    await confirmAll(4);
    await page.goto("/organization/strategic-areas?suggestions");
    await button("Add all 5").click();
    await expect(page.getByText("Your list contains all suggestions.")).toBeVisible();
    await confirmAll(5);
  });

  await test.step("a supplier of a suggested kind is named", async () => {
    await page.goto("/organization/suppliers?suggestions");
    await button("Add supplier: Coffee roaster").click();
    await dialog.getByLabel("Name", { exact: true }).fill("Southern Beans");
    await dialog.getByLabel("Email").fill("help@beans.example");
    await page.keyboard.press("Enter");
    await expect(button("Edit Southern Beans")).toBeVisible();
  });

  await test.step("a third party of a suggested kind is named", async () => {
    await page.goto("/organization/strategic-third-parties?suggestions");
    await button("Add strategic third party: Landlord or centre manager").click();
    await dialog.getByLabel("Name", { exact: true }).fill("Quayside Property");
    await dialog.getByLabel("Contact person").fill("Lena Marsh");
    await dialog.getByLabel("Email").fill("lena@quayside.example");
    await page.keyboard.press("Enter");
    await expect(button("Edit Quayside Property")).toBeVisible();
  });

  await test.step("suggested risks open their forms one after the other, and the owner enters the loss", async () => {
    await saveSuggestedRisks(app, own, BY_FORM);
    await page.goto("/dashboard/risk/assessment?suggestions");
    await button(`Review all ${BY_FORM}`).click();
    await expect(dialog.getByText("Suggested answers")).toBeVisible();
    await expect(dialog.getByLabel("Loss Value", { exact: true })).toHaveValue("");
    await expectAccessible(page);
    for (let left = BY_FORM - 1; left >= 0; left -= 1) {
      await completeRisk(page);
      await expect(page.locator("[aria-label^='Review risk: ']")).toHaveCount(left);
    }
    await expect(dialog).toHaveCount(0);
  });

  await test.step("two areas are rated as suggested, and the others are not critical", async () => {
    await page.goto("/dashboard/business-impact-analysis/strategic");
    await button("Show suggestions").click();
    await expect(page.getByRole("radio", { name: "Yes", exact: true })).not.toBeChecked();
    await expectAccessible(page);
    await button("Use rating: Criticality 4 Critical").click();
    await expect(page.getByRole("radio", { name: "Yes", exact: true })).toBeChecked();
    await expect(page.getByLabel(/4 Critical/)).toBeChecked();
    await button(/^Next/).click();
    await expect(page.getByRole("heading", { name: "Lunch and cabinet food" })).toBeVisible();
    await button("Use rating: Criticality 3 Essential").click();
    await expect(page.getByLabel(/3 Essential/)).toBeChecked();
    await button(/^Next/).click();
    for (const area of NOT_CRITICAL) {
      await expect(page.getByRole("heading", { name: area })).toBeVisible();
      await tick(page.getByRole("radio", { name: "No", exact: true }));
      await button(/^Next/).click();
    }
    await page.waitForURL("**/strategic?step=mtpd");
  });

  await test.step("the suggested MTPD and disruption scales are chosen", async () => {
    await page.goto("/dashboard/business-impact-analysis/strategic?step=mtpd&suggestions");
    await button("Use MTPD: 10 days").click();
    await expect(page.getByRole("radio", { name: "10 days" })).toBeChecked();
    await expectAccessible(page);
    await button("Next: Lunch and cabinet food").click();
    await button("Next: Disruption Risk Scales").click();
    await expect(page.getByRole("radiogroup")).toHaveCount(6);
    await button("Show suggestions").click();
    for (const area of ["Coffee and breakfast trade", "Lunch and cabinet food"]) {
      await expect(page.getByRole("heading", { name: area })).toBeVisible();
      await button("Use all 6").click();
      await expect(page.getByText("You have chosen a scale from each category.")).toBeVisible();
      if (area.startsWith("Coffee")) await expectAccessible(page);
      await button(/^Next/).click();
    }
    await page.waitForURL("**/tactical");
  });

  await test.step("the MTPD and the ratings, used unread, are confirmed", async () => {
    await page.goto("/dashboard/business-impact-analysis/strategic?step=mtpd");
    await confirmAll(1);
    await page.goto("/dashboard/business-impact-analysis/strategic?step=scales");
    for (const area of ["Coffee and breakfast trade", "Lunch and cabinet food"]) {
      await page.getByRole("link", { name: new RegExp(`^${area}.*proposed`) }).click();
      await expect(page.getByRole("heading", { name: area })).toBeVisible();
      await confirmAll(1);
    }
  });

  await test.step("the suggested times are used, saved and confirmed", async () => {
    await page.goto("/dashboard/business-impact-analysis/tactical");
    await expect(page.getByText(/unsaved change/)).toBeHidden();
    await button("Show suggestions").click();
    await button("Use all 4").click();
    await expect(page.getByRole("slider", { name: "RTO of Kitchen and prep" })).toHaveValue("4");
    await saveAll();
    await confirmAll(4);
  });

  await test.step("each unit gets its assets", async () => {
    await page.goto("/dashboard/business-impact-analysis/operational?suggestions");
    for (const unit of UNITS) {
      await page.getByRole("link", { name: new RegExp(`^${unit}`) }).click();
      await expect(page.getByRole("heading", { name: unit, exact: true })).toBeVisible();
      const hasOne = unit === "Ordering and stock" || unit === "Books and pay";
      await button(hasOne ? /^Add asset: / : /^Add all /).click();
      await expect(
        page.getByText("The list of this business unit contains all suggestions."),
      ).toBeVisible();
      if (!hasOne) await confirmAll(3);
    }
  });

  await test.step("the recovery strategies are used, one with its address and one to be arranged", async () => {
    await page.goto("/dashboard/recovery-strategy?suggestions");
    await button("Use all 4").click();
    await page
      .getByLabel("Other address of Kitchen and prep")
      .fill("8 Hill Street, Newcastle NSW 2300");
    await saveAll();
    // The one with an address was edited, so it is no proposal any more.
    await confirmAll(3);
    await expect(page.getByText("Recovery place to be arranged")).toBeVisible();
  });

  await test.step("the teams are filled from the contacts", async () => {
    await page.goto("/dashboard/teams?suggestions");
    for (const role of ROLES) {
      await button(`Add team role: ${role}`).click();
      await expect(button(`Add team role: ${role}`)).toHaveCount(0);
    }
    await expect(page.getByText("Primary and Alternative chosen")).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step("what the set does not suggest is saved", async () => {
    await saveUnsuggestedParts(app, own);
  });

  await test.step("a document is added, and the plan downloaded with what was accepted", async () => {
    await addClaimsPortal(page);
    await page.goto("/dashboard/plan-document");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    const { text } = await readPdf(await (await downloading).path());
    for (const accepted of ACCEPTED) expect(text).toContain(accepted);
  });

  await test.step("the dashboard says that the plan is complete, and what to do now", async () => {
    await page.goto("/dashboard");
    await expect(page.getByText("17 of 17 steps done")).toBeVisible();
    await expect(page.getByText("Your plan is complete")).toBeVisible();
  });
});

/** Completes the open form of a risk whose answers were suggested. */
async function completeRisk(page: Page) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Loss Value", { exact: true }).fill("12000");
  await tick(dialog.getByRole("checkbox", { name: "Reduce Impact" }));
  await dialog
    .getByLabel("How will you achieve your Mitigation Strategy?")
    .fill("Check the list each quarter.");
  await dialog.getByLabel("Mitigation Status").selectOption("Ongoing Monitoring");
  await dialog.getByRole("combobox", { name: "Responsible Person" }).fill(FIRST);
  await page.getByRole("option", { name: PERSON }).click();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
}
