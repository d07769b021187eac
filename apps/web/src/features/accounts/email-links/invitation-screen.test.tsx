import { StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { endSession, readSession, startSession } from "../../../platform/session/session";
import { InvitationScreen } from "./invitation-screen";

const ORG = "01935b2e-7c00-7000-8000-00000000000a";
const USER_ID = "01935b2e-7c00-7000-8000-000000000001";
const INVALID =
  "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.";
const USED = "Your account is already active. Log in.";
const READ = `/v1/orgs/${ORG}/invitees/read`;
const EMAIL = "edda@harbour.example";
const invitation = (hasAccount: boolean) => () =>
  Response.json({ name: "Harbour Café", email: EMAIL, hasAccount });

const server = vi.spyOn(globalThis, "fetch");
let answers: Record<string, () => Response> = {};
const sentTo = (path: string) => server.mock.calls.filter(([address]) => address === path);
const arriveBy = (query: string) => window.history.replaceState(null, "", `?${query}`);
const open = () =>
  render(
    <StrictMode>
      <InvitationScreen />
    </StrictMode>,
  );
const button = (name: string) => page.getByRole("button", { name, exact: true });
const refusal = (status: number, detail: string, code = "x") =>
  Response.json({ title: "Refused", status, code, detail }, { status });
const done = () => new Response(null, { status: 204 });

beforeEach(() => {
  server.mockReset();
  server.mockImplementation(
    async (address) => answers[String(address)]?.() ?? refusal(404, "This could not be found."),
  );
  sessionStorage.clear();
});
afterEach(() => endSession());

const choosePassword = async () => {
  await page.getByLabelText("First name").fill("Noor");
  await page.getByLabelText("Last name").fill("Haddad");
  await page.getByLabelText("Password", { exact: true }).fill("Continuity-1");
  await page.getByLabelText("Confirm password").fill("Continuity-1");
  for (const agreement of ["the GDPR Agreement", "Schedule 1", "Schedule 2", "the Terms of Use"]) {
    await expect.element(button("Activate my account")).toBeDisabled();
    await page.getByText(`I have read and agree to ${agreement}`).click();
  }
};

it("only reads, survives a reload, and activates with all four agreements", async () => {
  arriveBy(`id=${USER_ID}&token=secret&orgId=${ORG}`);
  answers = {
    [READ]: invitation(false),
    "/v1/user/password": done,
  };
  const first = await open();
  await expect.element(page.getByRole("heading", { name: "Activate your account" })).toBeVisible();
  expect(window.location.search).toBe("");
  await first.unmount();
  const activation = await open();
  await choosePassword();
  await expectAccessible();
  await button("Activate my account").click();
  await expect
    .element(page.getByRole("heading", { name: "Your account has been successfully activated." }))
    .toBeVisible();
  await expect
    .element(page.getByRole("heading", { name: "Your account has been successfully activated." }))
    .toHaveFocus();
  await expect.element(button("Log in")).toBeVisible();
  await expectAccessible();
  expect(JSON.parse(String(sentTo("/v1/user/password")[0]?.[1]?.body))).toEqual({
    userId: USER_ID,
    token: "secret",
    newPassword: "Continuity-1",
    firstName: "Noor",
    lastName: "Haddad",
    agreementsAccepted: true,
  });
  await activation.unmount();
  answers = { [READ]: () => refusal(418, USED, "invitation-used") };
  await open();
  await expect.element(page.getByRole("heading", { name: USED })).toBeVisible();
  const addresses = new Set(server.mock.calls.map(([address]) => address));
  expect(addresses).toEqual(new Set([READ, "/v1/user/password"]));
});

it("requires both names, with the messages of registration", async () => {
  arriveBy(`id=${USER_ID}&token=secret&orgId=${ORG}`);
  answers = { [READ]: invitation(false) };
  await open();
  await choosePassword();
  await page.getByLabelText("First name").fill("");
  await page.getByLabelText("Last name").fill("  ");
  await button("Activate my account").click();
  await expect.element(page.getByText("Please input your first name.")).toBeVisible();
  await expect.element(page.getByText("Please input your last name.")).toBeVisible();
  expect(sentTo("/v1/user/password")).toEqual([]);
});

it("says who else is logged in, and logs that user out on activation", async () => {
  startSession({ access_token: "noor", expiry: Date.now() + 3_600_000 });
  arriveBy(`id=${USER_ID}&token=secret&orgId=${ORG}`);
  answers = {
    [READ]: invitation(false),
    "/v1/user": () => Response.json({ id: ORG, email: "noor@harbour.example" }),
    "/v1/user/password": done,
    "/v1/auth/sign_out": done,
  };
  await open();
  await expect
    .element(page.getByText(/logged in as noor@harbour.example in this browser. Activating/))
    .toBeVisible();
  await choosePassword();
  await button("Activate my account").click();
  await expect.element(button("Log in")).toBeVisible();
  expect(readSession()).toBeNull();
  expect(sentTo("/v1/auth/sign_out")).toHaveLength(1);
});

it("lets a user with an account join by a button, and leads to the login, for a brokerage too", async () => {
  arriveBy(`id=${USER_ID}&token=secret&brokerageId=${ORG}`);
  const accept = `/v1/brokerages/${ORG}/invitees/accept`;
  answers = {
    [`/v1/brokerages/${ORG}/invitees/read`]: invitation(true),
    [accept]: () => Response.json({ id: USER_ID, token: null }),
  };
  await open();
  await expect.element(page.getByRole("heading", { name: "Join Harbour Café?" })).toBeVisible();
  await expectAccessible();
  expect(sentTo(accept)).toEqual([]);
  await button("Join Harbour Café").click();
  await expect.element(page.getByText("You now have access to the brokerage.")).toBeVisible();
  await expect.element(page.getByText("Please log in.")).toBeVisible();
  await expectAccessible();
  expect(sentTo(accept)).toHaveLength(1);
  await button("Log in").click();
  await expect.element(page.getByRole("tab", { name: "Log in", selected: true })).toBeVisible();
});

it.each([
  ["used or expired", `id=${USER_ID}&token=old&orgId=${ORG}`],
  ["incomplete", `id=${USER_ID}`],
  ["without an organisation or brokerage", `id=${USER_ID}&token=secret`],
])("rejects a link: %s", async (_, query) => {
  arriveBy(query);
  answers = { [READ]: () => refusal(418, INVALID) };
  await open();
  await expect.element(page.getByText(INVALID)).toBeVisible();
  await expect.element(page.getByText(/ask the person who invited you/)).toBeVisible();
  await expectAccessible();
});

it("says that the organisation is archived and the invitation works later", async () => {
  arriveBy(`id=${USER_ID}&token=secret&orgId=${ORG}`);
  answers = { [READ]: () => refusal(409, "This organisation is archived.") };
  await open();
  await expect
    .element(
      page.getByText(
        /archived, so no one can join it at the moment\. Ask the person who invited you/,
      ),
    )
    .toBeVisible();
});
