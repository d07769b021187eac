import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/app";
import { codeSentBy, emailWith, newestLink } from "../setup/mailbox";
import {
  openAppAs,
  enterCode,
  enterPassword,
  logIn,
  PASSWORD,
  registerPerson,
  sessionOf,
} from "../setup/people";
import { tick } from "../setup/pointer";

const UPDATE = "/update-email";

test("a new email address takes effect once the link in its email is opened", async ({
  page,
  otherPage,
  app,
}) => {
  const [former, present] = ["greta@garage.example", "greta@workshop.example"];
  await registerPerson(app, former);
  await openAppAs(page, await sessionOf(app, former));
  let link = "";

  await test.step("the change asks for the password, and waits for the confirmation", async () => {
    await page.goto("/admin/settings");
    await expectAccessible(page);
    await page.getByLabel("Email", { exact: true }).fill(present);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await confirmByPassword(page, "Not-mine-1");
    const question = page.getByRole("dialog", { name: "Confirm your password" });
    await expect(question.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
    await confirmByPassword(page);
    await expect(page.getByText(`Waiting for confirmation: ${present}`)).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(former);
    link = await newestLink(app, present, UPDATE);
    await emailWith(app, former, present);
  });

  await test.step("the link in the email changes the address and logs out everywhere", async () => {
    await otherPage.goto(link);
    await otherPage.getByRole("button", { name: "Change email" }).click();
    await expect(
      otherPage.getByText("Email Successfully Updated, please log in with your new email."),
    ).toBeVisible();
    expect(otherPage.url()).toBe(app.url + UPDATE);
    await page.reload();
    await page.waitForURL(`${app.url}/`);
  });

  await test.step("the former address no longer logs in, the new one does", async () => {
    await otherPage.getByRole("button", { name: "Log in" }).click();
    await enterPassword(otherPage, former);
    await expect(otherPage.getByText("The email or password is incorrect.")).toBeVisible();
    await logIn(otherPage, app, present);
    await otherPage.waitForURL("**/organization");
  });

  await test.step("opening the link again leaves the new session open", async () => {
    await otherPage.goto(link);
    await expect(
      otherPage.getByRole("heading", { name: `Your email is already ${present}.` }),
    ).toBeVisible();
    await otherPage.goto("/admin/settings");
    await expect(otherPage.getByLabel("Email", { exact: true })).toHaveValue(present);
  });
});

test("a verified phone replaces the mailbox for sign-in codes", async ({ page, app }) => {
  const [email, phone] = ["pavel@plumber.example", "+61491570156"];
  await registerPerson(app, email);
  await openAppAs(page, await sessionOf(app, email));
  await page.goto("/admin/settings");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const field = page.getByLabel("Phone", { exact: true });

  await test.step("an invalid number is refused before anything is sent", async () => {
    await field.fill("0491 57");
    await expect(save).toBeDisabled();
    await page.getByRole("button", { name: "Send verification code" }).click();
    await expect(page.getByText("Please add a valid number.")).toBeVisible();
  });

  await test.step("the number is verified by the code that is sent to it", async () => {
    await field.fill("0491 570 156");
    const code = await codeSentBy(app, phone, async () => {
      await page.getByRole("button", { name: "Send verification code" }).click();
      await expect(page.getByText("Verification code has been sent.")).toBeVisible();
    });
    await expect(save).toBeDisabled();
    await page.getByLabel("Verification code").fill(code === "000000" ? "111111" : "000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please enter a valid code")).toBeVisible();
    await page.getByLabel("Verification code").fill(code);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Successfully verified.")).toBeVisible();
    await expect(save).toBeEnabled();
  });

  await test.step("it is saved with the password as the second factor", async () => {
    await tick(page.getByRole("radio", { name: /^SMS/ }));
    await save.click();
    await confirmByPassword(page);
    await expect(save).toBeDisabled();
    await emailWith(app, email, "Your login settings were changed");
  });

  await test.step("the next sign-in code is sent by SMS", async () => {
    await page.getByRole("button", { name: "Maria Rossi" }).click();
    await page.locator("#user-menu").getByRole("button", { name: "Log out" }).click();
    await page.waitForURL(`${app.url}/`);
    await page.getByRole("button", { name: "Register / Log in" }).first().click();
    const code = await codeSentBy(app, phone, async () => {
      await enterPassword(page, email);
      await expect(page.getByText("One-time passcode has been sent via SMS")).toBeVisible();
    });
    await enterCode(page, code);
    await page.waitForURL("**/organization");
    await page.goto("/admin/settings");
    await expect(field).toHaveValue("0491 570 156");
  });
});

async function confirmByPassword(page: Page, password = PASSWORD): Promise<void> {
  const question = page.getByRole("dialog", { name: "Confirm your password" });
  await question.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
}
