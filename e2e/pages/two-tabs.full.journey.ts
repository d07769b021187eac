import { expect, test } from "../setup/cafe";

test("deleting a record in one tab causes no error in the other", async ({ page }) => {
  const name = "Short-lived Supplies";
  await page.goto("/organization/suppliers");
  await page.getByRole("button", { name: "Add supplier" }).first().click();
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("dialog").getByLabel("Email").fill("orders@partner.example");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  const other = await page.context().newPage();
  await other.goto("/organization/suppliers");
  await expect(other.getByRole("row", { name: new RegExp(name) })).toBeVisible();

  for (const tab of [page, other]) {
    const row = tab.getByRole("row", { name: new RegExp(name) });
    await row.getByRole("button", { name: `Delete ${name}` }).click();
    await tab.getByRole("button", { name: "Delete supplier" }).click();
    await expect(tab.getByRole("alertdialog")).toBeHidden();
    await expect(row).toHaveCount(0);
  }
});
