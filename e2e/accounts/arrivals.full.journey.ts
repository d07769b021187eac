import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { CAFE } from "../../apps/api/src/demo/cafe-places";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, test } from "../setup/app";
import { registerPerson, signIn } from "../setup/people";
import { createPromoCode } from "../setup/promo-code";

test("a broker arrives at /admin; a client creates a plan with the broker's promo code", async ({
  browser,
  page,
  app,
}) => {
  const [broker, client] = ["ben@broker.example", "nadia@client.example"];
  await registerPerson(app, broker);
  await createPromoCode(app, broker, "HARBOUR-2026");

  await test.step("the broker", async () => {
    await signIn(page, app, broker);
    await page.waitForURL("**/admin/organisations");
    await expect(page.getByText("Anchorage Brokers").first()).toBeVisible();
    await expectAccessible(page);
    await page.goto("/admin/nowhere");
    await page.waitForURL("**/admin/organisations");
  });

  await test.step("the client, who has no business yet", async () => {
    await registerPerson(app, client);
    const context = await browser.newContext({ baseURL: app.url });
    const clientPage = await context.newPage();
    const visited: string[] = [];
    clientPage.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
    await signIn(clientPage, app, client);
    // Without a business, the dashboard redirects to where one is created.
    await clientPage.waitForURL("**/organization");
    expect(visited).toContain("/dashboard");
    await expect(clientPage.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(clientPage);
    const token = await clientPage.evaluate(
      () => localStorage.getItem("holdfast.access_token") ?? "",
    );
    await callerOf(app.url, token)(createOrganisation, { body: CAFE });

    await clientPage.goto("/dashboard");
    await clientPage.waitForURL("**/dashboard/plans");
    await clientPage.getByRole("button", { name: "Add new" }).first().click();
    const dialog = clientPage.getByRole("dialog");
    await dialog.getByLabel("Plan Name").fill("Our plan");
    // People type codes as they hear them.
    await dialog.getByLabel("Subscription Key or Promo Code").fill("  harbour-2026 ");
    await clientPage.keyboard.press("Enter");
    await expect(clientPage.getByRole("button", { name: "Go to Our plan" })).toBeVisible();
    await clientPage.goto("/dashboard");
    await expect(clientPage.getByRole("heading", { name: "Progress" })).toBeVisible();
    expect(new URL(clientPage.url()).pathname).toBe("/dashboard");
    await context.close();
  });
});
