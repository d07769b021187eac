import { expect, test } from "../setup/cafe";

const FORMS = [
  ["/organization/contacts", "Add contact", "First name"],
  ["/organization/suppliers", "Add supplier", "Name"],
  ["/organization/customers", "Add customer", "Name"],
  ["/dashboard/teams", "Add new contact", "First name"],
  ["/dashboard/risk/register", "Edit Flash Flooding", "Loss Value"],
] as const;

test("dialogs ask before closing if something was entered, and only then", async ({ page }) => {
  for (const [path, button, label] of FORMS)
    await test.step(`${button} on ${path}`, async () => {
      await page.goto(path);
      const opener = page.getByRole("button", { name: button, exact: true }).first();
      const form = page.getByRole("dialog");
      const question = page.getByRole("alertdialog", { name: "Discard changes?" });
      const field = form.getByLabel(label, { exact: true });

      await opener.click();
      await field.focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(form).toBeHidden();

      await opener.click();
      await field.fill("12345");
      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: "Keep editing" }).click();
      await expect(field).toHaveValue(/^12,?345$/);
      await form.getByRole("button", { name: "Cancel" }).click();
      await question.getByRole("button", { name: "Discard" }).click();
      await expect(form).toBeHidden();
    });

  await test.step("people chosen for a team", async () => {
    await page.goto("/dashboard/teams");
    await page.getByRole("button", { name: "Select from contacts" }).first().click();
    const form = page.getByRole("dialog");
    await form.getByRole("combobox", { name: "Contacts" }).pressSequentially("Aroha");
    await page.getByRole("option", { name: /Aroha/ }).click();
    await page.keyboard.press("Escape");
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(form).toBeHidden();
  });
});

test("unsaved changes in a table survive a link, the back button and a reload", async ({
  page,
}) => {
  const comments = page.getByLabel("Comments on", { exact: false }).first();
  const isWaiting = async () => {
    await expect(comments).toHaveValue("Ask the council first");
    await expect(page.getByText("1 unsaved change")).toBeVisible();
  };
  page.on("dialog", (question) => void question.accept());
  await page.goto("/dashboard/recovery-strategy");
  const before = await comments.inputValue();
  await comments.fill("Ask the council first");
  await page.getByRole("link", { name: "Organization", exact: true }).first().click();
  await page.waitForURL(/\/organization$/);
  await page.goBack();
  await isWaiting();
  await page.reload();
  await isWaiting();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(comments).toHaveValue(before);
  await page.reload();
  await expect(comments).toHaveValue(before);
});

test("leaving by a link or by Back asks too", async ({ page }) => {
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  const stay = () => question.getByRole("button", { name: "Keep editing" }).click();
  const goBack = () => page.evaluate(() => window.history.back());

  await test.step("from the form of a risk", async () => {
    await page.goto("/dashboard/risk/report");
    await page.getByRole("link", { name: /^Previous/ }).click();
    await page.getByRole("button", { name: "Edit Flash Flooding", exact: true }).click();
    const loss = page.getByRole("dialog").getByLabel("Loss Value", { exact: true });
    await loss.fill("12345");
    await goBack();
    await stay();
    await expect(page).toHaveURL(/\/risk\/register$/);
    await expect(loss).toHaveValue(/^12,?345$/);
    await goBack();
    await question.getByRole("button", { name: "Discard" }).click();
    await page.waitForURL(/\/risk\/report$/);
  });

  await test.step("from the questions of the report", async () => {
    const amount = page.getByRole("textbox", { name: /^Question 2/ });
    const link = page.getByRole("link", { name: /^Previous/ });
    await amount.fill("54321");
    await link.click();
    await stay();
    await expect(amount).toHaveValue(/^54,?321$/);
    await link.click();
    await question.getByRole("button", { name: "Discard" }).click();
    await page.waitForURL(/\/risk\/register$/);
  });
});
