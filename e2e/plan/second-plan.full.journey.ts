import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { callerOf } from "../setup/api-caller";
import { expect, test } from "../setup/app";
import { ownPlan, PLAN } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";
import { tick } from "../setup/pointer";

/* A second plan from the first one: all but its teams, with its own key. */

test("a second plan is cloned from the first, without what is left", async ({ page, app }) => {
  const { session, planId } = await ownPlan(app, "second-plan@tidepool.example");
  const call = callerOf(app.url, session.access_token);
  const [organisation] = await call(listOrganisations, { query: {} });
  const orgId = organisation?.organisationId ?? "";
  const branchId = organisation?.branches[0]?.branchId ?? "";
  await call(createDepartments, { params: { orgId, branchId }, body: { names: ["Kitchen"] } });
  await call(createRisk, {
    params: { planId },
    body: {
      riskCategoryId: 1,
      name: "King tide",
      likelihoodPresetId: 1,
      cost: 4000,
      mitigationStrategyIds: [6],
      mitigationProcess: "Keep sandbags in the shed",
    },
  });
  await openPagesAs(page, session);
  await page.goto("/dashboard/plans");
  await page.getByRole("button", { name: `Clone ${PLAN}` }).click();
  const dialog = page.getByRole("dialog", { name: `Clone ${PLAN}` });

  await test.step("an invalid key is refused next to its field, and nothing is lost", async () => {
    await expect(dialog.getByLabel("Plan Name")).toHaveValue(`${PLAN} copy`);
    await dialog.getByLabel("Plan Name").fill("Winter plan");
    await dialog.getByLabel("Subscription Key or Promo Code").fill("NO-SUCH-KEY");
    await dialog.getByRole("button", { name: "Clone plan" }).click();
    await expect(
      dialog.getByText("Please input a valid Subscription Key or Promo Code."),
    ).toBeVisible();
    await expect(dialog.getByLabel("Plan Name")).toHaveValue("Winter plan");
  });

  await test.step("its own key makes the plan", async () => {
    const key = (await app.command("keys", "issue", "--quantity", "1")).trim();
    await dialog.getByLabel("Subscription Key or Promo Code").fill(key);
    await tick(dialog.getByRole("checkbox", { name: "Team members" }), false);
    await dialog.getByRole("button", { name: "Clone plan" }).click();
    await page.getByRole("button", { name: "Go to Winter plan" }).click();
    await page.waitForURL("**/dashboard");
  });

  await test.step("it has the risk of the first plan", async () => {
    await page.goto("/dashboard/risk/register");
    await expect(page.getByRole("row", { name: /King tide/ })).toBeVisible();
  });
});
