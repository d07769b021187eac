import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { CAFE } from "../apps/api/src/demonstration/cafe-places";
import { callerOf } from "./api-caller";
import { expect, expectAccessible, test } from "./house";
import { comeAs, registerPerson, sessionOf, signIn } from "./people";
import { giveOutPromoCode } from "./promo-code";

test("a broker lands on /admin; a client opens a plan with the broker's promo code", async ({
  browser,
  page,
  house,
}) => {
  const [broker, client] = ["ben@broker.example", "nadia@client.example"];
  await registerPerson(house, broker);
  await giveOutPromoCode(house, broker, "HARBOUR-2026");

  await test.step("the broker", async () => {
    await signIn(page, house, broker);
    await page.waitForURL("**/admin");
    await expect(page.getByText("Anchorage Brokers").first()).toBeVisible();
    await expectAccessible(page);
    await page.goto("/admin/nowhere");
    await page.waitForURL("**/admin");
  });

  await test.step("the client, who has no business yet", async () => {
    await registerPerson(house, client);
    const context = await browser.newContext({ baseURL: house.url });
    const theirs = await context.newPage();
    const visited: string[] = [];
    theirs.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
    await signIn(theirs, house, client);
    // Without a business the dashboard sends on to where one is created.
    await theirs.waitForURL("**/organization");
    expect(visited).toContain("/dashboard");
    await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(theirs);
    const token = await theirs.evaluate(() => localStorage.getItem("holdfast.access_token") ?? "");
    await callerOf(house.url, token)(createOrganisation, { body: CAFE });

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

test("an address that is nowhere says so, and keeps nobody out of what is theirs", async ({
  page,
  house,
}) => {
  await test.step("protected pages lead to the front door without a session", async () => {
    for (const path of ["/dashboard", "/admin", "/organization"]) {
      await page.goto(path);
      await page.waitForURL(`${house.url}/`);
    }
  });

  const email = "walker@cafe.example";
  await registerPerson(house, email);
  const session = await sessionOf(house, email);
  await callerOf(house.url, session.access_token)(createOrganisation, { body: CAFE });
  await comeAs(page, session);
  for (const [path, shown] of [
    ["/nowhere", "/nowhere"],
    ["/dashboard/nowhere", "/not-found"],
    ["/dashboard/risk/nowhere", "/not-found"],
    ["/dashboard/business-impact-analysis/nowhere", "/not-found"],
    ["/organization/nowhere", "/organization/nowhere"],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "This page is not here." })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(shown);
    });
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.waitForURL("**/dashboard/plans");
});
