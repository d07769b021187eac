import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../../ui/feedback/toast-store";
import { createQueryClient } from "../../../platform/api/query-client";
import { endSession, readSession, startSession } from "../../../platform/session/session";
import { SettingsScreen } from "./settings-screen";
import { tick } from "../../../../test/tick";

const USER = {
  id: "01935b2e-7c00-7000-8000-000000000001",
  userName: "mira@harbour.example",
  firstName: "Mira",
  lastName: "Santos",
  email: "mira@harbour.example",
  phoneNumber: null as string | null,
  otpType: 2,
  avatarUrl: null,
  notifications: [],
  organisationUserRoles: [],
  purchaseCount: 0,
  hasAuthenticator: false,
  pendingEmail: null as string | null,
};
const SESSION = {
  sessionId: "01935b2e-7c00-7000-8000-000000000002",
  isCurrent: true,
  createdAt: "2026-11-21T00:00:00.000Z",
  lastUsedAt: "2026-11-21T03:00:00.000Z",
  expiresAt: "2026-11-21T12:00:00.000Z",
  address: "203.0.113.7",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36",
};

type Reply = {
  readonly status?: number;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
const refusal = (
  status: number,
  code: string,
  detail: string,
  fields?: Record<string, string>,
) => ({
  status,
  json: {
    title: "Refused",
    status,
    code,
    detail,
    errors: Object.entries(fields ?? {}).map(([path, message]) => ({ path, message })),
  },
});

const server = vi.spyOn(globalThis, "fetch");
let replies: Record<string, Reply[]> = {};
/** Bodies sent with this method to this path. */
const sent = (method: string, path: string) =>
  server.mock.calls
    .filter(([address, request]) => address === `/v1${path}` && request?.method === method)
    .map(([, request]) => JSON.parse(String(request?.body)) as Record<string, unknown>);

/** How often the list of sessions was fetched. */
const sessionReads = () =>
  server.mock.calls.filter(([address]) => address === "/v1/user/sessions").length;
const LOGS_OUT_ELSEWHERE =
  "Changing your phone number or how you receive codes logs you out on all other devices.";

const open = (user: Partial<typeof USER> = {}) => {
  replies["GET /user"] ??= [{ json: { ...USER, ...user } }];
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <SettingsScreen />
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const box = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const password = () => page.getByLabelText("Password", { exact: true });

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  replies = { "GET /user/sessions": [{ json: [SESSION] }] };
  server.mockImplementation(async (address, request) => {
    const key = `${request?.method ?? "GET"} ${String(address).replace("/v1", "")}`;
    const queue = replies[key] ?? [];
    const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404 };
    const body = reply.json === undefined ? null : JSON.stringify(reply.json);
    return new Response(body, {
      status: reply.status ?? 200,
      headers: { "content-type": "application/json", ...reply.headers },
    });
  });
});
afterEach(() => endSession());

it("saves names without a password", async () => {
  replies["PATCH /user"] = [{ json: { ...USER, firstName: "Mirabel" } }];
  await open();
  await box("First name").fill("Mirabel");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Saved successfully.")).toBeVisible();
  expect(sent("PATCH", "/user")).toEqual([
    {
      firstName: "Mirabel",
      lastName: "Santos",
      phoneNumber: null,
      otpType: 2,
    },
  ]);
});

it("asks for the password once to change the email address, and says where the email was sent", async () => {
  const next = "mira@new.example";
  const requested = refusal(400, "invalid-input", "Please check.", {
    password: "Please input your password.",
  });
  const wrong = refusal(400, "invalid-input", "Please check.", {
    password: "The password is incorrect.",
  });
  replies["PATCH /user"] = [requested, wrong, { json: { ...USER, pendingEmail: next } }];
  await open();
  await box("Email").fill(next);
  await button("Save").click();
  await expect.element(password()).toHaveFocus();
  await userEvent.keyboard("Wrong-1{Enter}");
  await expect.element(page.getByText("The password is incorrect.")).toBeVisible();
  await expectAccessible();
  await password().fill("Continuity-1");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Saved successfully.")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect
    .element(
      page
        .getByText(`An email with a link to confirm the change has been sent to ${next}.`)
        .first(),
    )
    .toBeVisible();
  await expect.element(box("Email")).toHaveValue(USER.email);
  expect(sent("PATCH", "/user").map((body) => body["password"])).toEqual([
    undefined,
    "Wrong-1",
    "Continuity-1",
  ]);
});

