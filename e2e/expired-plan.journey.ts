import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { subscriptions } from "../apps/api/src/features/brokerages/brokerages-table";
import { callerOf } from "./api-caller";
import { expect, expectAccessible, test } from "./app";
import { ownPlan, PLAN } from "./own-plan";
import { openPagesAs } from "./people";

/* An expired plan: everything can be read, nothing changed, until it is renewed. */

test("an expired plan can be read, not changed, and is renewed with another key", async ({
  page,
  app,
}) => {
  const { session } = await ownPlan(app, "expired-plan@tidepool.example");
  const call = callerOf(app.url, session.access_token);
  const [organisation] = await call(listOrganisations, { query: {} });
  const orgId = organisation?.organisationId ?? "";
  await call(createContact, {
    params: { orgId },
    body: { firstName: "Ana", lastName: "Silva", contactTypeId: 1, workTypeId: 1 },
  });
  // Of all plans so far: each journey has its own, and they run one after the other.
  await app.inDatabase((query) =>
    query.update(subscriptions).set({ expiryDate: new Date(Date.now() - 60_000) }),
  );
  await openPagesAs(page, session);

  await test.step("the list of plans offers Renew in place of Go", async () => {
    await page.goto("/dashboard/plans");
    await expect(page.getByRole("button", { name: `Renew ${PLAN}` })).toBeVisible();
    await expect(page.getByRole("button", { name: `Go to ${PLAN}` })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("its screens say why nothing can be changed", async () => {
    await page.goto("/dashboard/business-impact-analysis/strategic");
    const banner = page.getByRole("region", { name: "Read-only" });
    await expect(banner).toContainText("This plan expired");
    await expect(banner.getByRole("link", { name: "Renew plan" })).toBeVisible();
    await page.goto("/dashboard/risk/register");
    await expect(page.getByRole("heading", { level: 1, name: "Risk Register" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Edit|Delete) / })).toHaveCount(0);
    await page.goto("/dashboard/teams");
    await expect(
      page.getByText("Your plan has expired. Please renew plan subscription to view this section."),
    ).toBeVisible();
  });

  await test.step("nothing is suggested that could not be added", async () => {
    for (const [address, text] of [
      ["/dashboard/business-units", "No Business Units"],
      ["/dashboard/risk/register", "No Risks"],
      ["/dashboard/business-impact-analysis/strategic", "No Strategic Areas"],
    ] as const) {
      await page.goto(`${address}?suggestions`);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole("region", { name: "Read-only" })).toBeVisible();
      await expect(page.getByText(/^Suggestions for /)).toHaveCount(0);
      await expect(page.getByRole("button", { name: /suggestions$/ })).toHaveCount(0);
    }
  });

  await test.step("another key renews it, and the teams are shown again", async () => {
    await page.goto("/dashboard/plans");
    await page.getByRole("button", { name: `Renew ${PLAN}` }).click();
    const dialog = page.getByRole("dialog", { name: `Renew ${PLAN}` });
    await expect(dialog.getByRole("textbox")).toHaveCount(1);
    const key = (await app.command("keys", "issue", "--quantity", "1")).trim();
    await dialog.getByLabel("Subscription Key or Promo Code").fill(key);
    await dialog.getByRole("button", { name: "Renew" }).click();
    await expect(page.getByText("The plan has been successfully renewed")).toBeVisible();
    await page.getByRole("button", { name: `Go to ${PLAN}` }).click();
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/teams");
    await expect(page.getByRole("heading", { name: "Crisis Management Team" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Read-only" })).toHaveCount(0);
  });

  await test.step("suggestions are offered again", async () => {
    await page.goto("/dashboard/business-units?suggestions");
    await expect(page.getByText(/^Suggestions for /)).toBeVisible();
  });
});
