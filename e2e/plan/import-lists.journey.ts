import type { Page } from "@playwright/test";
import {
  excelForMacFile,
  googleSheetsFile,
  libreOfficeFile,
  windowsCsv,
} from "../../apps/api/test/setup/list-files";
import { expect, expectAccessible, test } from "../setup/app";
import { expectFocusKept, keyboardOf } from "../setup/keyboard";
import { ownPlan } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";

/*
 * Every list of the organisation comes in from a spreadsheet, with two rows corrected on the screen, and goes out again
 * as a file in which an import finds nothing new.
 */

const OWNER = "lists@tidepool.example";
const dialogOf = (page: Page) => page.getByRole("dialog", { name: /^Import / });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function openImport(page: Page, path: string) {
  await page.goto(`/organization/${path}`);
  await press(page, "Import");
}

const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel("Spreadsheet file")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });

async function importChecked(page: Page, button: string) {
  await press(page, button);
  await expect(dialogOf(page)).toBeHidden();
}

/** Exports the list of the page and checks that an import of this file would add nothing. */
async function importExport(page: Page) {
  const downloading = page.waitForEvent("download");
  await press(page, "Export");
  const exported = await downloading;
  await press(page, "Import");
  await page.getByLabel("Spreadsheet file").setInputFiles(await exported.path());
  await expect(page.getByText("There is nothing to add. Every row is a duplicate.")).toBeVisible();
  await expect(page.getByText("will not be imported")).toHaveCount(0);
}

const CONTACTS = excelForMacFile("Staff list 2026", [
  ["Given name", "Surname", "Write to", "Mobile", "Type", "Employment", "Started"],
  [
    "Priya",
    "Nair",
    { formula: 'LOWER(A3)&"@cafe.example"', text: "priya@cafe.example" },
    { number: 491_570_006 },
    "Internal",
    "Full time",
    { date: "2024-06-19" },
  ],
  ["", "Silva", "ana@cafe.example", "", "Casual", "On call"],
  ["Bo", "Lind", "bo@cafe.example", "", "Boss", "Full time"],
]);
const PARTNER_HEADER = ["Company", "Tags", "E-Mail", "Phone number"];
const CUSTOMERS = libreOfficeFile([
  PARTNER_HEADER,
  ["Quay Hotel", "Sales, Finance", "desk@quay.example", "02 5550 0110"],
  ["=SUM(A1)", "", "formula@quay.example", ""],
]);
const SUPPLIERS = googleSheetsFile([
  PARTNER_HEADER,
  ["Harbour Roasters", "Coffee", "orders@roasters.example", ""],
  ["Molkerei Zoë", "", "milk@zoe.example", ""],
]);
const THIRD_PARTIES = windowsCsv([
  ["Name", "Category", "Contact person", "Email"],
  ["Müller & Söhne", "Solicitor", "Jörg Müller", "joerg@mueller.example"],
]);
const EXPERTS = [
  ["Name", "Category", "Contact person", "Email", "Comments"],
  ["Clean Up, Pty Ltd", "Other", "Kim Lee", "kim@cleanup.example", "Floods, fire"],
  ["", "Other", "Bo Lind", "bo@locks.example", ""],
]
  .map((cells) => cells.join("\t"))
  .join("\n");
const AREAS = googleSheetsFile([
  ["Area", "Type", "Notes"],
  ["Online orders", "Products and Services", "Pay for the quiet season"],
]);

test("every list is imported from a spreadsheet, corrected, exported and imported again", async ({
  page,
  app,
}) => {
  const { session } = await ownPlan(app, OWNER);
  await openPagesAs(page, session);

  await test.step("contacts from Excel: a column is chosen and two rows are corrected", async () => {
    await openImport(page, "contacts");
    await chooseFile(page, "staff.xlsx", CONTACTS);
    await press(page, "Change columns");
    await expect(page.getByText("For example: priya@cafe.example")).toBeVisible();
    await page.getByLabel("Write to").selectOption("Email");
    await press(page, "Check again");
    await expect(page.getByText("These columns will not be imported: Started.")).toBeVisible();
    await expect(page.getByText("Row 4: Please input the first name.")).toBeVisible();
    await expectAccessible(page);
    await press(page, "Correct row 4");
    await expect(page.getByLabel("First name")).toBeFocused();
    await page.getByLabel("First name").fill("Ana");
    await press(page, "Save row");
    await press(page, "Correct row 5");
    await expect(page.getByText(/'Boss' is not a contact type/)).toBeVisible();
    await page.getByLabel("Contact type").selectOption("Internal");
    await press(page, "Save row");
    await expect(page.getByText("3 contacts will be added.")).toBeVisible();
    await importChecked(page, "Import 3 contacts");
    const ana = page.getByRole("row", { name: /Ana Silva/ });
    await expect(ana).toContainText("ana@cafe.example");
    await expect(page.getByRole("row", { name: /Priya Nair/ })).toContainText("+61 491 570 006");
    await importExport(page);
  });

  for (const { path, name, file, button, shown } of [
    {
      path: "customers",
      name: "customers.xlsx",
      file: CUSTOMERS,
      button: "Import 2 customers",
      shown: "=SUM(A1)",
    },
    {
      path: "suppliers",
      name: "suppliers.xlsx",
      file: SUPPLIERS,
      button: "Import 2 suppliers",
      shown: "Molkerei Zoë",
    },
    {
      path: "strategic-third-parties",
      name: "advisers.csv",
      file: THIRD_PARTIES,
      button: "Import 1 strategic third party",
      shown: "Müller & Söhne",
    },
    {
      path: "strategic-areas",
      name: "areas.xlsx",
      file: AREAS,
      button: "Import 1 strategic area",
      shown: "Online orders",
    },
  ])
    await test.step(`${path} from ${name}`, async () => {
      await openImport(page, path);
      await chooseFile(page, name, file);
      await importChecked(page, button);
      await expect(page.getByRole("row").filter({ hasText: shown })).toBeVisible();
      await importExport(page);
    });

  await test.step("crisis experts are pasted, corrected and imported by keyboard", async () => {
    const keyboard = keyboardOf(page);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto("/organization/strategic-crisis-experts");
    await keyboard.open(button("Import"));
    await keyboard.tabTo(page.getByLabel("Or paste rows"));
    await page.keyboard.insertText(EXPERTS);
    await expect(button("Correct row 3")).toBeFocused();
    await keyboard.press("Enter");
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await keyboard.type("Quay Locksmiths");
    await keyboard.press("Enter");
    await expect(button("Import 2 crisis experts")).toBeFocused();
    await keyboard.press("Enter");
    await expect(page.getByText("Imported successfully")).toBeVisible();
    await expectFocusKept(page);
    const row = (name: string) => page.getByRole("row").filter({ hasText: name });
    await expect(row("Quay Locksmiths")).toBeVisible();
    await importExport(page);
    await keyboard.press("Escape");
    await keyboard.open(button("Delete Clean Up, Pty Ltd"));
    await keyboard.open(page.getByRole("alertdialog").getByRole("button", { name: /^Delete/ }));
    await expect(row("Clean Up, Pty Ltd")).toHaveCount(0);
    await expect(row("Quay Locksmiths").locator(":focus")).toBeVisible();
  });
});
