import { expect, type Page } from "@playwright/test";
import { addClaimsPortal } from "./add-url";
import { expectAccessible, test } from "./app";
import { CONTACTS, ownPlan } from "./own-plan";
import { openPagesAs } from "./people";
import { choose } from "./pointer";
import { readPdf } from "./read-pdf";
import { saveSuggestedRisks } from "./save-suggested-risks";
import { saveUnsuggestedParts } from "./save-unsuggested-parts";

/* A café's plan from its industry's starter set: accepted, completed, at 100 % and downloaded. */

const OWNER = "starter@tidepool.example";
const [[FIRST, LAST]] = CONTACTS;
const PERSON = `${FIRST} ${LAST}`;

const UNITS = [
  "Kitchen",
  "Front of House",
  "Bookings and Online Orders",
  "Purchasing and Stock",
  "Management and Accounts",
];
/** Suggested roles, and the first name of a new contact; null where a contact has the job title by then. */
const ROLES = [
  ["Duty manager: Primary of the Emergency Response Team", "Dana"],
  ["Head chef: Alternative of the Emergency Response Team", "Hana"],
  ["Owner: Primary of the Information Technology Team", "Olga"],
  ["Point-of-sale support contact: Alternative of the Information Technology Team", "Pia"],
  ["Owner: Primary of the Crisis Management Team", null],
  ["Venue manager: Alternative of the Crisis Management Team", "Vera"],
] as const;
/** This many of the 16 suggested risks are completed in their forms, the others saved through the API. */
const BY_FORM = 5;
/** In the plan document: a unit, an area, a supplier, a third party, an asset, a strategy, its address and a team member. */
const ACCEPTED = [
  "Bookings and Online Orders",
  "Dine-in and takeaway meals",
  "Coldside Repairs",
  "Quayside Property",
  "Cooktop and combination oven",
  "Agree in writing to use a nearby venue",
  "8 Hill Street",
  "Hana Nguyen",
];

