import { linkTokens } from "../../apps/api/src/features/accounts/accounts-table";
import { expect, test } from "../setup/app";
import { newestLink } from "../setup/mailbox";
import {
  choosePassword,
  openPagesAs,
  enterPassword,
  logIn,
  registerPerson,
  sessionOf,
} from "../setup/people";

const SENT =
  "If this email address is registered, you will receive an email with password reset instructions in a moment.";
const LINK_EXPIRED =
  "Your password cannot be updated. This is possibly because the link we sent to you is expired. Please send verification email again.";
const LINK_USED = "You have already set a new password with this link. Log in.";
const RESET = "/reset-password";

test("a forgotten password is reset by email, and everything opened with the old one ends", async ({
  page,
  otherPage,
  app,
}) => {
  const email = "hugo@hotel.example";
  const password = "Lighthouse-22";
  await registerPerson(app, email);
  await openPagesAs(otherPage, await sessionOf(app, email));
  await otherPage.goto("/organization");
  await expect(otherPage.getByRole("heading", { level: 1 })).toBeVisible();
  let link = "";

  await test.step("'Forgot password' sends an email, and does not reveal who has an account", async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Register / Log in" }).first().click();
    await page.getByRole("link", { name: "Forgot password" }).click();
    await page.waitForURL(`**${RESET}`);
    for (const address of ["nobody@hotel.example", email]) {
      await page.getByLabel("Email").fill(address);
      await page.getByRole("button", { name: "Send Verification Email" }).click();
      await expect(page.getByText(SENT)).toBeVisible();
      await page.getByRole("button", { name: "Use a different email address" }).click();
    }
    link = await newestLink(app, email, RESET);
  });

  await test.step("the link accepts a new password, by the rules of registration", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Reset Your Password" })).toBeVisible();
    expect(page.url()).toBe(app.url + RESET);
    await choosePassword(page, "lighthouse");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText(/^Password must be at least 6 characters/)).toBeVisible();
    await choosePassword(page, "Password-1");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("This password is too common.")).toBeVisible();
    // A reload in between loses nothing.
    await page.reload();
    await choosePassword(page, password);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("Your password has been successfully updated.")).toBeVisible();
  });

  await test.step("a session that was open elsewhere is over", async () => {
    await otherPage.getByRole("link", { name: "Admin", exact: true }).click();
    await otherPage.waitForURL(`${app.url}/`);
  });

  await test.step("the old password is refused, the new one is accepted", async () => {
    await page.getByRole("button", { name: "Log in" }).click();
    await enterPassword(page, email);
    await expect(page.getByText("The email or password is incorrect.")).toBeVisible();
    await logIn(page, app, email, password);
    await page.waitForURL("**/organization");
  });

  await test.step("a used link says so, and the page can be opened without it", async () => {
    await page.goto(link);
    await expect(page.getByText(LINK_USED)).toBeVisible();
    await page.goto(RESET);
    await page.getByLabel("Email").fill(email);
    await page.keyboard.press("Enter");
    await expect(page.getByText(SENT)).toBeVisible();
  });

  await test.step("an expired link leads to requesting a new one", async () => {
    link = await newestLink(app, email, RESET, link);
    await app.inDatabase((query) => query.update(linkTokens).set({ expiresAt: new Date() }));
    await page.goto(link);
    await expect(page.getByText(LINK_EXPIRED)).toBeVisible();
    await page.getByRole("button", { name: "Send Verification Email" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
  });

  await test.step("a truncated link says so before a password is entered", async () => {
    await page.goto(`${RESET}?id=0199e2a0&token=abc`);
    await expect(page.getByText(LINK_EXPIRED)).toBeVisible();
    expect(page.url()).toBe(app.url + RESET);
  });
});
