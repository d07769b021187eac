import { StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { endSession, startSession } from "../../../platform/session/session";
import { ConfirmEmailScreen } from "./confirm-email-screen";

const server = vi.spyOn(globalThis, "fetch");
const arriveBy = (query: string) => window.history.replaceState(null, "", `?${query}`);
const refuses = (status: number, detail: string) =>
  server.mockImplementationOnce(
    async () =>
      new Response(JSON.stringify({ title: "Refused", status, code: "x", detail }), {
        status,
        headers: { "content-type": "application/problem+json" },
      }),
  );
const button = (name: string) => page.getByRole("button", { name });

beforeEach(() => {
  server.mockReset();
  sessionStorage.clear();
});
afterEach(() => endSession());

it("redeems the link by POST, once, and removes it from the address bar", async () => {
  arriveBy("id=7&token=secret");
  server.mockImplementationOnce(async () => new Response(null, { status: 204 }));
  await render(<ConfirmEmailScreen />);
  await expect
    .element(page.getByRole("heading", { name: "Account Successfully Activated" }))
    .toBeVisible();
  expect(window.location.search).toBe("");
  expect(server).toHaveBeenCalledOnce();
  expect(server.mock.lastCall?.[1]?.body).toBe('{"id":"7","token":"secret"}');
  expect(sessionStorage.length).toBe(0);
  await button("Log in").click();
  await expect.element(page.getByRole("tab", { name: "Log in", selected: true })).toBeVisible();
});

it("shows the outcome again after a reload, but not for a link without a token", async () => {
  arriveBy("id=7&token=secret");
  server.mockImplementationOnce(async () => new Response(null, { status: 204 }));
  const first = await render(<ConfirmEmailScreen />);
  await expect.element(page.getByText("Account Successfully Activated")).toBeVisible();
  await first.unmount();
  const reloaded = await render(<ConfirmEmailScreen />);
  await expect.element(page.getByText("Account Successfully Activated")).toBeVisible();
  expect(server).toHaveBeenCalledOnce();
  await reloaded.unmount();
  window.history.replaceState(null, "", window.location.pathname);
  await render(<ConfirmEmailScreen />);
  await expect.element(page.getByText(/This user does not exist/)).toBeVisible();
});

it("redeems the link once, even when effects run twice", async () => {
  arriveBy("id=7&token=secret");
  server.mockImplementation(async () => new Response(null, { status: 204 }));
  await render(
    <StrictMode>
      <ConfirmEmailScreen />
    </StrictMode>,
  );
  await expect.element(page.getByText("Account Successfully Activated")).toBeVisible();
  expect(server).toHaveBeenCalledOnce();
});

it("leads to the login when the link has expired", async () => {
  const message =
    "The user token is invalid or expired. please log in and resend the confirmation email.";
  arriveBy("id=7&token=old");
  refuses(418, message);
  await render(<ConfirmEmailScreen />);
  await expect
    .element(page.getByRole("heading", { name: "Sorry, an error occurred" }))
    .toBeVisible();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(button("Log in")).toBeVisible();
});

it.each([400, 401])("says after a %i that the user does not exist", async (status) => {
  arriveBy("id=7&token=secret");
  refuses(status, "Please check the marked fields.");
  await render(<ConfirmEmailScreen />);
  await expect
    .element(page.getByText("This user does not exist. Please register or log in another account."))
    .toBeVisible();
  await expect.element(button("Register")).toBeVisible();
});

it("says who else is logged in, and that logging in ends that session", async () => {
  startSession({ access_token: "noor", expiry: Date.now() + 3_600_000 });
  arriveBy("id=7&token=secret");
  server.mockImplementation(async (address) =>
    String(address) === "/v1/user"
      ? Response.json({ id: "8", email: "noor@harbour.example" })
      : new Response(null, { status: 204 }),
  );
  await render(<ConfirmEmailScreen />);
  await expect
    .element(page.getByText(/logged in as noor@harbour.example in this browser. Logging in/))
    .toBeVisible();
});

it("leads to registration when the link is incomplete", async () => {
  const message = "This user does not exist. Please register or log in another account.";
  arriveBy("id=7");
  await render(<ConfirmEmailScreen />);
  await expect.element(page.getByText(message)).toBeVisible();
  expect(server).not.toHaveBeenCalled();
  await button("Register").click();
  await expect.element(page.getByRole("tab", { name: "Register", selected: true })).toBeVisible();
});

it("offers a retry with the same link when the server cannot be reached", async () => {
  arriveBy("id=7&token=secret");
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await render(<ConfirmEmailScreen />);
  server.mockImplementationOnce(async () => new Response(null, { status: 204 }));
  await button("Try again").click();
  await expect.element(page.getByText("Account Successfully Activated")).toBeVisible();
});
