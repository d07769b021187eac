import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { createQueryClient } from "../../platform/api/query-client";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../ui/feedback/toast-store";
import { AdminUsersScreen } from "./admin-users-screen";

const BROKERAGE = "0199e2a0-0000-7000-8000-0000000000b0";
const idOf = (number: number) => `0199e2a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const broker = (number: number, firstName: string) => ({
  brokerId: idOf(number),
  brokerageId: BROKERAGE,
  email: `${firstName.toLowerCase()}@anchorage.example`,
  firstName,
  lastName: "Okafor",
});
const BEN = broker(1, "Ben");
const CLEO = broker(2, "Cleo");
const INVITED = {
  email: "mei@anchorage.example",
  addedByEmail: "ben@anchorage.example",
  isExpired: false,
};

type Reply = { readonly status: number; readonly json?: unknown };
const server = vi.spyOn(globalThis, "fetch");
let reply: Reply;
let invitees: object[];
const writes = () =>
  server.mock.calls
    .filter(([, request]) => (request?.method ?? "GET") !== "GET")
    .map(([address, request]) => [
      `${request?.method} ${String(address).replace(`/v1/brokerages/${BROKERAGE}`, "")}`,
      typeof request?.body === "string" ? JSON.parse(request.body) : null,
    ]);

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  invitees = [INVITED];
  server.mockImplementation(async (address, request) => {
    const path = String(address);
    if ((request?.method ?? "GET") !== "GET")
      return reply.json === undefined
        ? new Response(null, { status: reply.status })
        : Response.json(reply.json, { status: reply.status });
    if (path.endsWith("/user/broker"))
      return Response.json({ ...BEN, brokerageName: "Anchorage Brokers" });
    if (path.endsWith("/brokers")) return Response.json([BEN, CLEO]);
    if (path.endsWith("/invitees")) return Response.json(invitees);
    return Response.json({ id: idOf(9) });
  });
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AdminUsersScreen />
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole("button", { name, exact: true });
const add = async (email: string) => {
  await button("Add admin user").first().click();
  const dialog = page.getByRole("dialog", { name: "Add admin user" });
  await dialog.getByRole("textbox", { name: "Email" }).fill(email);
  await dialog.getByRole("button", { name: "Add admin user" }).click();
};
const refusal = (status: number, code: string, detail: string): Reply => ({
  status,
  json: { status, code, detail },
});

it("adds an account as a broker", async () => {
  reply = { status: 201, json: broker(3, "Dana") };
  await open();
  await add("dana@anchorage.example");
  await expect
    .element(page.getByText("The user has been successfully added as a broker"))
    .toBeVisible();
});

it("says that a person is a broker already", async () => {
  reply = refusal(409, "already-broker", "The user is already a broker.");
  await open();
  await add("cleo@anchorage.example");
  await expect.element(page.getByText("The user is already a broker.")).toBeVisible();
});

it("offers to invite an address without an account", async () => {
  invitees = [];
  reply = refusal(404, "user-not-found", "The user is not found.");
  await open();
  await expect.element(page.getByText("No pending invitations.")).toBeVisible();
  await add("mei@anchorage.example");
  await expect.element(page.getByText("The user is not found.")).toBeVisible();
  await expectAccessible();
  reply = { status: 204 };
  invitees = [INVITED];
  await button("Send invitation").click();
  await expect.element(page.getByText("Invitation has been sent.")).toBeVisible();
  await expect.element(page.getByRole("row", { name: /mei@.*Pending/ })).toBeVisible();
});

it("resends a pending invitation, and withdraws it after a question", async () => {
  reply = { status: 204 };
  await open();
  await button("Resend the invitation to mei@anchorage.example").click();
  await expect.element(page.getByText("Sent successfully")).toBeVisible();
  await button("Withdraw the invitation to mei@anchorage.example").click();
  invitees = [];
  await button("Withdraw invitation").click();
  await expect.element(page.getByText("The invitation has been withdrawn.")).toBeVisible();
  await expect.element(page.getByText("No pending invitations.")).toBeVisible();
  const body = { email: INVITED.email };
  expect(writes()).toEqual([
    ["POST /invitees", body],
    ["POST /invitees/withdraw", body],
  ]);
});

it("deletes another broker", async () => {
  reply = { status: 204 };
  await open();
  await button("Delete Cleo Okafor").click();
  await button("Delete admin user").click();
  await expect.element(page.getByText("The broker has been successfully deleted")).toBeVisible();
  await expect.element(button("Delete Ben Okafor")).not.toBeInTheDocument();
});
