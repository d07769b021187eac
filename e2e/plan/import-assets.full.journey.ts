import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { createAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, test } from "../setup/app";
import { googleSheetsFile } from "../../apps/api/test/setup/list-files";
import { ownPlan } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";

/* The assets of the operational BIA go out as a spreadsheet and come back, replacing what was listed. */

const HEADER = ["Business unit", "Asset type", "Description", "Quantity", "Comments"];

test("assets are exported, corrected in a spreadsheet and imported again", async ({
  page,
  app,
}) => {
  const { session, planId } = await ownPlan(app, "assets@tidepool.example");
  const call = callerOf(app.url, session.access_token);
  const [organisation] = await call(listOrganisations, { query: {} });
  const orgId = organisation?.organisationId ?? "";
  const branchId = organisation?.branches[0]?.branchId ?? "";
  const [kitchen] = await call(createDepartments, {
    params: { orgId, branchId },
    body: { names: ["Kitchen", "Office"] },
  });
  await call(createAssets, {
    params: { planId },
    body: [
      {
        departmentId: kitchen?.departmentId ?? "",
        assetTypeId: 1,
        name: "Old oven",
        quantity: 1,
        comments: null,
      },
    ],
  });
  await openPagesAs(page, session);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog");
  const choose = (name: string, rows: readonly (readonly string[])[]) =>
    page.getByLabel("Spreadsheet file").setInputFiles({
      name,
      mimeType: "application/octet-stream",
      buffer: googleSheetsFile(rows),
    });
  const download = async (button: string, message: string) => {
    const downloading = page.waitForEvent("download");
    await press(button);
    const file = await downloading;
    await expect(page.getByText(message)).toBeVisible();
    return file;
  };

  await test.step("export and template are downloaded", async () => {
    await page.goto("/dashboard/business-impact-analysis/operational");
    const exported = await download("Export", "Export successfully");
    expect(exported.suggestedFilename()).toMatch(/\.xlsx$/);
    await press("Import");
    await expect(
      dialog.getByText("Importing replaces all assets of this plan with those in the file."),
    ).toBeVisible();
    await expectAccessible(page);
    const template = await download("Download template", "Download successfully");
    expect(template.suggestedFilename()).toMatch(/template.*\.xlsx$/);
  });

  await test.step("wrong and duplicate rows are named, and nothing is replaced yet", async () => {
    await choose("assets.xlsx", [
      HEADER,
      ["Kitchen", "Equipment", "Combination oven", "2", "Hire in 2 days"],
      ["Kitchen", "Equipment", "Combination oven", "2", ""],
      ["Bar", "Equipment", "Tap", "-1", ""],
      ["Office", "Skillset", "", "1", ""],
    ]);
    await expect(
      dialog.getByText(/^Row 4: .*'Bar' is not a business unit of this plan/),
    ).toBeVisible();
    await expect(dialog.getByText(/^Row 5: Please input description/)).toBeVisible();
    for (const message of [
      "Import fails due to the following reasons",
      "The following rows are invalid. Please make sure you input all required fields for each record.",
      "The following records are either duplicate or already exist",
    ])
      await expect(dialog.getByText(message)).toBeVisible();
    await expectAccessible(page);
    await press("Close");
    await expect(page.getByRole("row", { name: /Old oven/ })).toBeVisible();
  });

  await test.step("a correct file says what it replaces before it does", async () => {
    await press("Import");
    await choose("assets.xlsx", [
      HEADER,
      ["Kitchen", "Equipment", "Combination oven", "2", "Hire in 2 days"],
      ["Office", "Application Requirements", "Accounting system", "1", ""],
    ]);
    await expect(
      dialog.getByText("2 assets will replace the 1 that are listed now."),
    ).toBeVisible();
    await press("Import 2 assets");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("row", { name: /Combination oven/ })).toContainText(
      "Hire in 2 days",
    );
    await expect(page.getByText("Old oven")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Office/ })).toContainText("1 asset");
  });
});