test("a café accepts its starter set and completes the plan", async ({ page, app }) => {
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

  await test.step("business units and strategic areas are added all at once", async () => {
    await page.goto("/dashboard/business-units");
    await button("Show suggestions").click();
    await expect(suggestions).toHaveCount(5);
    await expect(button("Edit Kitchen")).toHaveCount(0);
    await expectAccessible(page);
    await button("Add all 5").click();
    await expect(button("Edit Kitchen")).toBeVisible();
    await page.goto("/organization/strategic-areas?suggestions");
    await button("Add all 5").click();
    await expect(page.getByText("Your list contains all suggestions.")).toBeVisible();
  });

  await test.step("a supplier of a suggested kind is named", async () => {
    await page.goto("/organization/suppliers?suggestions");
    await button("Add supplier: Refrigeration mechanic").click();
    await dialog.getByLabel("Name", { exact: true }).fill("Coldside Repairs");
    await dialog.getByLabel("Email").fill("help@coldside.example");
    await page.keyboard.press("Enter");
    await expect(button("Edit Coldside Repairs")).toBeVisible();
  });

  await test.step("a third party of a suggested kind is named", async () => {
    await page.goto("/organization/strategic-third-parties?suggestions");
    await button("Add strategic third party: Landlord or Property Manager").click();
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

  await test.step("what the set does not suggest is saved", async () => {
    await saveUnsuggestedParts(app, own);
  });

  await test.step("two areas are rated as suggested, one of them with its penalty", async () => {
    await page.goto("/dashboard/business-impact-analysis/strategic");
    await button("Show suggestions").click();
    await expect(page.getByRole("radio", { name: "Yes", exact: true })).not.toBeChecked();
    await expectAccessible(page);
    await button("Use rating: Criticality 4 Critical").click();
    await expect(page.getByRole("radio", { name: "Yes", exact: true })).toBeChecked();
    await expect(page.getByLabel(/4 Critical/)).toBeChecked();
    await button(/^Next/).click();
    await expect(page.getByRole("heading", { name: "Functions and group bookings" })).toBeVisible();
    await button("Use all 2").click();
    await expect(page.getByLabel(/3 Essential/)).toBeChecked();
    await button(/^Next/).click();
    await expect(page.getByRole("heading", { name: "Food business registration" })).toBeVisible();
  });

  await test.step("the suggested MTPD and disruption scales are chosen", async () => {
    await page.goto("/dashboard/business-impact-analysis/strategic?step=mtpd&suggestions");
    await button("Use MTPD: 14 days").click();
    await expect(page.getByRole("radio", { name: "14 days" })).toBeChecked();
    await expectAccessible(page);
    await button("Next: Functions and group bookings").click();
    await button("Next: Disruption Risk Scales").click();
    await expect(page.getByRole("radiogroup")).toHaveCount(6);
    await button("Show suggestions").click();
    for (const area of ["Dine-in and takeaway meals", "Functions and group bookings"]) {
      await expect(page.getByRole("heading", { name: area })).toBeVisible();
      await button("Use all 6").click();
      await expect(page.getByText("You have chosen a scale from each category.")).toBeVisible();
      if (area.startsWith("Dine-in")) await expectAccessible(page);
      await button(/^Next/).click();
    }
    await page.waitForURL("**/tactical");
  });

  await test.step("the suggested times are used and saved", async () => {
    await button("Show suggestions").click();
    await button("Use all 5").click();
    await expect(page.getByRole("slider", { name: "RTO of Kitchen" })).toHaveValue("7");
    await expectAccessible(page);
    await saveAll();
  });

  await test.step("each unit gets its assets", async () => {
    await page.goto("/dashboard/business-impact-analysis/operational?suggestions");
    for (const unit of UNITS) {
      await page.getByRole("link", { name: new RegExp(`^${unit}`) }).click();
      await expect(page.getByRole("heading", { name: unit, exact: true })).toBeVisible();
      await button(
        unit === "Purchasing and Stock" || unit.startsWith("Bookings")
          ? /^Add asset: /
          : /^Add all /,
      ).click();
      await expect(
        page.getByText("The list of this business unit contains all suggestions."),
      ).toBeVisible();
    }
    await expectAccessible(page);
  });

  await test.step("the recovery strategies are used, completed with addresses and saved", async () => {
    await page.goto("/dashboard/recovery-strategy?suggestions");
    await button("Use all 6").click();
    await page.getByLabel("Other address of Kitchen").fill("8 Hill Street, Newcastle NSW 2300");
    await page.getByLabel("Other address of Front of House").fill("2 Market Lane, Newcastle");
    await expectAccessible(page);
    await saveAll();
  });

  await test.step("the teams are filled by job title", async () => {
    await page.goto("/dashboard/teams?suggestions");
    for (const [role, firstName] of ROLES) {
      await button(`Add team role: ${role}`).click();
      if (firstName !== null) {
        await dialog.getByLabel("First name").fill(firstName);
        await dialog.getByLabel("Last name").fill("Nguyen");
        await choose(dialog, "Contact type", "Internal");
        await choose(dialog, "Work type", "Full time");
        await page.keyboard.press("Enter");
      }
      await expect(dialog).toHaveCount(0);
      await expect(button(`Add team role: ${role}`)).toHaveCount(0);
    }
    await expect(page.getByText("Primary and Alternative chosen")).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step("a document is added, and the plan downloaded with what was accepted", async () => {
    await addClaimsPortal(page);
    await page.goto("/dashboard/plan-document");
    const downloading = page.waitForEvent("download");
    await button("Download").click();
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
  await dialog.getByLabel("Mitigation Status").selectOption("Ongoing Monitoring");
  await dialog.getByRole("combobox", { name: "Responsible Person" }).fill(FIRST);
  await page.getByRole("option", { name: PERSON }).click();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
}
