import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
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
const reads = (isActive = false) =>
  server.mockImplementationOnce(async () =>
    Response.json({ email: "ana@harbour.example", isActive }),
  );
const succeeds = () =>
  server.mockImplementationOnce(async () => new Response(null, { status: 204 }));
const sent = () => server.mock.calls.map(([address]) => address);
const READ = "/v1/confirmation/email/read";
const CONFIRM = "/v1/confirmation/email/confirm";
const button = (name: string) => page.getByRole("button", { name });

beforeEach(() => {
  server.mockReset();
  sessionStorage.clear();
});
afterEach(() => endSession());

it("only reads until the button is pressed, which redeems the link by POST", async () => {
  arriveBy("id=7&token=secret");
  reads();
  await render(<ConfirmEmailScreen />);
  await expect.element(page.getByRole("heading", { name: "Activate your account" })).toBeVisible();
  await expect.element(page.getByText(/ana@harbour.example/)).toBeVisible();
  expect(window.location.search).toBe("");
  expect(sent()).toEqual([READ]);
  succeeds();
  await button("Activate my account").click();
  await expect
    .element(page.getByRole("heading", { name: "Account Successfully Activated" }))
    .toBeVisible();
  await expectAccessible();
  expect(sent()).toEqual([READ, CONFIRM]);
  expect(server.mock.lastCall?.[1]?.body).toBe('{"id":"7","token":"secret"}');
  await button("Log in").click();
  await expect.element(page.getByRole("tab", { name: "Log in", selected: true })).toBeVisible();
});

it("says that the account is active if the link was used before, also after a reload", async () => {
  arriveBy("id=7&token=secret");
  for (let visit = 0; visit < 2; visit += 1) {
    reads(true);
    const opened = await render(<ConfirmEmailScreen />);
    await expect
      .element(page.getByRole("heading", { name: "Your account is already active. Log in." }))
      .toBeVisible();
    await expect.element(button("Log in")).toBeVisible();
    await expectAccessible();
    await opened.unmount();
  }
  expect(sent()).toEqual([READ, READ]);
});

it("says so too if the link is used elsewhere while the page is open", async () => {
  arriveBy("id=7&token=secret");
  reads();
  await render(<ConfirmEmailScreen />);
  server.mockImplementationOnce(async () =>
    Response.json(
      { title: "Refused", status: 418, code: "already-active", detail: "Already active." },
      { status: 418 },
    ),
  );
  await button("Activate my account").click();
  await expect
    .element(page.getByRole("heading", { name: "Your account is already active. Log in." }))
    .toBeVisible();
});

it("keeps the button after a failure that may pass", async () => {
  arriveBy("id=7&token=secret");
  reads();
  await render(<ConfirmEmailScreen />);
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await button("Activate my account").click();
  await expect.element(page.getByText(/Can’t reach Holdfast/)).toBeVisible();
  succeeds();
  await button("Activate my account").click();
  await expect.element(page.getByText("Account Successfully Activated")).toBeVisible();
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
      : Response.json({ email: "ana@harbour.example", isActive: true }),
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
  reads();
  await button("Try again").click();
  await expect.element(button("Activate my account")).toBeVisible();
});
