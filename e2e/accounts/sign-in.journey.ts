import { expect, expectAccessible, test } from "../setup/app";
import { newestCode, newestLink } from "../setup/mailbox";
import {
  choosePassword,
  enterCode,
  enterPassword,
  skipResendWait,
  registerPerson,
} from "../setup/people";
import { tick } from "../setup/pointer";

const NOT_ACTIVATED =
  "Sorry, we could not authenticate you. Please activate your account. If you did not receive the confirmation email, please click the Resend button.";
const LINK_EXPIRED =
  "The user token is invalid or expired. please log in and resend the confirmation email.";
const WRONG_CODE = "The code is invalid. Please resend the code and try again.";

test("a person registers, loses the first email and the first code, and signs in with the second ones", async ({
  page,
  app,
}) => {
  const email = "rosa@bakery.example";
  const confirmation = "/confirmation/email";
  let firstLink = "";
  await page.clock.install();

  await test.step("registration, once the four agreements are ticked", async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Register / Log in" }).first().click();
    await page.getByRole("tab", { name: "Register" }).click();
    await page.getByLabel("First name").fill("Rosa");
    await page.getByLabel("Last name").fill("Bianchi");
    await page.getByLabel("Email").fill(email);
    await choosePassword(page);
    const register = page.getByRole("button", { name: "Register", exact: true });
    for (const box of await page.getByRole("checkbox").all()) {
      await expect(register).toBeDisabled();
      await tick(box);
    }
    await page.getByRole("button", { name: "Read the GDPR Agreement" }).click();
    const agreement = page.getByRole("dialog", { name: "GDPR Agreement" });
    await expect(agreement.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await register.click();
    await expect(page.getByRole("heading", { name: "Thank you for registering." })).toBeVisible();
    await expect(
      page.getByText(`An email with a link to activate your account has been sent to ${email}.`),
    ).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
    firstLink = await newestLink(app, email, confirmation);
  });

  await test.step("logging in before that warns, and sends the email again", async () => {
    await page.getByRole("button", { name: "Register / Log in" }).first().click();
    await enterPassword(page, email);
    await expect(page.getByText(NOT_ACTIVATED)).toBeVisible();
    await page.getByRole("button", { name: "Resend", exact: true }).click();
    await expect(
      page.getByText(`An email with a link to activate your account has been sent to ${email}.`),
    ).toBeVisible();
  });

  const secondLink = await newestLink(app, email, confirmation, firstLink);
  await test.step("the link in the first email no longer works, the second one activates", async () => {
    await page.goto(firstLink);
    await expect(page.getByText(LINK_EXPIRED)).toBeVisible();
    await page.goto(secondLink);
    await page.getByRole("button", { name: "Activate my account" }).click();
    await expect(
      page.getByRole("heading", { name: "Account Successfully Activated" }),
    ).toBeVisible();
  });

  await test.step("using the link again says so, and leads to the login", async () => {
    await page.goto(secondLink);
    await expect(
      page.getByRole("heading", { name: "Your account is already active. Log in." }),
    ).toBeVisible();
    expect(page.url()).toBe(app.url + confirmation);
    await page.getByRole("button", { name: "Log in" }).click();
  });

  await test.step("resending the code invalidates the first one", async () => {
    await enterPassword(page, email);
    await expect(page.getByText("One-time passcode has been sent via email")).toBeVisible();
    const resend = page.getByRole("button", { name: "Resend the code" });
    await expect(resend).toBeDisabled();
    await expectAccessible(page);
    const firstCode = await newestCode(app, email);
    await skipResendWait(app);
    await page.clock.fastForward(30_000);
    await resend.click();
    const secondCode = await newestCode(app, email, firstCode);
    await enterCode(page, firstCode);
    await expect(page.getByText(WRONG_CODE)).toBeVisible();
    await enterCode(page, secondCode);
    await page.waitForURL("**/organization");
    await expect(page.getByLabel(/^Full business name/)).toBeFocused();
  });
});

test("five wrong codes lock the code and not the person", async ({ page, app }) => {
  const email = "fiona@florist.example";
  await registerPerson(app, email);
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("button", { name: "Register / Log in" }).first().click();
  await enterPassword(page, email);
  const code = await newestCode(app, email);

  await test.step("each wrong one is refused, and after five the right one too", async () => {
    const wrong = code === "000000" ? "111111" : "000000";
    for (const typed of [wrong, wrong, wrong, wrong, wrong, code]) {
      const answer = page.waitForResponse("**/v1/auth/token_new");
      await enterCode(page, typed);
      expect((await answer).status()).toBe(401);
      // A form that is still sending ignores Enter.
      await expect(page.getByRole("button", { name: "Verify" })).toBeEnabled();
      await expect(page.getByText(WRONG_CODE)).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem("holdfast.access_token"))).toBeNull();
  });

  await test.step("another code can be requested after the wait, and works", async () => {
    await skipResendWait(app);
    await page.clock.fastForward(30_000);
    await page.getByRole("button", { name: "Resend the code" }).click();
    const another = await newestCode(app, email, code);
    await expect(page.getByText(WRONG_CODE)).toBeHidden();
    await enterCode(page, another);
    await page.waitForURL("**/organization");
  });
});
