import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { endSession } from "../../../platform/session/session";
import { ResetPasswordScreen } from "./reset-password-screen";

const USER_ID = "01935b2e-7c00-7000-8000-000000000001";
const EXPIRED =
  "Your password cannot be updated. This is possibly because the link we sent to you is expired. Please send verification email again.";

const USED = "You have already set a new password with this link. Log in.";

const server = vi.spyOn(globalThis, "fetch");
const isRead = (address: unknown) => String(address).endsWith("/reset-password/read");
let readAnswer: () => Response;
/** Answers to the other calls, in order. */
let answers: (() => Response | Promise<Response>)[];
const saves = () => answers.push(() => new Response(null, { status: 204 }));
const arriveBy = (query: string) => window.history.replaceState(null, "", `?${query}`);
const refuses = (status: number, body: object) => answers.push(() => refusal(status, body));
const refusal = (status: number, body: object) =>
  Response.json({ title: "Refused", status, code: "x", ...body }, { status });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const choose = async (password: string, again = password) => {
  await page.getByLabelText("Password", { exact: true }).fill(password);
  await page.getByLabelText("Confirm password").fill(again);
  await userEvent.keyboard("{Enter}");
};

beforeEach(() => {
  readAnswer = () => new Response(null, { status: 204 });
  answers = [];
  server.mockReset();
  server.mockImplementation(async (address) => {
    const answer = isRead(address) ? readAnswer : answers.shift();
    if (!answer) throw new Error("An answer is missing.");
    return answer();
  });
  sessionStorage.clear();
  arriveBy("");
});
afterEach(() => endSession());

it("asks for the email address without a link, and validates it on blur", async () => {
  const message =
    "If this email address is registered, you will receive an email with password reset instructions in a moment.";
  answers.push(() => Response.json({ message }));
  await render(<ResetPasswordScreen />);
  await expect.element(heading("Send Verification Email")).toBeVisible();
  await page.getByLabelText("Email").fill("mira@");
  await userEvent.tab();
  await expect.element(page.getByText("Please input an valid email.")).toBeVisible();
  await expectAccessible();
  await page.getByLabelText("Email").fill("mira@harbour.example");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(message)).toBeVisible();
  expect(server.mock.lastCall?.[0]).toBe("/v1/reset-password/email");
});

it("shows the specification's message when a server reports an unknown account", async () => {
  refuses(401, { detail: "Unknown." });
  await render(<ResetPasswordScreen />);
  await page.getByLabelText("Email").fill("mira@harbour.example");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("Sorry, we couldn't find an account with the email mira@harbour.example");
});

it("sets the new password by the link, which is removed from the address bar at once", async () => {
  arriveBy(`id=${USER_ID}&token=secret`);
  await render(<ResetPasswordScreen />);
  await expect.element(heading("Reset Your Password")).toBeVisible();
  expect(window.location.search).toBe("");
  await choose("Continuity-1", "Continuity-2");
  await expect
    .element(page.getByText("Two passwords that you enter is inconsistent."))
    .toBeVisible();
  refuses(400, {
    detail: "Please check the marked fields.",
    errors: [{ path: "newPassword", message: "This password is too common." }],
  });
  await choose("Continuity-1");
  await expect.element(page.getByText("This password is too common.")).toBeVisible();
  await expectAccessible();
  saves();
  await choose("Continuity-3");
  await expect.element(heading("Your password has been successfully updated.")).toBeVisible();
  await expectAccessible();
  expect(JSON.parse(String(server.mock.lastCall?.[1]?.body))).toEqual({
    userId: USER_ID,
    token: "secret",
    newPassword: "Continuity-3",
  });
  expect(sessionStorage.length).toBe(0);
});

it("asks an invited user for missing names and agreements, and sends them", async () => {
  arriveBy(`id=${USER_ID}&token=secret`);
  await render(<ResetPasswordScreen />);
  expect(page.getByRole("checkbox").query()).toBeNull();
  refuses(400, {
    detail: "Please check the marked fields.",
    errors: [{ path: "agreementsAccepted", message: "Please accept the four agreements." }],
  });
  await choose("Continuity-1");
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("Please accept the four agreements.");
  await expect.element(page.getByLabelText("Confirm password")).toHaveValue("Continuity-1");
  await page.getByLabelText("First name").fill("Ana");
  await page.getByLabelText("Last name").fill("Silva");
  for (const agreement of ["the GDPR Agreement", "Schedule 1", "Schedule 2", "the Terms of Use"]) {
    await expect.element(button("Reset Password")).toBeDisabled();
    await page.getByText(`I have read and agree to ${agreement}`).click();
  }
  saves();
  await button("Reset Password").click();
  await expect.element(heading("Your password has been successfully updated.")).toBeVisible();
  expect(JSON.parse(String(server.mock.lastCall?.[1]?.body))).toEqual({
    userId: USER_ID,
    token: "secret",
    newPassword: "Continuity-1",
    firstName: "Ana",
    lastName: "Silva",
    agreementsAccepted: true,
  });
});

