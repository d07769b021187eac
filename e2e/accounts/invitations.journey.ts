import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import type { Page } from "@playwright/test";
import { CAFE } from "../../apps/api/src/demo/cafe-places";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, test } from "../setup/app";
import { newestLink } from "../setup/mailbox";
import { openAppAs, choosePassword, logIn, registerPerson, sessionOf } from "../setup/people";
import { tick } from "../setup/pointer";

const INVITATION = "/invitation/email";
const INVALID =
  "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.";
const [OWNER, EDITOR, VIEWER] = [
  "ines@cafe.example",
  "edda@cafe.example",
  "viktor@accountants.example",
];

test("an owner invites a new person and one who already has an account", async ({
  page,
  otherPage,
  app,
}) => {
  for (const email of [OWNER, VIEWER]) await registerPerson(app, email);
  const session = await sessionOf(app, OWNER);
  await callerOf(app.url, session.access_token)(createOrganisation, { body: CAFE });
  await openAppAs(page, session);
  let link = "";

  await test.step("the invitation is sent, and is pending", async () => {
    await page.goto("/organization/users");
    await invite(page, EDITOR, "Editor");
    await expectAccessible(page);
    await expect(row(page, "Invitations", EDITOR)).toContainText("Pending");
    link = await newestLink(app, EDITOR, INVITATION);
  });

  await test.step("after resending, only the link in the second email works", async () => {
    await page.getByRole("button", { name: `Resend the invitation to ${EDITOR}` }).click();
    const second = await newestLink(app, EDITOR, INVITATION, link);
    await otherPage.goto(link);
    await expect(otherPage.getByText(INVALID)).toBeVisible();
    expect(otherPage.url()).toBe(app.url + INVITATION);
    link = second;
  });

  await test.step("the new person activates the account, once all four agreements are ticked", async () => {
    await otherPage.goto(link);
    await expect(otherPage.getByRole("heading", { name: "Activate your account" })).toBeVisible();
    expect(otherPage.url()).toBe(app.url + INVITATION);
    // Opening the link has changed nothing; a reload loses nothing.
    await page.reload();
    await expect(row(page, "Invitations", EDITOR)).toContainText("Pending");
    await otherPage.reload();
    await activate(otherPage);
    await otherPage.getByRole("button", { name: "Log in" }).click();
    await logIn(otherPage, app, EDITOR);
    await otherPage.waitForURL("**/dashboard/plans");
    await expect(otherPage.getByText(CAFE.name).first()).toBeVisible();
  });

  await test.step("both people see the role", async () => {
    await otherPage.goto("/organization/contacts");
    await expect(otherPage.getByRole("button", { name: "Add contact" }).first()).toBeVisible();
    await expect(otherPage.getByRole("link", { name: "Users" })).toHaveCount(0);
    await page.reload();
    await expect(row(page, "Users", EDITOR)).toContainText("Editor");
    await expect(row(page, "Invitations", EDITOR)).toHaveCount(0);
  });

  await test.step("another person's link, opened while signed in, says who is signed in", async () => {
    await invite(page, VIEWER, "Viewer");
    link = await newestLink(app, VIEWER, INVITATION);
    await page.goto(link);
    await page.getByRole("button", { name: `Join ${CAFE.name}` }).click();
    await expect(
      page.getByRole("heading", { name: "You now have access to the organisation." }),
    ).toBeVisible();
    await expect(page.getByText(`You are logged in as ${OWNER} in this browser.`)).toBeVisible();
    expect(page.url()).toBe(app.url + INVITATION);
  });

  await test.step("a link that was used says so", async () => {
    await otherPage.goto(link);
    await expect(
      otherPage.getByRole("heading", { name: "Your account is already active. Log in." }),
    ).toBeVisible();
  });

  await test.step("the person with an account logs in as usual, with read access only", async () => {
    await page.getByRole("button", { name: "Log in" }).click();
    await logIn(page, app, VIEWER);
    await page.waitForURL("**/dashboard/plans");
    await page.goto("/organization/contacts");
    await expect(page.getByRole("heading", { level: 1, name: "Contacts" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add contact" })).toHaveCount(0);
  });
});

test("a brokerage's invitation creates a broker", async ({ page, app }) => {
  const email = "bruno@anchor-brokers.example";
  await app.command("brokerage", "create", "--name", "Anchor Brokers", "--quota", "1");
  await app.command("brokerage", "invite", email, "--brokerage", "Anchor Brokers");
  await page.goto(await newestLink(app, email, INVITATION));
  await activate(page);
  await page.getByRole("button", { name: "Log in" }).click();
  await logIn(page, app, email);
  await page.waitForURL("**/admin/organisations");
  await expect(page.getByText("Anchor Brokers").first()).toBeVisible();
});

const row = (page: Page, table: "Users" | "Invitations", email: string) =>
  page.getByRole("table", { name: table }).getByRole("row").filter({ hasText: email });

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole("button", { name: "Invite user" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite user" });
  await dialog.getByLabel("Email").fill(email);
  await tick(dialog.getByRole("radio", { name: role }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(row(page, "Invitations", email)).toBeVisible();
}

async function activate(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Activate my account" });
  await page.getByLabel("First name").fill("Noor");
  await page.getByLabel("Last name").fill("Haddad");
  await choosePassword(page);
  for (const box of await page.getByRole("checkbox").all()) {
    await expect(button).toBeDisabled();
    await tick(box);
  }
  await button.click();
  await expect(page.getByText("Your account has been successfully activated.")).toBeVisible();
}
