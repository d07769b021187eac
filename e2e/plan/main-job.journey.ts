import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/app";
import { answerBuildingFire, approvePlan } from "../setup/main-job-steps";
import { newestCode, newestLink } from "../setup/mailbox";
import { registerPerson } from "../setup/people";
import { choose, tick } from "../setup/pointer";
import { createPromoCode } from "../setup/promo-code";
import { readPdf } from "../setup/read-pdf";

/*
 * The main job: from registration to a printed continuity plan. Accessibility of its forms and dialogs is checked in
 * their component tests, that of screens with more content in the full journeys.
 */
test("a café owner registers and gets as far as the printed plan", async ({ page, app }) => {
  const person = { email: "maria@cafe.example", password: "Continuity-1" };

  await test.step("the landing page opens the register form", async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Register / Log in" }).first().click();
    await page.getByRole("tab", { name: "Register" }).click();
    await page.getByLabel("First name").fill("Maria");
    await page.getByLabel("Last name").fill("Rossi");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Confirm password").fill(person.password);
    for (const box of await page.getByRole("checkbox").all()) await tick(box);
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await expect(page.getByText("Thank you for registering.")).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
  });

  await test.step("the link in the email activates the account", async () => {
    await page.goto(await newestLink(app, person.email, "/confirmation/email"));
    await page.getByRole("button", { name: "Activate my account" }).click();
    await expect(page.getByText("Account Successfully Activated")).toBeVisible();
    expect(page.url()).not.toContain("token");
    await page.getByRole("button", { name: "Log in" }).click();
  });

  await test.step("password and code lead to creating the business", async () => {
    await page.getByLabel("Username").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.keyboard.press("Enter");
    await page.getByLabel("Verification Code").fill(await newestCode(app, person.email));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/organization");
  });

  await test.step("the business is created with its Head Office", async () => {
    await expectAccessible(page);
    await page.getByLabel("Full business name").fill("Harbour Café Pty Ltd");
    await page.getByLabel("Trading name").fill("Harbour Café");
    await page.getByRole("combobox", { name: "Industry" }).pressSequentially("coffe shop");
    await page
      .getByRole("option", { name: /Cafes and Restaurants/ })
      .first()
      .click();
    await page.getByLabel("Head office address").fill("12 Quay Street, Sydney NSW 2000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Head Office", { exact: true }).first()).toBeVisible();
  });

  await test.step("without a plan the plans screen is shown; the broker's promo code creates one", async () => {
    await registerPerson(app, "mia@broker.example");
    await createPromoCode(app, "mia@broker.example", "QUAY-2026");
    await page.goto("/dashboard");
    await page.waitForURL("**/dashboard/plans");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add new" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Plan Name").fill("Harbour Café continuity plan");
    await choose(dialog, "Business Location", "Head Office");
    await dialog.getByLabel("Subscription Key or Promo Code").fill("WRONG-KEY");
    await page.keyboard.press("Enter");
    await expect(
      dialog.getByText("Please input a valid Subscription Key or Promo Code."),
    ).toBeVisible();
    // People type codes as they hear them.
    await dialog.getByLabel("Subscription Key or Promo Code").fill("  quay-2026 ");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("button", { name: "Go to Harbour Café continuity plan" }),
    ).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "Risk Assessment", exact: true })).toBeVisible();
  });

  await test.step("contacts, a supplier and a customer", async () => {
    await page.goto("/organization/contacts");
    for (const [first, last] of PEOPLE) {
      await page.getByRole("button", { name: "Add contact" }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("First name").fill(first);
      await dialog.getByLabel("Last name").fill(last);
      await choose(dialog, "Contact type", "Internal");
      await choose(dialog, "Work type", "Full time");
      await dialog.getByRole("textbox", { name: /^Mobile/ }).fill("+61 491 570 006");
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: `Edit ${first} ${last}` })).toBeVisible();
    }
    for (const [path, button, name] of [
      ["/organization/suppliers", "Add supplier", "Bean Brothers"],
      ["/organization/customers", "Add customer", "Harbour Hotel"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("button", { name: button }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Name", { exact: true }).fill(name);
      await dialog.getByLabel("Email").fill("orders@partner.example");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: `Edit ${name}` })).toBeVisible();
    }
  });

  await test.step("business units and teams with Primary and Alternatives", async () => {
    await page.goto("/dashboard/business-units");
    await page.getByRole("button", { name: "Add new" }).first().click();
    await page
      .getByRole("dialog")
      .getByLabel("Business units")
      .first()
      .pressSequentially("Kitchen,Front of house,");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Edit Kitchen" })).toBeVisible();
    await page.getByRole("link", { name: /Next Teams/ }).click();
    const sections = page.getByRole("button", { name: "Select from contacts" });
    await expect(sections).toHaveCount(3);
    for (let team = 0; team < 3; team += 1) {
      await sections.nth(team).click();
      const dialog = page.getByRole("dialog");
      for (const [first] of PEOPLE.slice(0, 2)) {
        await dialog.getByRole("combobox", { name: "Contacts" }).pressSequentially(first);
        await page.getByRole("option", { name: new RegExp(first) }).click();
      }
      await page.keyboard.press("Escape");
      await dialog.getByRole("button", { name: "Add to team" }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(page.getByText("Primary and Alternative chosen")).toHaveCount(3);
  });

  await test.step("a strategic area, rated critical, with MTPD and scales", async () => {
    await page.goto("/organization/strategic-areas");
    await page.getByRole("button", { name: /^Add/ }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: true }).fill("Breakfast and lunch service");
    await choose(dialog, "Category", /Products and Services/);
    await dialog.getByLabel("Name", { exact: true }).press("Enter");
    await expect(dialog).toBeHidden();

    await page.goto("/dashboard/business-impact-analysis/strategic");
    await page.getByText("Yes", { exact: true }).click();
    await tick(page.getByLabel(/4 Critical/));
    await page.getByRole("button", { name: /^Next/ }).click();
    await tick(page.getByRole("radio", { name: "7 days", exact: true }));
    await page.getByRole("button", { name: /^Next/ }).click();
    await expect(page.getByRole("radiogroup")).toHaveCount(6);
    for (const category of await page.getByRole("radiogroup").all())
      await tick(category.getByRole("radio").nth(2));
    await page.getByRole("button", { name: /^Next/ }).click();
    await page.waitForURL("**/tactical");
  });

  await test.step("RTO and RPO, and a recovery strategy per unit", async () => {
    const sliders = page.getByRole("slider");
    await expect(sliders).toHaveCount(4);
    for (const slider of await sliders.all()) {
      await slider.focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
    }
    await save(page);
    await page.goto("/dashboard/recovery-strategy");
    for (const unit of ["Kitchen", "Front of house"]) {
      await choose(page, `Location of ${unit}`, /^Work from home/);
      await page.getByLabel(`Comments on ${unit}`).fill(`${unit} plans from home.`);
    }
    await save(page);
  });

  await test.step("preset risks are answered with a live annualised value and are in the register", () =>
    answerBuildingFire(page));

  await test.step("everything is still there after a restart", async () => {
    // An open page would look for its further parts meanwhile.
    await page.goto("about:blank");
    await app.restart();
    await page.goto("/dashboard/risk/register");
    await expect(page.getByRole("row", { name: /Building Fire/ })).toBeVisible();
  });

  await test.step("the plan is previewed and downloaded, printed with the person's own data", async () => {
    await page.goto("/dashboard/plan-document");
    await expect(page.getByRole("heading", { name: "Recovery teams" }).first()).toBeVisible();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    const download = await downloading;
    await expect(page.getByText("Download successfully")).toBeVisible();
    expect(download.suggestedFilename()).toBe("Business_Continuity_Plan_Harbour Café Pty Ltd.pdf");
    const { pages, text } = await readPdf(await download.path());
    expect(pages).toBeGreaterThan(50);
    for (const own of [
      "Harbour Café Pty Ltd",
      "12 Quay Street, Sydney NSW 2000",
      "Maria Rossi",
      "Tom Gallagher",
      "Breakfast and lunch service",
      "Front of house",
      "Kitchen plans from home.",
      "Bean Brothers",
      "Harbour Hotel",
    ])
      expect(text).toContain(own);
  });

  await test.step("the short plan is downloaded, for the first hours", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download short plan" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(
      "Business_Continuity_Plan_Short_Harbour Café Pty Ltd.pdf",
    );
    const { pages, text } = await readPdf(await download.path());
    expect(pages).toBeLessThan(19);
    for (const own of ["What has happened?", "Maria Rossi", "Front of house", "Bean Brothers"])
      expect(text).toContain(own);
  });

  await test.step("the plan is approved, and the next download is that version", () =>
    approvePlan(page));
});

/** Saves the changes of a table, which count as unsaved until the server has stored them. */
async function save(page: Page) {
  const unsaved = page.getByText(/unsaved change/);
  await expect(unsaved).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(unsaved).toBeHidden();
}

const PEOPLE = [
  ["Maria", "Rossi"],
  ["Tom", "Gallagher"],
  ["Aroha", "Ngata"],
] as const;
