import { CAFE_UNITS } from "../../apps/api/src/demo/cafe-business-units";
import { CAFE_TEAMS } from "../../apps/api/src/demo/cafe-contacts";
import { CAFE_CUSTOMERS, CAFE_SUPPLIERS } from "../../apps/api/src/demo/cafe-partners";
import { CAFE_AREAS, MTPD } from "../../apps/api/src/demo/cafe-strategic-areas";
import { expect, test } from "../setup/cafe";

test("all data of a plan is on its screens after a restart", async ({ page, app }) => {
  await app.restart();

  await test.step("suppliers and customers", async () => {
    for (const [path, partners] of [
      ["/organization/suppliers", CAFE_SUPPLIERS],
      ["/organization/customers", CAFE_CUSTOMERS],
    ] as const) {
      await page.goto(path);
      for (const { name, contactPerson, email } of partners) {
        const row = page.getByRole("row", { name: new RegExp(name) });
        await expect(row).toContainText(contactPerson ?? "");
        await expect(row).toContainText(email);
      }
    }
  });

  await test.step("risks with their values", async () => {
    await page.goto("/dashboard/risk/register");
    const row = page.getByRole("row", { name: /Flash Flooding/ });
    await expect(row).toContainText("AU$120,000");
    await expect(row).toContainText("AU$6,000.00");
    await expect(page.getByText("26 risks, AU$247,150.00 per year in total")).toBeVisible();
  });

  await test.step("teams with their designations", async () => {
    await page.goto("/dashboard/teams");
    for (const [team, people] of Object.entries(CAFE_TEAMS)) {
      const table = page.locator("section").filter({ hasText: team });
      for (const [person, designation] of people)
        await expect(table.getByLabel(new RegExp(person)).and(page.locator("select"))).toHaveValue(
          designation,
        );
    }
  });

  await test.step("strategic areas, their rating, MTPD and scales", async () => {
    const critical = CAFE_AREAS[0];
    await page.goto("/dashboard/business-impact-analysis/strategic");
    for (const { name } of CAFE_AREAS)
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await page
      .getByText(critical?.name ?? "", { exact: true })
      .first()
      .click();
    await expect(page.getByRole("radio", { name: /4 Critical/ })).toBeChecked();
    await page.goto("/dashboard/business-impact-analysis/strategic?step=mtpd");
    await expect(page.getByRole("radio", { name: MTPD, exact: true })).toBeChecked();
    await page.goto("/dashboard/business-impact-analysis/strategic?step=scales");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(6);
  });

  await test.step("recovery times and strategies of the units", async () => {
    await page.goto("/dashboard/business-impact-analysis/tactical");
    for (const { name, rpo, rto } of CAFE_UNITS) {
      const sliders = page.getByRole("row", { name: new RegExp(`^${name}`) }).getByRole("slider");
      await expect(sliders.nth(0)).toHaveValue(String(rpo));
      await expect(sliders.nth(1)).toHaveValue(String(rto));
    }
    await page.goto("/dashboard/recovery-strategy");
    for (const { name, strategy } of CAFE_UNITS)
      await expect(page.getByLabel(`Comments on ${name}`)).toHaveValue(strategy.comments);
  });
});