it("shows a pending address", async () => {
  await open({ pendingEmail: "mira@new.example" });
  await expect.element(page.getByText("Waiting for confirmation: mira@new.example")).toBeVisible();
  await expectAccessible();
});

it("cancels a pending email change", async () => {
  replies["GET /user"] = [{ json: { ...USER, pendingEmail: "mira@new.example" } }, { json: USER }];
  replies["PATCH /user"] = [{ json: USER }];
  await open();
  await button("Cancel this change").click();
  await expect.element(page.getByText("The email change has been cancelled.")).toBeVisible();
  await expect.element(page.getByText(/Waiting for confirmation/)).not.toBeInTheDocument();
  expect(sent("PATCH", "/user")).toEqual([{ email: USER.email }]);
});

it("says at the field that an email address is taken, until it is changed", async () => {
  const taken = "Sorry, this email is already exist";
  replies["PATCH /user"] = [
    refusal(400, "invalid-input", "Please check.", { password: "Please input your password." }),
    refusal(409, "email-taken", taken),
  ];
  await open();
  await box("Email").fill("ben@harbour.example");
  await button("Save").click();
  await password().fill("Continuity-1");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(taken)).toBeVisible();
  await expect.element(box("Email")).toHaveFocus();
  await box("Email").fill("mira@new.example");
  await expect.element(page.getByText(taken)).not.toBeInTheDocument();
});

it("reads a phone number in the country of the person's organisations", async () => {
  replies["GET /orgs"] = [{ json: [{ country: "NZ", isCountryAssumed: false }] }];
  await open();
  await expect.element(page.getByLabelText("Country code")).toHaveValue("NZ");
  await box("Phone").fill("027 555 1234");
  await expect.element(page.getByText("New Zealand, mobile: +64 27 555 1234")).toBeVisible();
});

it("blocks saving until a new phone number is verified; another number starts over", async () => {
  replies["POST /user/sendmobileotp"] = [{ json: { message: "Sent" } }];
  replies["POST /user/verifymobileotp"] = [
    refusal(400, "wrong-mobile-code", "Please enter a valid code"),
    { json: { message: "Verified" } },
  ];
  await open();
  await expect.element(page.getByLabelText("Country code")).toHaveValue("AU");
  await box("Phone").fill("0491 570");
  await expect.element(button("Save")).toBeDisabled();
  await button("Send verification code").click();
  await expect.element(page.getByText("Please add a valid number.")).toBeVisible();
  expect(sent("POST", "/user/sendmobileotp")).toEqual([]);

  await box("Phone").fill("0491 570 156");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Verification code has been sent.")).toBeVisible();
  await expect.element(box("Verification code")).toHaveFocus();
  await userEvent.keyboard("111111{Enter}");
  await expect.element(page.getByText("Please enter a valid code")).toBeVisible();
  await expectAccessible();
  await box("Verification code").fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Successfully verified.")).toBeVisible();
  await expect.element(button("Save")).toBeEnabled();
  expect(sent("POST", "/user/sendmobileotp")).toEqual([
    { userId: USER.id, action: 1, phoneNumber: "+61491570156" },
  ]);

  await box("Phone").fill("0491 570 157");
  await expect.element(page.getByText("Successfully verified.")).not.toBeInTheDocument();
  await expect.element(button("Save")).toBeDisabled();
  await expect.element(page.getByText("Please verify the phone number first.")).toBeVisible();
});

it("falls back to the specification's message when the server returns none for a number", async () => {
  replies["POST /user/sendmobileotp"] = [{ status: 400 }];
  await open();
  await box("Phone").fill("0491 570 156");
  await button("Send verification code").click();
  await expect.element(page.getByText("Please enter a valid number")).toBeVisible();
});

