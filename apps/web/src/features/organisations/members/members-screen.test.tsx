import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { organisationWith, workspaceOf } from "../../../../test/workspace";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../../ui/feedback/toast-store";
import { createQueryClient } from "../../../platform/api/query-client";
import { endSession } from "../../../platform/session/session";
import { WorkspaceProvider } from "../../workspace/public";
import { MembersScreen } from "./members-screen";
import { tick } from "../../../../test/tick";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const member = (index: number, changes: object = {}) => ({
  userId: `0199e2a0-0000-7000-8000-00000000001${index}`,
  email: `person${index}@harbour.example`,
  firstName: "Mira",
  lastName: `Santos ${index}`,
  roleId: 1,
  roleName: "owner",
  addedByEmail: null,
  isRevoked: false,
  organisationId: ORG,
  ...changes,
});
const INVITEE = {
  email: "nadia@client.example",
  firstName: null,
  lastName: null,
  roleId: 2,
  roleName: "editor",
  addedByEmail: "person1@harbour.example",
  isExpired: true,
};
const LAST_OWNER = "An organisation needs at least one owner.";
const refusal = { status: 409, json: { code: "last-owner", status: 409, detail: LAST_OWNER } };

type Reply = { readonly status?: number; readonly json?: unknown };
const server = vi.spyOn(globalThis, "fetch");
let replies: Record<string, Reply> = {};
const sent = (path: string) =>
  server.mock.calls
    .filter(([address, request]) => address === `/v1${path}` && request?.method === "POST")
    .map(([, request]) => JSON.parse(String(request?.body)) as unknown);

const open = () => {
  const organisation = organisationWith({ organisationId: ORG });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/organization/users"]}>
        <WorkspaceProvider value={workspaceOf(organisation)}>
          <Routes>
            <Route path="/organization/users" element={<MembersScreen />} />
            <Route path="/organization" element={<h1>The overview</h1>} />
          </Routes>
        </WorkspaceProvider>
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  replies = {
    "GET /roles": {
      json: [
        { id: 1, name: "owner" },
        { id: 2, name: "editor" },
        { id: 3, name: "viewer" },
      ],
    },
    "GET /user": { json: { id: member(1).userId } },
    [`GET /orgs/${ORG}/users`]: {
      json: [member(1), member(2, { roleId: 3, roleName: "viewer", isRevoked: true })],
    },
    [`GET /orgs/${ORG}/invitees`]: { json: [INVITEE] },
  };
  server.mockImplementation(async (address, request) => {
    const reply = replies[`${request?.method ?? "GET"} ${String(address).replace("/v1", "")}`];
    const body = reply?.json === undefined ? null : JSON.stringify(reply.json);
    return new Response(body, {
      status: reply ? (reply.status ?? 200) : 404,
      headers: { "content-type": "application/json" },
    });
  });
});
afterEach(() => endSession());

