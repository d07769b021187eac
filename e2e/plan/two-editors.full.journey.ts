import { addEditor } from "../setup/add-editor";
import { expect, expectAccessible, test } from "../setup/app";
import { ownPlan } from "../setup/own-plan";
import { openPagesAs, sessionOf } from "../setup/people";
import { tick } from "../setup/pointer";

/* Two people edit one contact in two browsers. */

const OWNER = "two-owners@tidepool.example";
const EDITOR = "two-editors@tidepool.example";

test("the second of two editors compares both changes and loses nothing", async ({
  page,
  otherPage,
  app,
}) => {
  const { session } = await ownPlan(app, OWNER);
  await addEditor(app, session, EDITOR);
  await openPagesAs(page, session);
  await openPagesAs(otherPage, await sessionOf(app, EDITOR));

  await test.step("both open the same contact", async () => {
    for (const editor of [page, otherPage]) {
      await editor.goto("/organization/contacts");
      await editor.getByRole("button", { name: "Edit Mei Tan" }).click();
      await expect(editor.getByLabel("First name")).toHaveValue("Mei");
    }
  });

  await test.step("the editor saves first", async () => {
    await otherPage.getByLabel("Job title").fill("Head chef");
    await otherPage.getByLabel("Department").fill("Kitchen");
    await otherPage.getByRole("button", { name: "Save", exact: true }).click();
    await expect(otherPage.getByRole("dialog")).toBeHidden();
  });

  const comparison = page.getByRole("region", { name: "Changes to compare" });
  await test.step("the owner sees who changed what, and keeps what they typed", async () => {
    await page.getByLabel("Job title").fill("Owner");
    await page.getByLabel("Email").fill("mei@tidepool.example");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(comparison).toBeFocused();
    await expect(comparison).toContainText("Maria Rossi changed this contact just now");
    await expect(comparison).toContainText("The form already shows the other changes: department.");
    await expect(page.getByRole("textbox", { name: "Job title" })).toHaveValue("Owner");
    await expect(page.getByLabel("Email")).toHaveValue("mei@tidepool.example");
    await expect(page.getByLabel("Department")).toHaveValue("Kitchen");
    await expectAccessible(page);
  });

  await test.step("takes the other value and saves", async () => {
    await tick(comparison.getByRole("radio", { name: /Take theirs/ }));
    await expect(page.getByRole("textbox", { name: "Job title" })).toHaveValue("Head chef");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Edit Mei Tan" }).click();
    await expect(page.getByRole("textbox", { name: "Job title" })).toHaveValue("Head chef");
    await expect(page.getByLabel("Department")).toHaveValue("Kitchen");
    await expect(page.getByLabel("Email")).toHaveValue("mei@tidepool.example");
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
  });

  await test.step("the history has both changes, and is exported", async () => {
    await page.getByRole("link", { name: "History", exact: true }).click();
    await expect(
      page.getByText("Changed the contact Mei Tan: job title, department."),
    ).toBeVisible();
    await expect(page.getByText("Changed the contact Mei Tan: email.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("List").selectOption("Business information");
    await expect(page.getByText("Created the organisation.")).toBeVisible();
    await expect(page.getByText("Changed the contact Mei Tan: email.")).toBeHidden();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    expect((await downloading).suggestedFilename()).toBe("history.xlsx");
  });

  await test.step("an editor cannot read it", async () => {
    await expect(otherPage.getByRole("link", { name: "History", exact: true })).toBeHidden();
    await otherPage.goto("/organization/history");
    await expect(otherPage.getByText(/does not include this page/)).toBeVisible();
  });
});