it("sends the verified number with its code", async () => {
  replies["POST /user/sendmobileotp"] = [{ json: { message: "Sent" } }];
  replies["POST /user/verifymobileotp"] = [{ json: { message: "Verified" } }];
  replies["PATCH /user"] = [{ json: { ...USER, phoneNumber: "+447400123456", otpType: 1 } }];
  await open();
  await box("Phone").fill("+44 7400 123456");
  await expect.element(page.getByLabelText("Country code")).toHaveValue("GB");
  await userEvent.keyboard("{Enter}");
  await expect.element(box("Verification code")).toHaveFocus();
  await userEvent.keyboard("123456{Enter}");
  await tick(page.getByRole("radio", { name: /^SMS/ }));
  await expect.element(page.getByText(LOGS_OUT_ELSEWHERE)).toBeVisible();
  const reads = sessionReads();
  await button("Save").click();
  await expect.element(page.getByText("Saved successfully.")).toBeVisible();
  expect(sent("PATCH", "/user")).toMatchObject([
    { phoneNumber: "+447400123456", otp: "123456", otpType: 1 },
  ]);
  await expect.poll(sessionReads).toBeGreaterThan(reads);
});

it("formats a saved number as its country does, and removes it without a code", async () => {
  replies["PATCH /user"] = [{ json: USER }];
  await open({ phoneNumber: "+61491570156" });
  await expect.element(box("Phone")).toHaveValue("0491 570 156");
  await box("Phone").fill("");
  await button("Save").click();
  await expect.element(page.getByText("Saved successfully.")).toBeVisible();
  expect(sent("PATCH", "/user")).toMatchObject([{ phoneNumber: null }]);
});

it("sets up an authenticator app by QR code or key", async () => {
  replies["GET /user"] = [
    { json: USER },
    { json: { ...USER, otpType: 3, hasAuthenticator: true } },
  ];
  replies["POST /user/authenticator"] = [
    {
      status: 201,
      json: {
        secret: "JBSWY3DPEHPK3PXP",
        address: "otpauth://totp/Holdfast:mira?secret=JBSWY3DPEHPK3PXP&issuer=Holdfast",
      },
    },
  ];
  replies["PUT /user/authenticator"] = [{ status: 204 }];
  await open();
  await box("First name").fill("Mirabel");
  await tick(page.getByRole("radio", { name: /^Authenticator app/ }));
  await button("Set up authenticator app").click();
  await expect.element(password()).toHaveFocus();
  await userEvent.keyboard("Continuity-1{Enter}");
  await expect
    .element(page.getByRole("img", { name: "QR code for your authenticator app" }))
    .toBeVisible();
  await expect.element(page.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
  await expect.element(page.getByText(/you will be logged out on all other devices/)).toBeVisible();
  await expect.element(box("Code from the app")).toHaveFocus();
  await userEvent.keyboard("123456{Enter}");
  await expect.element(page.getByText("Your authenticator app is set up.")).toBeVisible();
  expect(sent("PUT", "/user/authenticator")).toEqual([{ code: "123456" }]);
  // The profile behind the dialog is not sent, and its unsaved input is still there.
  expect(sent("PATCH", "/user")).toEqual([]);
  await expect.element(box("First name")).toHaveValue("Mirabel");
});

it("removes the app without saving the profile's unsaved input", async () => {
  replies["GET /user"] = [
    { json: { ...USER, otpType: 3, hasAuthenticator: true } },
    { json: USER },
  ];
  replies["DELETE /user/authenticator"] = [{ status: 204 }];
  await open();
  await box("First name").fill("Mirabel");
  await button("Remove the app").click();
  await expect.element(page.getByText(/You will be logged out on all other devices/)).toBeVisible();
  await expect.element(password()).toHaveFocus();
  await userEvent.keyboard("Continuity-1{Enter}");
  await expect.element(page.getByText("Saved successfully.")).toBeVisible();
  expect(sent("DELETE", "/user/authenticator")).toEqual([{ password: "Continuity-1" }]);
  expect(sent("PATCH", "/user")).toEqual([]);
});

it("changes the password, entered twice, and sends it once", async () => {
  replies["PUT /user/password"] = [{ status: 204 }];
  await open();
  await button("Change password").click();
  await expect.element(page.getByLabelText("Current password")).toHaveFocus();
  await page.getByLabelText("Current password").fill("Continuity-1");
  await page.getByLabelText("New password", { exact: true }).fill("Harbour-22");
  await page.getByLabelText("Confirm new password").fill("Harbour-23");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByText("Two passwords that you enter is inconsistent."))
    .toBeVisible();
  await page.getByLabelText("Confirm new password").fill("Harbour-22");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByText("Your password has been successfully updated."))
    .toBeVisible();
  expect(sent("PUT", "/user/password")).toEqual([
    { password: "Continuity-1", newPassword: "Harbour-22" },
  ]);
});