it("invites a user and validates with the specification's messages", async () => {
  replies[`POST /orgs/${ORG}/invitees`] = { status: 201, json: INVITEE };
  await open();
  await button("Invite user").click();
  await button("Send invitation").click();
  await expect.element(page.getByText("Please input the email.")).toBeVisible();
  await expect.element(page.getByText("Please select the role.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("textbox", { name: "Email" }).fill("nadia@client.example");
  await tick(page.getByRole("radio", { name: /^Editor/ }));
  await button("Send invitation").click();
  await expect.element(page.getByText("Invitation has been sent.")).toBeVisible();
  expect(sent(`/orgs/${ORG}/invitees`)).toEqual([{ email: "nadia@client.example", roleId: 2 }]);
});

it("resends an invitation", async () => {
  replies["POST /invitation/email/resend"] = { status: 204 };
  await open();
  await expect.element(page.getByText("Expired")).toBeVisible();
  await button("Resend the invitation to nadia@client.example").click();
  await expect.element(page.getByText("Sent successfully")).toBeVisible();
  expect(sent("/invitation/email/resend")).toEqual([
    { organisationId: ORG, email: "nadia@client.example" },
  ]);
});

it("sends an invitation to another address", async () => {
  replies[`POST /orgs/${ORG}/invitees/change`] = { json: {} };
  await open();
  await button("Change address of the invitation to nadia@client.example").click();
  await page.getByRole("textbox", { name: "Email" }).fill("nadia@clients.example");
  await button("Send to this address").click();
  await expect.element(page.getByText("Invitation has been sent.")).toBeVisible();
  expect(sent(`/orgs/${ORG}/invitees/change`)).toEqual([
    { email: "nadia@client.example", newEmail: "nadia@clients.example" },
  ]);
});

it("withdraws an invitation after confirmation", async () => {
  replies[`POST /orgs/${ORG}/invitees/withdraw`] = { status: 204 };
  await open();
  await button("Withdraw the invitation to nadia@client.example").click();
  const question = page.getByRole("alertdialog", {
    name: "Withdraw the invitation to nadia@client.example?",
  });
  await expect.element(question).toBeVisible();
  expect(sent(`/orgs/${ORG}/invitees/withdraw`)).toEqual([]);
  replies[`GET /orgs/${ORG}/invitees`] = { json: [] };
  await button("Withdraw invitation").click();
  await expect.element(page.getByText("The invitation has been withdrawn.")).toBeVisible();
  await expect.element(page.getByText("No pending invitations.")).toBeVisible();
  expect(sent(`/orgs/${ORG}/invitees/withdraw`)).toEqual([{ email: "nadia@client.example" }]);
});

it("shows an invitee who accepted before the invitation was withdrawn", async () => {
  const gone = { code: "not-found", status: 404, detail: "This could not be found." };
  replies[`POST /orgs/${ORG}/invitees/withdraw`] = { status: 404, json: gone };
  await open();
  await button("Withdraw the invitation to nadia@client.example").click();
  replies[`GET /orgs/${ORG}/users`] = { json: [member(1), member(3, { lastName: "Nadia" })] };
  await button("Withdraw invitation").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(gone.detail);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("table", { name: "Users" })).toMatchTextContent("Mira Nadia");
});

it("changes a role", async () => {
  const { userId } = member(2);
  replies[`POST /orgs/${ORG}/users/${userId}`] = { json: member(2) };
  await open();
  await button("Change the role of Mira Santos 2").click();
  await expect.element(page.getByRole("radio", { name: /^Viewer/ })).toHaveFocus();
  await expect.element(button("Save")).toBeDisabled();
  await tick(page.getByRole("radio", { name: /^Owner/ }));
  await button("Save").click();
  await expect
    .element(page.getByText("The user's role has been successfully updated"))
    .toBeVisible();
  expect(sent(`/orgs/${ORG}/users/${userId}`)).toEqual([{ roleId: 1 }]);
});

const lastOwnerNote = page.getByText(
  "Mira Santos 1 is the only owner. Make someone else an owner before you revoke Mira Santos 1 or change their role.",
);

it("offers the only owner neither Revoke nor another role, and says why", async () => {
  await open();
  await expect.element(button("Unrevoke Mira Santos 2")).toBeVisible();
  await expect.element(lastOwnerNote).toBeVisible();
  await expectAccessible();
  await expect.element(button("Revoke Mira Santos 1")).not.toBeInTheDocument();
  await expect.element(button("Change the role of Mira Santos 1")).not.toBeInTheDocument();
});

it("offers both for each of two owners", async () => {
  replies[`GET /orgs/${ORG}/users`] = { json: [member(1), member(2)] };
  await open();
  await expect.element(button("Revoke Mira Santos 1")).toBeVisible();
  await expect.element(button("Revoke Mira Santos 2")).toBeVisible();
  await expect.element(button("Change the role of Mira Santos 2")).toBeVisible();
  await expect.element(lastOwnerNote).not.toBeInTheDocument();
});

it("explains what revoking your own access means", async () => {
  replies[`GET /orgs/${ORG}/users`] = { json: [member(1), member(2)] };
  await open();
  await expect.element(page.getByText("You", { exact: true })).toBeVisible();
  await button("Revoke Mira Santos 1").click();
  await expect
    .element(page.getByRole("alertdialog", { name: "Revoke your own access?" }))
    .toMatchTextContent("You will no longer be able to open Harbour Café.");
});

it("shows in the dialog why the server refuses to revoke the only owner", async () => {
  // Another tab has since revoked the other owner.
  replies[`GET /orgs/${ORG}/users`] = { json: [member(1), member(2)] };
  replies[`POST /orgs/${ORG}/users/revoke`] = refusal;
  await open();
  await expect.element(page.getByText("You", { exact: true })).toBeVisible();
  replies[`GET /orgs/${ORG}/users`] = { json: [member(1), member(2, { isRevoked: true })] };
  await button("Revoke Mira Santos 1").click();
  await button("Revoke my access").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(LAST_OWNER);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(lastOwnerNote).toBeVisible();
});

it("restores a revoked user's access", async () => {
  replies[`POST /orgs/${ORG}/users/revoke`] = { json: member(2) };
  await open();
  await button("Unrevoke Mira Santos 2").click();
  await button("Unrevoke user").click();
  await expect.element(page.getByText("Mira Santos 2 has access again")).toBeVisible();
  expect(sent(`/orgs/${ORG}/users/revoke`)).toEqual([
    { userId: member(2).userId, isRevoked: false },
  ]);
});

it("opens the overview after a user lowered their own role", async () => {
  const { userId } = member(1);
  replies[`GET /orgs/${ORG}/users`] = { json: [member(1), member(2)] };
  replies[`POST /orgs/${ORG}/users/${userId}`] = {
    json: member(1, { roleId: 3, roleName: "viewer" }),
  };
  await open();
  await expect.element(page.getByText("You", { exact: true })).toBeVisible();
  await button("Change the role of Mira Santos 1").click();
  await tick(page.getByRole("radio", { name: /^Viewer/ }));
  await button("Save").click();
  await expect.element(page.getByRole("heading", { name: "The overview" })).toBeVisible();
});
