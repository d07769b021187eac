import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../ui/feedback/toast-store";
import { type OpenQuotaDialog, QuotaDialog } from "./quota-dialog";

const idOf = (number: number) => `0199e2a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const BROKERAGE = {
  brokerageId: idOf(1),
  name: "Lantern Brokers",
  parentBrokerage: null,
  subBrokerages: [{ brokerageId: idOf(2), name: "Lantern North" }],
  quota: { remaining: 10 },
  summary: { total: 10, remaining: 10, subscriptions: 0, promoCodes: 0, revoked: 0, sent: 0 },
};

const USED_KEY = {
  subscriptionId: idOf(5),
  key: "AAAA-BBBB-CCCC-DDDD",
  organisationName: "Harbour Café",
  planName: "Head Office plan",
  brokerName: null,
  createdDate: "2026-11-27T00:00:00.000Z",
  activeDate: "2026-11-27T00:00:00.000Z",
  expiryDate: "2027-11-27",
  exactExpiryDate: "2027-11-27T00:00:00.000Z",
  assignedTo: null,
  assignedById: null,
  planId: idOf(6),
  promoCodeId: null,
  promoCodeCode: null,
  isRevoked: false,
  isExpired: false,
  userName: null,
};

const server = vi.spyOn(globalThis, "fetch");
let reply: () => Response;
beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  server.mockImplementation(async (_address, request) =>
    request?.method === "POST" ? reply() : Response.json({ id: idOf(9) }),
  );
});

const open = (act: OpenQuotaDialog) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <QuotaDialog open={act} brokerage={BROKERAGE} onClose={() => undefined} />
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const submit = (name: string) => page.getByRole("button", { name, exact: true }).click();
const text = (name: string) => page.getByRole("textbox", { name });

it("requires code and quantity of a promo code", async () => {
  await open({ act: "promo-code" });
  await submit("Create promo code");
  await expect.element(page.getByText("Please input the code.")).toBeVisible();
  await expect.element(page.getByText("Please input the quantity.")).toBeVisible();
  expect(server.mock.calls.some(([, request]) => request?.method === "POST")).toBe(false);
});

it("creates a promo code, and shows the server's text for one that exists", async () => {
  await open({ act: "promo-code" });
  const taken = "This promo code already exists. Please choose another code.";
  reply = () =>
    Response.json({ status: 409, code: "promo-code-taken", detail: taken }, { status: 409 });
  await text("Code").fill("LANTERN-1");
  await text("Quantity").fill("2");
  await submit("Create promo code");
  await expect.element(page.getByText(taken)).toBeVisible();
  reply = () => Response.json({}, { status: 201 });
  await text("Code").fill("LANTERN-2");
  await submit("Create promo code");
  await expect.element(page.getByText("Create successfully")).toBeVisible();
});

it("requires brokerage and amount of a transfer, and says how many keys were transferred", async () => {
  await open({ act: "transfer" });
  await submit("Transfer");
  await expect.element(page.getByText("Please select the brokerage.")).toBeVisible();
  await expect
    .element(page.getByText("Please input the number of subscriptions you want to transfer."))
    .toBeVisible();
  await page.getByRole("combobox", { name: "Brokerage" }).selectOptions("Lantern North");
  await text("Number of subscriptions").fill("7");
  reply = () => new Response(null, { status: 204 });
  await submit("Transfer");
  await expect.element(page.getByText("7 keys have been successfully transferred")).toBeVisible();
});

it.each([
  ["2027-11-27T00:00:00.000Z", "ends 27/11/2027 instead of 27/11/2029."],
  ["2029-11-27T00:00:00.000Z", "still ends 27/11/2029."],
  ["2020-11-27T00:00:00.000Z", "becomes read-only at once instead of on 27/11/2029."],
  [null, "becomes read-only at once instead of on 27/11/2029."],
])("says when the plan ends once a key is revoked: %s", async (endsAtAfter, expected) => {
  server.mockImplementation(async () =>
    Response.json({ endsAt: "2029-11-27T00:00:00.000Z", endsAtAfter }),
  );
  await open({ act: "revoke", subscription: USED_KEY });
  await expect.element(page.getByRole("alertdialog")).toMatchTextContent(expected);
});
