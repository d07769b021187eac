import { expect, test } from "../setup/cafe";
import { newestLink } from "../setup/mailbox";

/* A contact is asked, corrects their details on a phone without an account, and is shown as confirmed. */

const EMAIL = "priya.raman@harbourlight.example";
const SECOND = "daniel.nguyen@harbourlight.example";

test("a contact is asked, corrects the details by the link, is approved and shown as confirmed", async ({
  page,
  otherPage,
  app,
}) => {
  await test.step("an editor asks the people in the teams", async () => {
    await page.goto("/dashboard/contacts-check");
    await page.getByRole("button", { name: "Ask 8 people" }).click();
    await expect(page.getByText("Asked 8 people.")).toBeVisible();
    await expect(page.getByRole("row", { name: /Priya Raman/ })).toContainText("Asked ");
  });

  await test.step("one of them corrects a number on a phone", async () => {
    await otherPage.setViewportSize({ width: 390, height: 844 });
    await otherPage.goto(await newestLink(app, EMAIL, "/contact-check"));
    await expect(otherPage.getByText(EMAIL)).toBeVisible();
    expect(new URL(otherPage.url()).search).toBe("");
    await otherPage.getByRole("button", { name: "Correct my details" }).click();
    const number = otherPage.getByRole("textbox", { name: /^After-hours number/ });
    await number.fill("02 5550 0111");
    await otherPage.getByRole("button", { name: "Send corrections" }).click();
    await expect(otherPage.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await otherPage.reload();
    await expect(otherPage.getByRole("heading", { name: "Already answered" })).toBeVisible();
  });

  await test.step("the editor sees the old and the new number, and approves", async () => {
    await page.reload();
    const corrections = page.getByRole("list", { name: "Corrections to approve" });
    await expect(corrections).toContainText("+61 2 5550 0111");
    await corrections.getByRole("button", { name: /^Approve/ }).click();
    await expect(corrections).toHaveCount(0);
    await expect(page.getByRole("row", { name: /Priya Raman/ })).toContainText("Confirmed");
  });

  await test.step("a second correction is refused, and the number stays", async () => {
    await otherPage.goto(await newestLink(app, SECOND, "/contact-check"));
    await otherPage.getByRole("button", { name: "Correct my details" }).click();
    await otherPage.getByRole("textbox", { name: /^After-hours number/ }).fill("02 5550 0199");
    await otherPage.getByRole("button", { name: "Send corrections" }).click();
    await expect(otherPage.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await page.reload();
    const corrections = page.getByRole("list", { name: "Corrections to approve" });
    await expect(corrections).toContainText("+61 2 5550 0199");
    await corrections.getByRole("button", { name: /^Refuse/ }).click();
    await expect(corrections).toHaveCount(0);
    await expect(page.getByText("+61 2 5550 0199")).toHaveCount(0);
  });

  await test.step("details are out of date after 60 days, which a reload keeps", async () => {
    const days = page.getByLabel("Confirmed details are out of date after");
    await days.fill("60");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved successfully.")).toBeVisible();
    await page.reload();
    await expect(days).toHaveValue("60");
  });

  await test.step("the teams show when the person confirmed", async () => {
    await page.goto("/dashboard/teams");
    await expect(page.getByText(/^Confirmed \d\d\/\d\d\/\d{4}$/).first()).toBeVisible();
  });
});
