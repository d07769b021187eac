import { expirePlanAt } from "../../apps/api/test/factories/expiry";
import { expect, expectAccessible, test } from "../setup/app";
import { ownPlan, PLAN } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";
import { services } from "../setup/steps";

/* A plan whose year ends while it is open: what can still be read, its renewal, and its deletion. */

const NEEDS_RENEWAL = "Your plan has expired. Please renew plan subscription to view this section.";

test("an expired plan can be read but not changed, until it is renewed", async ({ page, app }) => {
  const { session, planId } = await ownPlan(app, "expired@tidepool.example");
  await openPagesAs(page, session);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("dialog");
  const readOnly = page.getByRole("region", { name: "Read-only" });

  await test.step("a form that is open when the year ends is refused and remains filled in", async () => {
    await page.goto("/dashboard/business-units");
    await expect(button("Show suggestions")).toBeVisible();
    await page.goto("/dashboard/risk/assessment");
    await button("Add new risk to Natural Hazards").click();
    await dialog.getByLabel("Name", { exact: true }).fill("King tide");
    await app.inDatabase((query) => expirePlanAt(query, planId, services.clock.now()));
    await dialog.getByLabel("Likelihood", { exact: true }).selectOption({ index: 1 });
    await dialog.getByLabel("Loss Value", { exact: true }).fill("4000");
    await dialog.getByText("Accept", { exact: true }).click();
    await dialog.getByLabel("How will you achieve your Mitigation Strategy?").fill("Sandbags");
    await button("Save").click();
    await expect(dialog.getByText(/^Payment required\./)).toBeVisible();
    await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("King tide");
  });

  await test.step("its screens say why, and offer no changes and no suggestions", async () => {
    await page.goto("/dashboard");
    await expect(page.getByText(NEEDS_RENEWAL)).toBeVisible();
    await expectAccessible(page);
    await page.goto("/dashboard/teams");
    await expect(page.getByText(NEEDS_RENEWAL)).toBeVisible();
    await page.goto("/dashboard/business-impact-analysis/strategic");
    await expect(readOnly).toContainText("This plan expired");
    await expect(readOnly.getByRole("link", { name: "Renew plan" })).toBeVisible();
    await page.goto("/dashboard/risk/register");
    await expect(page.getByRole("heading", { level: 1, name: "Risk Register" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Edit|Delete) / })).toHaveCount(0);
    await page.goto("/dashboard/business-units?suggestions");
    await expect(page.getByText("No Business Units")).toBeVisible();
    await expect(page.getByRole("list", { name: "Suggestions" })).toHaveCount(0);
    await page.goto("/organization/suppliers?suggestions");
    await expect(button("Add supplier").first()).toBeVisible();
    await expect(page.getByRole("list", { name: "Suggestions" })).toHaveCount(0);
  });

  await test.step("the list of plans offers only Renew, and another key renews the plan", async () => {
    await page.goto("/dashboard/plans");
    await expect(button(`Renew ${PLAN}`)).toBeVisible();
    await expect(button(`Go to ${PLAN}`)).toHaveCount(0);
    await button(`Renew ${PLAN}`).click();
    await expect(dialog.getByRole("textbox")).toHaveCount(1);
    const key = (await app.command("keys", "issue", "--quantity", "1")).trim();
    await dialog.getByLabel("Subscription Key or Promo Code").fill(key);
    await page.keyboard.press("Enter");
    await button(`Go to ${PLAN}`).click();
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/teams");
    await expect(page.getByRole("heading", { name: "Crisis Management Team" })).toBeVisible();
    await expect(readOnly).toHaveCount(0);
  });

  await test.step("it is renamed, and deleted once its name is typed exactly", async () => {
    await page.goto("/dashboard/plans");
    await button(`Edit ${PLAN}`).click();
    await dialog.getByLabel("Plan Name").fill("Winter plan");
    await page.keyboard.press("Enter");
    await button("Delete Winter plan").click();
    const confirmation = page.getByRole("alertdialog");
    await confirmation.getByRole("textbox").fill("winter plan");
    await expect(button("Confirm")).toBeDisabled();
    await confirmation.getByRole("textbox").fill("Winter plan");
    await button("Confirm").click();
    await expect(page.getByText("No plans yet")).toBeVisible();
  });
});
