import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Page } from "@playwright/test";
import { loadScreenRoutes } from "../../bench/setup/screen-routes";
import { callerOf } from "../setup/api-caller";
import { expect, test } from "../setup/app";
import { newestCode, newestEmail, newestLink } from "../setup/mailbox";
import { startReading } from "../setup/page-reader";
import { registerPerson } from "../setup/people";
import { choose, tick } from "../setup/pointer";
import { createPromoCode } from "../setup/promo-code";
import { readPdf } from "../setup/read-pdf";

/*
 * A structural engineering firm of ten people in Wellington, from registration to the printed plan: every page that it
 * sees is read for a wrong country, an invented fact and a café.
 */

test.use({ locale: "en-NZ", timezoneId: "Pacific/Auckland" });

const OWNER = { email: "hana@ngaio.example", password: "Continuity-1" };
const BUSINESS = "Ngaio Structures Ltd";
const ADDRESS = "45 Manners Street, Te Aro, Wellington 6011";
/** The owner types the first two, each with a mobile and a landline, as people in New Zealand write them. */
const TYPED = [
  ["Hana", "Parata", "027 555 1234", "04 472 1234"],
  ["Tom", "Gallagher", "021 555 123", "(04) 472 1235"],
] as const;
const OTHERS = ["Ana", "Ben", "Cora", "Dev", "Eru", "Fay", "Gus", "Ida"];
test("an engineering firm in Wellington meets no other country, invented fact or café", async ({
  page,
  app,
}) => {
  const { found, read, readPage } = startReading();
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const dialog = page.getByRole("dialog");

  await test.step("registers and activates the account by the button", async () => {
    await page.goto("/");
    await button("Register / Log in").first().click();
    await page.getByRole("tab", { name: "Register" }).click();
    await page.getByLabel("First name").fill("Hana");
    await page.getByLabel("Last name").fill("Parata");
    await page.getByLabel("Email").fill(OWNER.email);
    await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
    await page.getByLabel("Confirm password").fill(OWNER.password);
    for (const box of await page.getByRole("checkbox").all()) await tick(box);
    read("registration", await dialog.innerText());
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await expect(page.getByText("Thank you for registering.")).toBeVisible();
    await button("Done").click();
    await page.goto(await newestLink(app, OWNER.email, "/confirmation/email"));
    read("activation email", await newestEmail(app, OWNER.email));
    await button("Activate my account").click();
    await expect(page.getByText("Account Successfully Activated")).toBeVisible();
    await readPage(page, "activation");
    await button("Log in").click();
    await page.getByLabel("Username").fill(OWNER.email);
    await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
    await page.keyboard.press("Enter");
    await page.getByLabel("Verification Code").fill(await newestCode(app, OWNER.email));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/organization");
  });

  await test.step("creates the business, for which New Zealand is filled in", async () => {
    await page.getByLabel("Full business name").fill(BUSINESS);
    await page.getByLabel("Trading name").fill("Ngaio Structures");
    await page.getByRole("combobox", { name: "Industry" }).pressSequentially("structural engineer");
    await page.getByRole("option", { name: /6923/ }).first().click();
    await page.getByLabel("Head office address").fill(ADDRESS);
    await expect(page.getByRole("combobox", { name: /^Country/ })).toHaveValue("NZ");
    await readPage(page, "create business");
    await button("Create Business").click();
    await expect(page.getByText("Head Office", { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Is Head Office in/)).toHaveCount(0);
  });

  await test.step("creates the plan by a promo code, in New Zealand dollars", async () => {
    await registerPerson(app, "broker@harbourcity.example");
    await createPromoCode(app, "broker@harbourcity.example", "NGAIO-2026");
    await page.goto("/dashboard");
    await page.waitForURL("**/dashboard/plans");
    await button("Add new").first().click();
    await dialog.getByLabel("Plan Name").fill("Ngaio continuity plan");
    await choose(dialog, "Business Location", "Head Office");
    await dialog.getByLabel("Subscription Key or Promo Code").fill("NGAIO-2026");
    const currency = dialog.getByLabel("Currency", { exact: true });
    await expect(currency).toHaveValue("NZD");
    await expect(currency.locator("option:not([disabled], [value=''])").first()).toHaveText(/^NZD/);
    await readPage(page, "plan form");
    await dialog.getByRole("button", { name: "Create plan" }).click();
    await expect(button("Go to Ngaio continuity plan")).toBeVisible();
  });

  const token = await page.evaluate(() => localStorage.getItem("holdfast.access_token") ?? "");
  const call = callerOf(app.url, token);
  const [organisation] = await call(listOrganisations, {});
  const orgId = organisation?.organisationId ?? "";
  const [plan] = await call(listPlans, { params: { organisationId: orgId } });
  const planId = plan?.planId ?? "";

  await test.step("types phone numbers as people in New Zealand do", async () => {
    await page.goto("/organization/contacts");
    for (const [first, last, mobile, phone] of TYPED) {
      await button("Add contact").first().click();
      await dialog.getByLabel("First name").fill(first);
      await dialog.getByLabel("Last name").fill(last);
      await choose(dialog, "Contact type", "Internal");
      await choose(dialog, "Work type", "Full time");
      await dialog.getByRole("textbox", { name: /^Mobile/ }).fill(mobile);
      await dialog.getByRole("textbox", { name: /^Phone/ }).fill(phone);
      await dialog.getByLabel("Email").fill(`${first}@ngaio.example`.toLowerCase());
      await expect(dialog.getByText(/^New Zealand, mobile: \+64 2/)).toBeVisible();
      await readPage(page, "contact form");
      await page.keyboard.press("Enter");
      await expect(button(`Edit ${first} ${last}`)).toBeVisible();
    }
    for (const firstName of OTHERS)
      await call(createContact, {
        params: { orgId },
        body: { firstName, lastName: "Ngaio", contactTypeId: 1, workTypeId: 1 },
      });
    const [hana, tom] = TYPED.map(([first]) => first);
    const contacts = await call(listContacts, { params: { orgId } });
    const of = (first = "") => contacts.find(({ firstName }) => firstName === first);
    expect(of(hana)).toMatchObject({ mobile: "+64 27 555 1234", phone: "+64 4 472 1234" });
    expect(of(tom)).toMatchObject({ mobile: "+64 21 555 123", phone: "+64 4 472 1235" });
  });

  await test.step("accepts what is suggested for engineers", async () => {
    await page.goto("/dashboard/business-units?suggestions");
    await readPage(page, "suggested business units");
    await addAll(page, /^Add all/);
    await page.goto("/organization/strategic-areas?suggestions");
    await readPage(page, "suggested strategic areas");
    await addAll(page, /^Add all/);
    await page.goto("/dashboard/business-impact-analysis/strategic?suggestions");
    await button(/^Use rating: /).click();
    await button(/^Next/).click();
    await page.goto("/dashboard/business-impact-analysis/strategic?step=mtpd&suggestions");
    await readPage(page, "suggested MTPD");
    await button(/^Use MTPD: /).click();
    await button(/^Next/).click();
    await expect(page.getByRole("radiogroup")).toHaveCount(6);
    await button("Show suggestions").click();
    await expect(button("Use all 6")).toBeVisible();
    await readPage(page, "suggested disruption scales");
    await button("Use all 6").click();
    await expect(page.getByText("You have chosen a scale from each category.")).toBeVisible();
    await button(/^Next/).click();
    await page.waitForURL("**/tactical");
    await page.goto("/dashboard/business-impact-analysis/tactical?suggestions");
    await addAll(page, /^Use all/, "save");
    await page.goto("/dashboard/recovery-strategy?suggestions");
    await readPage(page, "suggested recovery strategies");
    await addAll(page, /^Use all/, "save");
    await page.goto("/dashboard/teams?suggestions");
    await readPage(page, "suggested teams");
  });

  await test.step("answers three suggested risks", async () => {
    await page.goto("/dashboard/risk/assessment?suggestions");
    await button(/^Review all/).click();
    for (let at = 0; at < 3; at += 1) {
      await expect(dialog.getByText("Suggested answers")).toBeVisible();
      await readPage(page, `suggested risk ${at + 1}`);
      const title = await dialog.getByRole("heading").first().innerText();
      await dialog.getByLabel("Loss Value", { exact: true }).fill("12000");
      await tick(dialog.getByRole("checkbox", { name: "Reduce Impact" }));
      await dialog
        .getByLabel("How will you achieve your Mitigation Strategy?")
        .fill("Check the list each quarter.");
      await dialog.getByLabel("Mitigation Status").selectOption("Ongoing Monitoring");
      await dialog.getByRole("combobox", { name: "Responsible Person" }).fill("Hana");
      await page.getByRole("option", { name: "Hana Parata" }).click();
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(dialog.getByRole("heading", { name: title, exact: true })).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
  });

  await test.step("accepts the risk report, and reads its print", async () => {
    await page.goto("/dashboard/risk/report");
    const draft = button("Accept as a first draft");
    await expect(draft).toBeVisible();
    await tick(page.getByRole("radiogroup").first().getByRole("radio", { name: "24 months" }));
    await page.getByLabel(/Question 2/).fill("150000");
    await tick(page.getByRole("radiogroup").last().getByRole("radio").first());
    await draft.click();
    await expect(page.getByText(/Next review on/)).toBeVisible();
    const text = await printed(page);
    read("printed risk report", text);
    expect(text).toContain("NZ$150,000");
  });

  await test.step("reads every page of the product", async () => {
    // Without a link, /update-email leads to the landing page.
    const screens = (await loadScreenRoutes()).filter(
      ({ path, permission }) =>
        !path.endsWith("*") && permission !== "broker" && path !== "/update-email",
    );
    for (const { path } of screens) {
      await page.goto(path);
      await readPage(page, path);
    }
  });

  await test.step("prints the plan, with the number to call in New Zealand", async () => {
    await page.goto("/dashboard/plan-document");
    const text = await printed(page);
    read("printed plan", text);
    for (const own of [BUSINESS, ADDRESS, "Hana Parata", "+64 27 555 1234"])
      expect(text).toContain(own);
    expect(text).toMatch(/\b111\b/);
    const offline = JSON.stringify(await call(readOfflinePlan, { params: { planId } }));
    read("offline plan", offline);
    expect(offline).toMatch(/\b111\b/);
  });

  expect(found).toEqual([]);
});

/** Presses a button that accepts a list of suggestions, and waits until they are stored. */
async function addAll(page: Page, name: RegExp, how: "at once" | "save" = "at once") {
  const all = page.getByRole("button", { name });
  await all.first().click();
  if (how === "save") {
    const unsaved = page.getByText(/unsaved change/);
    await expect(unsaved).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(unsaved).toBeHidden();
  }
  await expect(all).toHaveCount(0);
  await expect(page.getByText(/\d proposed/).first()).toBeVisible();
  await page.getByRole("button", { name: "Confirm all on this page" }).click();
  await expect(page.getByText(/\d proposed/)).toHaveCount(0);
}

/** Downloads the document of the screen and returns its text. */
async function printed(page: Page): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const download = await downloading;
  return (await readPdf(await download.path())).text;
}
