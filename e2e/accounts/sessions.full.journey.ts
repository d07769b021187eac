import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import type { Page } from "@playwright/test";
import { CAFE } from "../../apps/api/src/demo/cafe-places";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, type RunningApp, test } from "../setup/app";
import { openAppAs, logIn, registerPerson, sessionOf } from "../setup/people";

const TWELVE_HOURS = 12 * 60 * 60 * 1_000;
/** The session that this browser stores. */
const storedSession = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) =>
        key.startsWith("holdfast.") &&
        !key.startsWith("holdfast.help_folded:") &&
        key !== "holdfast.wanted_page" &&
        key !== "holdfast.session_expired" &&
        key !== "holdfast.scroll_positions",
    ),
  );

/** Opens two tabs of one browser as a café's owner: contacts and settings. */
async function openTwoTabs(page: Page, app: RunningApp, email: string): Promise<Page> {
  await registerPerson(app, email);
  const session = await sessionOf(app, email);
  await callerOf(app.url, session.access_token)(createOrganisation, { body: CAFE });
  await openAppAs(page, session);
  const tab = await page.context().newPage();
  await tab.goto("/admin/settings");
  await expect(tab.getByLabel("First name")).toHaveValue("Maria");
  await page.goto("/organization/contacts");
  await expect(page.getByRole("heading", { level: 1, name: "Contacts" })).toBeVisible();
  return tab;
}

test("an expired session sends both tabs to the landing page, and each returns to its page", async ({
  page,
  app,
}) => {
  const email = "selma@studio.example";
  await page.clock.install();
  const tab = await openTwoTabs(page, app, email);

  await test.step("the moment it expires, without a click, even with a half-filled dialog open", async () => {
    await page.getByRole("button", { name: "Add contact" }).first().click();
    await page.getByRole("dialog").getByLabel("First name").fill("Half a contact");
    await page.clock.fastForward(TWELVE_HOURS - 60_000);
    expect(new URL(page.url()).pathname).toBe("/organization/contacts");
    await page.clock.fastForward(120_000);
    for (const either of [page, tab]) {
      await either.waitForURL(`${app.url}/`);
      await expect(either.getByRole("button", { name: "Register / Log in" }).first()).toBeVisible();
      await expect(either.getByText("Your session has expired. Log in to continue.")).toBeVisible();
      expect(await storedSession(either)).toEqual([]);
    }
    await expect(page.getByText("Half a contact")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("signing in again leads back to the open page, in the other tab too", async () => {
    await page.getByRole("button", { name: "Register / Log in" }).first().click();
    await page.getByText("Remember me").click();
    await logIn(page, app, email);
    await page.waitForURL("**/organization/contacts");
    await expect(tab.getByRole("link", { name: "Dashboard" })).toBeVisible();
    const expiry = await page.evaluate(() => Number(localStorage.getItem("holdfast.expiry")));
    expect(expiry - Date.now()).toBeGreaterThan(29 * 2 * TWELVE_HOURS);
  });
});

test("a session that the server or the person has ended is over in every tab", async ({
  page,
  otherPage,
  app,
}) => {
  const email = "tilda@tailor.example";
  const tab = await openTwoTabs(page, app, email);

  await test.step("'Log out everywhere' in another browser: the first refused request ends it in both tabs", async () => {
    await openAppAs(otherPage, await sessionOf(app, email));
    await otherPage.goto("/admin/settings");
    const sessions = otherPage.getByRole("table", { name: "Where you are logged in" });
    await expect(sessions.getByText("This browser")).toHaveCount(1);
    await otherPage.getByRole("button", { name: "Log out everywhere" }).click();
    const question = otherPage.getByRole("alertdialog", { name: "Log out everywhere?" });
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Log out everywhere" }).click();
    await otherPage.waitForURL(`${app.url}/`);

    await page.getByRole("link", { name: "Suppliers", exact: true }).first().click();
    for (const either of [page, tab]) await either.waitForURL(`${app.url}/`);
    expect(await storedSession(page)).toEqual([]);
  });

  await test.step("Log out in one tab reaches the other, which forgets its page", async () => {
    await openAppAs(page, await sessionOf(app, email));
    for (const either of [page, tab]) {
      await either.goto("/admin/settings");
      await expect(either.getByLabel("First name")).toHaveValue("Maria");
    }
    await tab
      .getByRole("navigation", { name: "Admin" })
      .getByRole("button", { name: "Log out" })
      .click();
    for (const either of [tab, page]) {
      await either.waitForURL(`${app.url}/`);
      expect(await storedSession(either)).toEqual([]);
    }
    await page.getByRole("button", { name: "Register / Log in" }).first().click();
    await logIn(page, app, email);
    await page.waitForURL("**/dashboard/plans");
  });
});