it("ends one other session, after asking", async () => {
  const other = {
    ...SESSION,
    sessionId: "01935b2e-7c00-7000-8000-000000000003",
    isCurrent: false,
    userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) Gecko/20100101 Firefox/150.0",
  };
  replies["GET /user/sessions"] = [{ json: [SESSION, other] }, { json: [SESSION] }];
  replies[`DELETE /user/sessions/${other.sessionId}`] = [{ status: 204 }];
  await open();
  await expect.element(page.getByText("Firefox on Mac")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^End this session/ })).toBeVisible();
  await button("End this session: Firefox on Mac").click();
  const question = page.getByRole("alertdialog", { name: "End this session?" });
  await expect.element(question).toMatchTextContent("Firefox on Mac");
  await question.getByRole("button", { name: "End this session" }).click();
  await expect.element(page.getByText("Firefox on Mac")).not.toBeInTheDocument();
  await expect.element(page.getByText("Chrome on Linux")).toBeVisible();
  expect(readSession()).not.toBeNull();
  expect(
    server.mock.calls.filter(([, request]) => request?.method === "DELETE").map(([to]) => to),
  ).toEqual([`/v1/user/sessions/${other.sessionId}`]);
});

it("asks before logging out everywhere", async () => {
  replies["POST /auth/sign_out_everywhere"] = [{ status: 204 }];
  await open();
  await expect.element(page.getByText("Chrome on Linux")).toBeVisible();
  await expect.element(page.getByText("This browser")).toBeVisible();
  await button("Log out everywhere").click();
  const question = page.getByRole("alertdialog");
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(readSession()).not.toBeNull();
  await button("Log out everywhere").click();
  await question.getByRole("button", { name: "Log out everywhere" }).click();
  await expect.poll(readSession).toBeNull();
});

it("downloads the user's data under the file name the server sends", async () => {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  replies["GET /user/data"] = [
    {
      json: { account: { email: USER.email } },
      headers: {
        "content-disposition": 'attachment; filename="Holdfast_data_2026-11-22.json"',
      },
    },
  ];
  await open();
  await button("Download my data").click();
  await expect.element(page.getByText("Download successfully")).toBeVisible();
  expect(names).toEqual(["Holdfast_data_2026-11-22.json"]);
  click.mockRestore();
});

it("deletes the account by keyboard, once the password and the email are entered", async () => {
  const needed = "You are the only owner of Harbour Café.";
  replies["DELETE /user"] = [
    refusal(400, "invalid-input", "Please check.", {
      email: "This is not the email address of your account.",
    }),
    refusal(409, "account-needed", needed),
    { status: 204 },
  ];
  await open();
  await expect.element(button("Download my data")).toBeVisible();
  button("Download my data").element().focus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(password()).toHaveFocus();
  await expect.element(page.getByText(/This cannot be undone/)).toBeVisible();
  await userEvent.keyboard("Continuity-1{Tab}mira@harbour.exampl{Enter}");
  await expect
    .element(page.getByText("This is not the email address of your account."))
    .toBeVisible();
  await expect.element(box(`Type ${USER.email} to confirm`)).toHaveFocus();
  await userEvent.keyboard("{End}e{Enter}");
  await expect.element(page.getByText(needed)).toBeVisible();
  expect(readSession()).not.toBeNull();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Your account has been deleted.")).toBeVisible();
  expect(readSession()).toBeNull();
  expect(sent("DELETE", "/user").at(-1)).toEqual({
    password: "Continuity-1",
    email: USER.email,
  });
});

it("announces the consequences of deleting the account before asking for the password", async () => {
  await open();
  await button("Delete my account").click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/logged out on all devices.*Plans and other records stay/);
  await expect.element(password()).toHaveFocus();
});
