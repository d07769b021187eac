import type { Locator, Page } from "@playwright/test";
import { subscriptions } from "../../apps/api/src/features/subscriptions/subscriptions-table";
import { DAY, addMs } from "../../apps/api/src/platform/clock";
import { expect, expectAccessible, type RunningApp, test } from "../setup/app";
import { emailWith, newestEmail, newestLink } from "../setup/mailbox";
import { choosePassword, logIn, openAppAs, registerPerson, sessionOf } from "../setup/people";
import { services } from "../setup/steps";
import { tick } from "../setup/pointer";

const BROKER = "ben@anchorage.example";
const CLIENT = "tess@tidewater.example";
const BUSINESS = "Tidewater Bakery Pty Ltd";
const PLAN = `Head Office plan of ${BUSINESS}`;

test("a broker creates a client organisation, its owner accepts, and both renew after a reminder", async ({
  page,
  otherPage,
  app,
}) => {
  await registerPerson(app, BROKER);
  const words = ["--name", "Anchorage Brokers", "--quota", "3", "--broker", BROKER];
  await app.command("brokerage", "create", ...words);
  await openAppAs(page, await sessionOf(app, BROKER));

  await test.step("creates the organisation by keyboard, from the empty list", async () => {
    await page.goto("/admin");
    await page.waitForURL("**/admin/organisations");
    await expect(page.getByText("No organisations to show")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Create organisation" }).first().press("Enter");
    await createClient(page, BROKER);
    await expect(
      page.getByText("Sorry, you cannot create Organisation and Plan for yourself."),
    ).toBeVisible();
    await page.getByLabel("User Email").fill(CLIENT);
    await page.keyboard.press("Enter");
    await expect(clientRow(page)).toContainText("Head Office plan");
    await expect(clientRow(page)).toContainText("Active");
  });

  await test.step("the client accepts the invitation by email, and finds the plan", async () => {
    await otherPage.goto(await newestLink(app, CLIENT, "/invitation/email"));
    await otherPage.getByLabel("First name").fill("Tess");
    await otherPage.getByLabel("Last name").fill("Baker");
    await choosePassword(otherPage);
    for (const box of await otherPage.getByRole("checkbox").all()) await tick(box);
    await otherPage.getByRole("button", { name: "Activate my account" }).click();
    await otherPage.getByRole("button", { name: "Log in" }).click();
    await logIn(otherPage, app, CLIENT);
    await otherPage.waitForURL("**/dashboard");
    await expect(otherPage.getByText(BUSINESS).first()).toBeVisible();
    await expect(otherPage.getByText("Head Office plan").first()).toBeVisible();
  });

  await test.step("archives the client and unarchives it", async () => {
    await page.getByRole("button", { name: `Archive ${BUSINESS}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(clientRow(page)).toHaveCount(0);
    await page.getByText("Show Archived", { exact: true }).click();
    await expect(clientRow(page)).toContainText("Archived");
    await page.getByRole("button", { name: `Unarchive ${BUSINESS}` }).click();
    await expect(page.getByRole("button", { name: `Archive ${BUSINESS}` })).toBeVisible();
  });

  await test.step("Go opens the plan", async () => {
    await page.getByRole("button", { name: `Go to ${PLAN}` }).click();
    await page.waitForURL("**/dashboard");
    await expect(page.getByText(BUSINESS).first()).toBeVisible();
  });

  await test.step("both are reminded before the plan expires, once", async () => {
    await endPlansIn(app, 20);
    // The server may have sent some of them itself.
    await app.command("reminders", "send");
    expect(await app.command("reminders", "send")).toContain("the reminders of 0 plans");
    await emailWith(app, BROKER, "Head Office plan expires on");
    await emailWith(app, CLIENT, "Head Office plan expires on");
  });

  await test.step("the broker's email opens the renewal, which takes a key of the quota", async () => {
    await page.goto(await linkIn(app, BROKER, "/admin/organisations?renew="));
    await expect(page.getByRole("dialog", { name: "Renew Head Office plan" })).toBeVisible();
    await page.getByRole("button", { name: "Renew for a year" }).press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: `Go to ${PLAN}` })).toBeVisible();
    await expect(page.getByRole("button", { name: `Renew ${PLAN}` })).toHaveCount(0);
  });

  await test.step("the owner's email opens the renewal form", async () => {
    await otherPage.goto(await linkIn(app, CLIENT, "/dashboard/plans?renew="));
    await expect(otherPage.getByRole("dialog", { name: "Renew Head Office plan" })).toBeVisible();
    await otherPage.keyboard.press("Escape");
  });

  await test.step("the owner turns the reminders off by their link, and on in the settings", async () => {
    await otherPage.goto(await linkIn(app, CLIENT, "/renewal-reminders#id="));
    await otherPage.getByRole("button", { name: "Turn off renewal reminders" }).click();
    await expect(
      otherPage.getByRole("heading", { name: "Renewal reminders are off" }),
    ).toBeVisible();
    await endPlansIn(app, 5);
    await app.command("reminders", "send");
    expect(await newestEmail(app, CLIENT)).toContain("Head Office plan expires on");
    await otherPage.goto("/admin/settings");
    const box = otherPage.getByRole("checkbox", { name: "Email me before a plan expires" });
    await expect(box).not.toBeChecked();
    await tickAndSave(box);
  });

  await test.step("the portfolio shows the plan, and what the owner agrees to share", async () => {
    await page.goto("/admin/portfolio");
    await expect(page.getByRole("row").filter({ hasText: BUSINESS })).toContainText("Never");
    await expect(page.getByText("suppliers and hazards: 0 of 1.")).toBeVisible();
    await expectAccessible(page);
    await otherPage.goto("/organization");
    const box = otherPage.getByRole("checkbox", { name: /^Let Anchorage Brokers compare/ });
    await tickAndSave(box);
    await page.reload();
    await expect(page.getByText("suppliers and hazards: 1 of 1.")).toBeVisible();
  });
});

test("a broker adds, invites and deletes an admin user", async ({ page, otherPage, app }) => {
  const [admin, colleague] = ["ada@harbour.example", "cleo@harbour.example"];
  for (const email of [admin, colleague]) await registerPerson(app, email);
  const words = ["--name", "Harbour Brokers", "--quota", "1", "--broker", admin];
  await app.command("brokerage", "create", ...words);
  await openAppAs(page, await sessionOf(app, admin));
  await openAppAs(otherPage, await sessionOf(app, colleague));
  await page.goto("/admin/admin-users");
  const add = async (email: string) => {
    await page.getByRole("button", { name: "Add admin user" }).first().press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add admin user" });
    await dialog.getByLabel("Email").fill(email);
    await page.keyboard.press("Enter");
    return dialog;
  };
  const row = page.getByRole("row").filter({ hasText: colleague });
  await add(colleague);
  await expect(row).toBeVisible();
  await otherPage.goto("/admin");
  await otherPage.waitForURL("**/admin/organisations");

  const dialog = await add("new@harbour.example");
  await expect(dialog.getByText("The user is not found.")).toBeVisible();
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await newestLink(app, "new@harbour.example", "/invitation/email");

  await page.getByRole("button", { name: /^Delete / }).click();
  await page.getByRole("button", { name: "Delete admin user" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await otherPage.goto("/admin/organisations");
  await expect(
    otherPage.getByRole("heading", {
      name: "You don’t have access to Organisations & Plans",
    }),
  ).toBeVisible();
});

const clientRow = (page: Page) => page.getByRole("row").filter({ hasText: BUSINESS });

/** Ticks a checkbox that is saved at once; it is disabled until the server has responded. */
async function tickAndSave(box: Locator): Promise<void> {
  await tick(box);
  await expect(box).toBeEnabled();
  await expect(box).toBeChecked();
}

/** Fills in the form of a new client, and submits it. */
async function createClient(page: Page, userEmail: string): Promise<void> {
  await page.getByLabel("Full Business Name").fill(BUSINESS);
  await page.getByLabel("Trading Name").fill("Tidewater Bakery");
  await page.getByRole("combobox", { name: "Industry" }).fill("bakery");
  await page
    .getByRole("option", { name: /^Bakery/ })
    .first()
    .click();
  await page.getByLabel("Head Office Address").fill("4 Mill Lane, Hobart TAS 7000");
  await page.getByLabel("User Email").fill(userEmail);
  await page.keyboard.press("Enter");
}

/** Makes every plan end in that many days. */
const endPlansIn = (app: RunningApp, days: number) =>
  app.inDatabase((query) =>
    query.update(subscriptions).set({ expiryDate: addMs(services.clock.now(), days * DAY) }),
  );

/** Returns the link of the newest email that begins with that address. */
async function linkIn(app: RunningApp, email: string, address: string): Promise<string> {
  const mail = await newestEmail(app, email);
  const links = [...mail.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) =>
    link.replaceAll("&#38;", "&").replaceAll("&amp;", "&"),
  );
  const link = links.find((candidate) => candidate.startsWith(app.url + address));
  if (!link) throw new Error(`The email to ${email} has no link to ${address}.`);
  return link;
}
