import { StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { type Replies, type Reply, replyTo } from "../../../../test/replies";
import { endSession, readSession, startSession } from "../../../platform/session/session";
import { LoginDialog } from "./login-dialog";

const USER_ID = "01935b2e-7c00-7000-8000-000000000001";
const EXPIRY = Date.now() + 3_600_000;
const NO_BROKER = {
  brokerId: null,
  brokerageId: null,
  brokerageName: null,
  email: "mira@harbour.example",
  firstName: "Mira",
  lastName: "Santos",
};

const refusal = (status: number, code: string, detail: string): Reply => ({
  status,
  json: { title: "Refused", status, code, detail },
});

const server = vi.spyOn(globalThis, "fetch");
let replies: Replies = {};
const sentTo = (path: string) =>
  server.mock.calls
    .filter(([address]) => address === `/v1${path}`)
    .map(([, request]) => JSON.parse(String(request?.body)) as unknown);

const onClose = vi.fn();
const onSignedIn = vi.fn();
const open = (start: "login" | "register" = "login") =>
  render(<LoginDialog start={start} onClose={onClose} onSignedIn={onSignedIn} />);
const box = (name: string) => page.getByRole("textbox", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });

const logIn = async () => {
  await box("Username").fill("mira@harbour.example");
  await page.getByLabelText("Password").fill("Continuity-1");
  await userEvent.keyboard("{Enter}");
};

/** Moves the clock past the 30 seconds in which no other code can be requested. */
const waitToResend = async () => {
  await expect.element(button("Resend the code")).toBeDisabled();
  vi.setSystemTime(Date.now() + 31_000);
  await expect.element(button("Resend the code")).toBeEnabled();
};

beforeEach(() => {
  vi.clearAllMocks();
  // Fakes the clock only; timers keep running.
  vi.useFakeTimers({ toFake: ["Date"] });
  sessionStorage.clear();
  replies = {};
  server.mockImplementation(async (address) => replyTo(address, replies));
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
});

it("logs in with password and code, and opens the dashboard for a user without a brokerage", async () => {
  replies = {
    "/auth/credential": [{ json: { userId: USER_ID, otpType: 2 } }],
    "/auth/token_new": [{ json: { access_token: "token", expiry: EXPIRY } }],
    "/user/broker": [{ json: NO_BROKER }],
  };
  await open();
  await expect
    .element(page.getByText(/By default, codes are sent by email. You can set up SMS/))
    .toBeVisible();
  await expect.element(box("Username")).toHaveFocus();
  await page.getByText("Remember me").click();
  await logIn();
  await expect.element(page.getByText("One-time passcode has been sent via email")).toBeVisible();
  await expect.element(box("Verification Code")).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("123456{Enter}");
  await expect.poll(() => onSignedIn.mock.calls).toEqual([["/dashboard"]]);
  expect(sentTo("/auth/token_new")).toEqual([
    { otpCode: "123456", userId: USER_ID, rememberMe: true },
  ]);
  expect(readSession()).toEqual({ token: "token", expiry: EXPIRY });
});

it("opens /admin for a broker", async () => {
  replies = {
    "/auth/credential": [{ json: { userId: USER_ID, otpType: 1 } }],
    "/auth/token_new": [{ json: { access_token: "token", expiry: EXPIRY } }],
    "/user/broker": [{ json: { ...NO_BROKER, brokerId: USER_ID, brokerageId: USER_ID } }],
  };
  await open();
  await logIn();
  await expect.element(page.getByText("One-time passcode has been sent via SMS")).toBeVisible();
  await userEvent.keyboard("123456{Enter}");
  await expect.poll(() => onSignedIn.mock.calls).toEqual([["/admin"]]);
});

