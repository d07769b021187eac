import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { CAFE } from "../apps/api/src/demo/cafe-places";
import { callerOf } from "./api-caller";
import { expect, expectAccessible, test } from "./app";
import { registerPerson, signIn } from "./people";
import { giveOutPromoCode } from "./promo-code";

test("a broker arrives at /admin; a client creates a plan with the broker's promo code", async ({
  browser,
  page,
  app,
}) => {
  const [broker, client] = ["ben@broker.example", "nadia@client.example"];
  await registerPerson(app, broker);
  await giveOutPromoCode(app, broker, "HARBOUR-2026");

  await test.step("the broker", async () => {
    await signIn(page, app, broker);
    await page.waitForURL("**/admin/overview");
    await expect(page.getByText("Anchorage Brokers").first()).toBeVisible();
    await expectAccessible(page);
    await page.goto("/admin/nowhere");
    await page.waitForURL("**/admin/overview");
  });

  await test.step("the client, who has no business yet", async () => {
    await registerPerson(app, client);
    const context = await browser.newContext({ baseURL: app.url });
    const theirs = await context.newPage();
    const visited: string[] = [];
    theirs.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
    await signIn(theirs, app, client);
    // Without a business, the dashboard redirects to where one is created.
    await theirs.waitForURL("**/organization");
    expect(visited).toContain("/dashboard");
    await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(theirs);
    const token = await theirs.evaluate(() => localStorage.getItem("holdfast.access_token") ?? "");
    await callerOf(app.url, token)(createOrganisation, { body: CAFE });

    await theirs.goto("/dashboard");
    await theirs.waitForURL("**/dashboard/plans");
    await theirs.getByRole("button", { name: "Add new" }).first().click();
    const dialog = theirs.getByRole("dialog");
    await dialog.getByLabel("Plan Name").fill("Our plan");
    // People type codes as they hear them.
    await dialog.getByLabel("Subscription Key or Promo Code").fill("  harbour-2026 ");
    await theirs.keyboard.press("Enter");
    await expect(theirs.getByText("The plan has been successfully created")).toBeVisible();
    await theirs.goto("/dashboard");
    await expect(theirs.getByRole("heading", { name: "Progress" })).toBeVisible();
    expect(new URL(theirs.url()).pathname).toBe("/dashboard");
    await context.close();
  });
});
