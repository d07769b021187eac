import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { createQueryClient } from "../../platform/api/query-client";
import { ENDS_WITH_SESSION } from "../../platform/session/session-keys";
import { ClientsScreen } from "./clients-screen";

const BROKERAGE = "0199e2a0-0000-7000-8000-0000000000b0";
const DAY = 86_400_000;
const idOf = (number: number) => `0199e2a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const client = (number: number, days: number, changes: object = {}) => ({
  organisationId: idOf(number),
  name: `Client ${number} Pty Ltd`,
  legalName: `Client ${number}`,
  industryName: "Cafes and Restaurants",
  avatarUrl: null,
  isArchived: false,
  hasOwner: true,
  pendingOwner: null,
  contactEmail: null,
  plans: [
    {
      planId: idOf(1_000 + number),
      name: "Head Office plan",
      branchName: "Head Office",
      expiryDate: new Date(Date.now() + days * DAY).toISOString(),
      expiryStatus: days < 0 ? "expired" : days < 30 ? "expiring-soon" : "not-expired",
    },
  ],
  ...changes,
});

const server = vi.spyOn(globalThis, "fetch");
let clients: ReturnType<typeof client>[] = [];
const requests = () =>
  server.mock.calls.map(([address, request]) => `${request?.method ?? "GET"} ${String(address)}`);

const open = (address = "/admin/organisations") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/admin/organisations" element={<ClientsScreen />} />
          <Route path="/dashboard" element={<h1>The dashboard</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  server.mockImplementation(async (address, request) => {
    const path = String(address);
    if (path.endsWith("/user/broker"))
      return Response.json({
        brokerId: idOf(1),
        brokerageId: BROKERAGE,
        brokerageName: "Anchorage Brokers",
        email: "ben@anchorage.example",
        firstName: "Ben",
        lastName: "Okafor",
      });
    if (path.endsWith(`/brokerages/${BROKERAGE}`))
      return Response.json({ brokerageId: BROKERAGE, quota: { remaining: 3 } });
    if (request?.method === "POST" && path.endsWith("/renewal")) return Response.json(clients[0]);
    return Response.json(clients);
  });
});
afterEach(() => localStorage.clear());

const button = (name: string) => page.getByRole("button", { name, exact: true });

it("offers Renew for an expired plan, Go for an active one, and both within 60 days", async () => {
  clients = [client(1, -1), client(2, 59), client(3, 61)];
  await open();
  const of = (number: number) => `Head Office plan of Client ${number} Pty Ltd`;
  await expect.element(button(`Renew ${of(1)}`)).toBeVisible();
  await expect.element(button(`Go to ${of(1)}`)).not.toBeInTheDocument();
  await expect.element(button(`Renew ${of(2)}`)).toBeVisible();
  await expect.element(button(`Go to ${of(2)}`)).toBeVisible();
  await expect.element(button(`Renew ${of(3)}`)).not.toBeInTheDocument();
  await button(`Go to ${of(3)}`).click();
  await expect.element(page.getByRole("heading", { name: "The dashboard" })).toBeVisible();
  expect(localStorage.getItem(ENDS_WITH_SESSION.organisation)).toBe(idOf(3));
  expect(localStorage.getItem(ENDS_WITH_SESSION.plan)).toBe(idOf(1_003));
});

it("shows whose acceptance a client waits for, and resends or withdraws the invitation", async () => {
  const pendingOwner = { email: "tess@client.example", isExpired: true };
  clients = [client(1, 100, { hasOwner: false, pendingOwner }), client(2, 100)];
  await open();
  await expect.element(page.getByText("Invitation expired: tess@client.example")).toBeVisible();
  clients = [client(1, 100, { pendingOwner: { ...pendingOwner, isExpired: false } })];
  await button("Resend the invitation to tess@client.example").click();
  await expect.element(page.getByText("Invitation pending: tess@client.example")).toBeVisible();
  clients = [client(1, 100)];
  await button("Withdraw the invitation to tess@client.example").click();
  await button("Withdraw invitation").click();
  await expect.element(page.getByText("tess@client.example").first()).not.toBeInTheDocument();
  const writes = requests().filter((request) => request.startsWith("POST"));
  expect(writes).toEqual([
    "POST /v1/invitation/email/resend",
    `POST /v1/orgs/${idOf(1)}/invitees/withdraw`,
  ]);
});

it("repairs a mistyped address of an owner, and offers to invite one where there is none", async () => {
  const pendingOwner = { email: "tess@client.exmaple", isExpired: false };
  clients = [client(1, 100, { hasOwner: false, pendingOwner })];
  await open();
  await button("Change address of the invitation to tess@client.exmaple").click();
  const address = page.getByRole("textbox", { name: "Email" });
  await expect.element(address).toHaveValue("tess@client.exmaple");
  await address.fill("tess@client.example");
  clients = [client(1, 100, { hasOwner: false })];
  await button("Send to this address").click();
  await button("Invite the owner of Client 1 Pty Ltd").click();
  await page.getByRole("textbox", { name: "Email" }).fill("tom@client.example");
  clients = [client(1, 100)];
  await button("Send invitation").click();
  await expect.element(page.getByText("No owner yet")).not.toBeInTheDocument();
  const writes = server.mock.calls
    .filter(([, request]) => request?.method === "POST")
    .map(([url, request]) => [String(url), JSON.parse(String(request?.body))]);
  expect(writes).toEqual([
    [
      `/v1/orgs/${idOf(1)}/invitees/change`,
      { email: "tess@client.exmaple", newEmail: "tess@client.example" },
    ],
    [`/v1/orgs/${idOf(1)}/invitees`, { email: "tom@client.example", roleId: 1 }],
  ]);
});

it.each([
  ["tess@client.example", "unchanged"],
  ["tom@client.example", "changed"],
])("suggests the client's first contact as its owner, and invites %s, %s", async (email) => {
  clients = [client(1, 100, { hasOwner: false, contactEmail: "tess@client.example" })];
  await open();
  await button("Invite the owner of Client 1 Pty Ltd").click();
  const address = page.getByRole("textbox", { name: "Email" });
  await expect.element(address).toHaveValue("tess@client.example");
  await expect.element(page.getByText(/^This is the client’s first contact\./)).toBeVisible();
  if (email !== "tess@client.example") await address.fill(email);
  await button("Send invitation").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const bodies = server.mock.calls
    .filter(([, request]) => request?.method === "POST")
    .map(([, request]) => JSON.parse(String(request?.body)) as unknown);
  expect(bodies).toEqual([{ email, roleId: 1 }]);
});

it("filters by expiry and searches by name", async () => {
  clients = [client(1, -1), client(2, 59), client(3, 61)];
  await open();
  await expect.element(page.getByText("3 organisations")).toBeVisible();
  await page.getByText("Any expiry").click();
  await page.getByText("Expires within 60 days", { exact: true }).first().click();
  await expect.element(page.getByText("1 of 3 organisations")).toBeVisible();
  await expect.element(page.getByText("Client 2 Pty Ltd")).toBeVisible();
  await button("Clear filters").click();
  await page.getByRole("searchbox").fill("client 3");
  await expect.element(page.getByText("1 of 3 organisations")).toBeVisible();
});

it("renders a part of 500 clients at a time", async () => {
  clients = Array.from({ length: 500 }, (_, number) => client(number + 1, 100));
  await open();
  await expect.element(page.getByText("500 organisations")).toBeVisible();
  expect(document.querySelectorAll("tbody tr").length).toBeLessThan(100);
});

it("renews in two clicks with a key of the quota", async () => {
  clients = [client(1, 10)];
  await open();
  await button("Renew Head Office plan of Client 1 Pty Ltd").click();
  await button("Renew for a year").click();
  await expect
    .element(page.getByRole("dialog", { name: "Renew Head Office plan" }))
    .not.toBeInTheDocument();
  expect(requests()).toContain(`POST /v1/brokerages/${BROKERAGE}/plans/${idOf(1_001)}/renewal`);
});

it("opens the renewal that an email links to", async () => {
  clients = [client(1, 10), client(2, 10)];
  await open(`/admin/organisations?renew=${idOf(1_002)}`);
  await expect
    .element(page.getByText("This adds a year to the plan of Client 2 Pty Ltd"))
    .toBeVisible();
  await expectAccessible();
});

it("invites to create the first organisation", async () => {
  clients = [];
  await open();
  await expect.element(page.getByText("No organisations to show")).toBeVisible();
  await button("Create organisation").last().click();
  await expect.element(page.getByRole("dialog", { name: "Create organisation" })).toBeVisible();
  await expect.element(page.getByLabelText("User Email")).toBeVisible();
  await expect
    .element(page.getByText("This uses 1 of the 3 subscriptions left in your quota."))
    .toBeVisible();
});