it("says after a reload that the password is updated", async () => {
  arriveBy(`id=${USER_ID}&token=secret`);
  const first = await render(<ResetPasswordScreen />);
  saves();
  await choose("Continuity-1");
  await expect.element(heading("Your password has been successfully updated.")).toBeVisible();
  await first.unmount();
  await render(<ResetPasswordScreen />);
  await expect.element(heading("Your password has been successfully updated.")).toBeVisible();
});

it.each([418, 500])("leads back to requesting an email after a %i", async (status) => {
  arriveBy(`id=${USER_ID}&token=old`);
  refuses(status, { detail: status === 418 ? EXPIRED : "Sorry." });
  await render(<ResetPasswordScreen />);
  await choose("Continuity-1");
  await expect.element(page.getByText(EXPIRED)).toBeVisible();
  await button("Send Verification Email").click();
  await expect.element(page.getByLabelText("Email")).toHaveFocus();
  expect(sessionStorage.length).toBe(0);
});

it.each([429, 503])("keeps the form and the link after a %i", async (status) => {
  arriveBy(`id=${USER_ID}&token=secret`);
  refuses(status, { detail: "Please try again shortly." });
  await render(<ResetPasswordScreen />);
  await choose("Continuity-1");
  await expect.element(page.getByRole("alert")).toMatchTextContent("Please try again shortly.");
  saves();
  await button("Reset Password").click();
  await expect.element(heading("Your password has been successfully updated.")).toBeVisible();
});

it("keeps the form when the server cannot be reached", async () => {
  arriveBy(`id=${USER_ID}&token=secret`);
  answers.push(() => Promise.reject(new TypeError("Failed to fetch")));
  await render(<ResetPasswordScreen />);
  await choose("Continuity-1");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Can’t reach Holdfast/);
  await expect.element(page.getByLabelText("Confirm password")).toHaveValue("Continuity-1");
});

it("says that a link was used, and offers to log in", async () => {
  arriveBy(`id=${USER_ID}&token=used`);
  readAnswer = () => refusal(418, { code: "reset-link-used", detail: USED });
  await render(<ResetPasswordScreen />);
  await expect.element(heading(USED)).toBeVisible();
  await expect.element(button("Log in")).toBeVisible();
  await expectAccessible();
  // 'Forgot password' opens this page again.
  expect(sessionStorage.length).toBe(0);
  expect(page.getByLabelText("Confirm password").query()).toBeNull();
});

it("asks to log in if the link was used while its page was open", async () => {
  arriveBy(`id=${USER_ID}&token=secret`);
  refuses(418, { code: "reset-link-used", detail: USED });
  await render(<ResetPasswordScreen />);
  await choose("Continuity-1");
  await expect.element(heading(USED)).toBeVisible();
});

it("offers to request a new email immediately if the link has expired", async () => {
  arriveBy(`id=${USER_ID}&token=old`);
  readAnswer = () => refusal(418, { detail: EXPIRED });
  await render(<ResetPasswordScreen />);
  await expect.element(page.getByText(EXPIRED)).toBeVisible();
  await button("Send Verification Email").click();
  await expect.element(page.getByLabelText("Email")).toHaveFocus();
  expect(sessionStorage.length).toBe(0);
});

it("reports an incomplete link at once, and reads a stored one", async () => {
  arriveBy("id=01935b2e&token=sec");
  readAnswer = () => refusal(400, { errors: [{ path: "id", message: EXPIRED }] });
  const cut = await render(<ResetPasswordScreen />);
  await expect.element(page.getByText(EXPIRED)).toBeVisible();
  await cut.unmount();
  readAnswer = () => new Response(null, { status: 204 });
  sessionStorage.setItem("holdfast.reset_link", `id=${USER_ID}&token=secret`);
  await render(<ResetPasswordScreen />);
  await expect.element(heading("Reset Your Password")).toBeVisible();
});