it("requires user name and password, with the specification's messages", async () => {
  await open();
  await button("Log in").click();
  await expect.element(page.getByText("Username is required")).toBeVisible();
  await expect.element(page.getByText("Password is required")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Forgot password" }))
    .toHaveAttribute("href", "/reset-password");
  expect(server).not.toHaveBeenCalled();
});

it("shows that the password is wrong, keeps the input, and clears the error on changing tab", async () => {
  const message = "The email or password is incorrect.";
  replies = { "/auth/credential": [refusal(401, "wrong-credentials", message)] };
  await open();
  await logIn();
  await expect.element(page.getByRole("alert")).toMatchTextContent(message);
  await expect.element(box("Username")).toHaveValue("mira@harbour.example");
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByRole("tab", { name: "Log in" }).click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

it.each(["123 456 ", " 123456", "123-456", "123\u00a0456"])(
  "accepts the code as it was copied: '%s'",
  async (copied) => {
    replies = {
      "/auth/credential": [{ json: { userId: USER_ID, otpType: 2 } }],
      "/auth/token_new": [refusal(401, "wrong-code", "The code is invalid.")],
    };
    await open();
    await logIn();
    await box("Verification Code").fill(copied);
    await button("Verify").click();
    await expect.element(page.getByText("The code is invalid.")).toBeVisible();
    expect(sentTo("/auth/token_new")).toHaveLength(1);
  },
);

it("requires a code, digits only", async () => {
  replies = { "/auth/credential": [{ json: { userId: USER_ID, otpType: 2 } }] };
  await open();
  await logIn();
  await button("Verify").click();
  await expect.element(page.getByText("One-time passcode is required.")).toBeVisible();
  await box("Verification Code").fill("12a4");
  await button("Verify").click();
  await expect.element(page.getByText("Please use digits only.")).toBeVisible();
  expect(sentTo("/auth/token_new")).toEqual([]);
});

it("shows that the code is wrong, and resends it", async () => {
  const message = "The code is invalid. Please resend the code and try again.";
  replies = {
    "/auth/credential": [
      { json: { userId: USER_ID, otpType: 2 } },
      { json: { userId: USER_ID, otpType: 1 } },
    ],
    "/auth/token_new": [refusal(401, "wrong-code", message)],
  };
  await open();
  await logIn();
  await expect.element(box("Verification Code")).toHaveFocus();
  await userEvent.keyboard("000000{Enter}");
  await expect.element(page.getByRole("alert")).toMatchTextContent(message);
  await expectAccessible();
  await waitToResend();
  await button("Resend the code").click();
  await expect.element(page.getByText("One-time passcode has been sent via SMS")).toBeVisible();
  await expect.element(box("Verification Code")).toHaveValue("");
  expect(sentTo("/auth/credential")).toHaveLength(2);
});

it("replaces the error of the old code when no new code could be sent", async () => {
  const wait = "Too many attempts. Please try again in a few minutes.";
  const invalid = "The code is invalid. Please resend the code and try again.";
  replies = {
    "/auth/credential": [
      { json: { userId: USER_ID, otpType: 2 } },
      refusal(429, "too-many-attempts", wait),
    ],
    "/auth/token_new": [refusal(401, "wrong-code", invalid)],
  };
  await open();
  await logIn();
  await expect.element(box("Verification Code")).toHaveFocus();
  await userEvent.keyboard("000000{Enter}");
  await expect.element(page.getByText(invalid)).toBeVisible();
  await waitToResend();
  await button("Resend the code").click();
  await expect.element(page.getByText(wait)).toBeVisible();
  await expect.element(page.getByText(invalid)).not.toBeInTheDocument();
  await expect.element(box("Verification Code")).toHaveValue("000000");
});

it("opens the code step for a recently sent code, and blocks resending until the wait is over", async () => {
  replies = {
    "/auth/credential": [
      { json: { userId: USER_ID, otpType: 2, isNewCode: false, resendAfter: 12 } },
      { json: { userId: USER_ID, otpType: 2, isNewCode: true, resendAfter: 30 } },
    ],
    "/auth/token_new": [{ json: { access_token: "token", expiry: EXPIRY } }],
    "/user/broker": [{ json: NO_BROKER }],
  };
  await open();
  await logIn();
  await expect
    .element(page.getByText("We have already sent you a code via email. Enter it below."))
    .toBeVisible();
  await expect.element(page.getByText(/has been sent via/)).not.toBeInTheDocument();
  await expect.element(button("Resend the code")).toBeDisabled();
  vi.setSystemTime(Date.now() + 12_000);
  await expect.element(button("Resend the code")).toBeEnabled();
  await button("Resend the code").click();
  await expect.element(page.getByText("One-time passcode has been sent via email")).toBeVisible();
  await expect.element(page.getByText("in 30 s")).toBeVisible();
  await box("Verification Code").fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onSignedIn.mock.calls).toEqual([["/dashboard"]]);
});

const ENDED =
  "Too many wrong passwords or codes. Reset your password with 'Forgot password' to log in.";

it("asks for a password reset after too many wrong passwords", async () => {
  replies = { "/auth/credential": [refusal(401, "sign-in-ended", ENDED)] };
  await open();
  await logIn();
  await expect.element(page.getByRole("alert")).toMatchTextContent(ENDED);
});

it("asks for a password reset after too many wrong app codes", async () => {
  replies = {
    "/auth/credential": [{ json: { userId: USER_ID, otpType: 3 } }],
    "/auth/token_new": [refusal(401, "sign-in-ended", ENDED)],
  };
  await open();
  await logIn();
  await expect.element(box("Verification Code")).toHaveFocus();
  await userEvent.keyboard("123456{Enter}");
  await expect.element(page.getByRole("alert")).toMatchTextContent(ENDED);
});

it("asks before closing an unfinished registration, but not a login", async () => {
  await open();
  await box("Username").fill("mira@harbour.example");
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  await page.getByRole("tab", { name: "Register" }).click();
  await box("First name").fill("Mira");
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Keep editing")).toHaveFocus();
  expect(onClose).toHaveBeenCalledOnce();
  await button("Discard").click();
  await expect.poll(() => onClose.mock.calls.length).toBe(2);
});

it("offers Login and Resend to an account that was never activated", async () => {
  const message =
    "Sorry, we could not authenticate you. Please activate your account. If you did not receive the confirmation email, please click the Resend button.";
  replies = {
    "/auth/credential": [refusal(403, "account-not-activated", message)],
    "/confirmation/email/resend": [{ status: 204 }],
  };
  await open();
  await logIn();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(button("Login")).toHaveFocus();
  await expectAccessible();
  await button("Resend").click();
  await expect
    .element(
      page.getByText(
        "An email with a link to activate your account has been sent to mira@harbour.example.",
      ),
    )
    .toBeVisible();
  await button("Login").click();
  await expect.element(box("Username")).toBeVisible();
});

it("accepts an authenticator app's code and does not offer to resend one", async () => {
  replies = {
    "/auth/credential": [{ json: { userId: USER_ID, otpType: 3 } }],
    "/auth/token_new": [{ json: { access_token: "token", expiry: EXPIRY } }],
    "/user/broker": [{ json: NO_BROKER }],
  };
  await open();
  await logIn();
  await expect.element(page.getByText(/Open your authenticator app/)).toBeVisible();
  await expect.element(button("Resend the code")).not.toBeInTheDocument();
  await userEvent.keyboard("123456{Enter}");
  await expect.poll(() => onSignedIn.mock.calls).toEqual([["/dashboard"]]);
});

it("offers to start again when an app's code is rejected, because it cannot be resent", async () => {
  replies = {
    "/auth/credential": [{ json: { userId: USER_ID, otpType: 3 } }],
    "/auth/token_new": [
      refusal(401, "wrong-code", "The code is invalid. Please resend the code and try again."),
      { json: { access_token: "token", expiry: EXPIRY } },
    ],
    "/user/broker": [{ json: NO_BROKER }],
  };
  await open();
  await logIn();
  await expect.element(box("Verification Code")).toHaveFocus();
  await expect.element(button("Start again")).not.toBeInTheDocument();
  await userEvent.keyboard("000000{Enter}");
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent("Enter the code your app shows now");
  await expect.element(alert).not.toMatchTextContent("resend");
  await button("Start again").click();
  await expect.element(page.getByText(/You have 5 more attempts/)).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(box("Verification Code")).toHaveValue("");
  expect(sentTo("/auth/credential")).toHaveLength(2);
  await box("Verification Code").fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onSignedIn.mock.calls).toEqual([["/dashboard"]]);
});

it("makes the dialog 600 wide with the explanation, and 500 at the code step", async () => {
  replies = { "/auth/credential": [{ json: { userId: USER_ID, otpType: 2 } }] };
  await open();
  const width = () => page.getByRole("dialog").element().getBoundingClientRect().width;
  expect(width()).toBe(600);
  await page.getByRole("tab", { name: "Register" }).click();
  expect(width()).toBe(600);
  await page.getByRole("tab", { name: "Log in" }).click();
  await logIn();
  await expect.element(box("Verification Code")).toHaveFocus();
  expect(width()).toBe(500);
});

it("keeps the current session when a password is mistyped", async () => {
  startSession({ access_token: "mine", expiry: EXPIRY });
  const message = "The email or password is incorrect.";
  replies = { "/auth/credential": [refusal(401, "wrong-credentials", message)] };
  await open();
  await logIn();
  await expect.element(page.getByRole("alert")).toMatchTextContent(message);
  expect(readSession()?.token).toBe("mine");
  expect(new Headers(server.mock.lastCall?.[1]?.headers).has("authorization")).toBe(false);
});

it("keeps an unfinished registration while the login tab is open, and asks before discarding it", async () => {
  await open("register");
  await box("First name").fill("Mira");
  await page.getByText("I have read and agree to Schedule 1").click();
  await page.getByRole("tab", { name: "Log in" }).click();
  await page.getByRole("tab", { name: "Register" }).click();
  await expect.element(box("First name")).toHaveValue("Mira");
  await expect
    .element(page.getByRole("checkbox", { name: "I have read and agree to Schedule 1" }))
    .toBeChecked();
  await page.getByRole("tab", { name: "Log in" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Keep editing")).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

it("keeps the user name on going back from the code step", async () => {
  replies = { "/auth/credential": [{ json: { userId: USER_ID, otpType: 2 } }] };
  await open();
  await logIn();
  await button("Back").click();
  await expect.element(box("Username")).toHaveValue("mira@harbour.example");
  await expect.element(page.getByLabelText("Password")).toHaveFocus();
});

it("returns to the page that was requested without a session", async () => {
  sessionStorage.setItem("holdfast.wanted_page", "/dashboard/teams");
  replies = {
    "/auth/credential": [{ json: { userId: USER_ID, otpType: 2 } }],
    "/auth/token_new": [{ json: { access_token: "token", expiry: EXPIRY } }],
  };
  await open();
  await logIn();
  await expect.element(box("Verification Code")).toHaveFocus();
  await userEvent.keyboard("123456{Enter}");
  await expect.poll(() => onSignedIn.mock.calls).toEqual([["/dashboard/teams"]]);
  expect(sessionStorage.length).toBe(0);
});

it("logs in by a partner's link, once, with the link in the authorization header", async () => {
  replies = {
    "/auth/token": [{ json: { access_token: "token", expiry: EXPIRY } }],
    "/user/broker": [{ json: { ...NO_BROKER, brokerId: USER_ID, brokerageId: USER_ID } }],
  };
  await render(
    <StrictMode>
      <LoginDialog start="login" link="aG9sZGZhc3Q=" onClose={onClose} onSignedIn={onSignedIn} />
    </StrictMode>,
  );
  await expect.poll(() => onSignedIn.mock.calls).toEqual([["/admin"]]);
  const calls = server.mock.calls.filter(([address]) => address === "/v1/auth/token");
  expect(calls).toHaveLength(1);
  expect(new Headers(calls[0]?.[1]?.headers).get("authorization")).toBe("Link aG9sZGZhc3Q=");
});

it("shows why a partner's link was rejected, and does not send text that is not base64", async () => {
  const refused = "This link is invalid or expired. Please log in.";
  startSession({ access_token: "mine", expiry: EXPIRY });
  replies = { "/auth/token": [refusal(401, "sign-in-link-refused", refused)] };
  const again = await render(
    <LoginDialog start="login" link="aG9sZGZhc3Q=" onClose={onClose} onSignedIn={onSignedIn} />,
  );
  await expect.element(page.getByRole("alert")).toMatchTextContent(refused);
  // Anyone can send such a link, so a rejected one must not end the recipient's session.
  expect(readSession()?.token).toBe("mine");
  await page.getByRole("tab", { name: "Register" }).click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await again.unmount();
  server.mockClear();
  await render(<LoginDialog start="login" link="no base64" onClose={onClose} />);
  await expect.element(page.getByRole("alert")).toMatchTextContent(refused);
  expect(server).not.toHaveBeenCalled();
});
