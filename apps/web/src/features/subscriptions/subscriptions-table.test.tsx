import type { Subscription } from "@holdfast/contract/subscriptions/subscription";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { SubscriptionsTable } from "./subscriptions-table";

const NOW = Date.now();
const DAY = 24 * 60 * 60 * 1_000;
const at = (days: number) => new Date(NOW + days * DAY).toISOString();
const idOf = (number: number) => `0199e2a0-0000-7000-8000-${String(number).padStart(12, "0")}`;

const subscription = (number: number, overrides: Partial<Subscription> = {}): Subscription => ({
  subscriptionId: idOf(number),
  key: `AAAA-BBBB-CCCC-${String(number).padStart(4, "0")}`,
  organisationName: null,
  planName: null,
  brokerName: "Ben Okafor",
  createdDate: at(-100),
  activeDate: null,
  expiryDate: null,
  exactExpiryDate: null,
  assignedTo: null,
  assignedById: null,
  planId: null,
  promoCodeId: null,
  promoCodeCode: null,
  isRevoked: false,
  isExpired: false,
  userName: null,
  ...overrides,
});
const used = { activeDate: at(-300), planName: "Head Office", organisationName: "Harbour Café" };
const ROWS = [
  subscription(1),
  subscription(2, { ...used, exactExpiryDate: at(200) }),
  subscription(3, { ...used, exactExpiryDate: at(10) }),
  subscription(4, { ...used, exactExpiryDate: at(-5), isExpired: true }),
  subscription(5, { ...used, isRevoked: true }),
];

/** The row of a key, by the number it was made with. */
const row = (number: number) => page.getByRole("row", { name: new RegExp(`CCCC-000${number}`) });

const open = (rows: readonly Subscription[], onAct?: () => void) =>
  render(
    <MemoryRouter>
      <SubscriptionsTable
        caption="Subscriptions"
        subscriptions={rows}
        {...(onAct && { onAct })}
        onExport={() => undefined}
        isExporting={false}
        empty={<p>No subscriptions yet</p>}
      />
      <ToastRegion />
    </MemoryRouter>,
  );

it("shows each status in words, and hides expired subscriptions at first", async () => {
  await page.viewport(1440, 900);
  await open(ROWS);
  await expect.element(page.getByText("4 subscriptions")).toBeVisible();
  await expect.element(row(1).getByText("Not activated")).toBeVisible();
  await expect.element(row(2).getByText(/^Expires \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect.element(row(3).getByText(/^Expires soon, /)).toBeVisible();
  await expect.element(row(5).getByText("Revoked", { exact: true })).toBeVisible();
  await expect.element(row(4)).not.toBeInTheDocument();
  await page.getByText("Show Expired").click();
  await expect.element(row(4).getByText(/^Expired \d\d/)).toBeVisible();
  await expect.element(page.getByText("5 subscriptions")).toBeVisible();
  await expectAccessible();
});

it("offers what can be done with each key, to brokers only", async () => {
  await page.viewport(1440, 900);
  const onAct = vi.fn<() => void>();
  const screen = await open(ROWS, onAct);
  const buttons = (name: RegExp) => page.getByRole("button", { name }).all().length;
  await expect.element(row(1)).toBeVisible();
  // Assigning is for an unused key, and a revoked one cannot be revoked again.
  expect([
    buttons(/^Copy the key/),
    buttons(/^Assign the key/),
    buttons(/^Revoke the key/),
  ]).toEqual([4, 1, 3]);
  await page.getByRole("button", { name: "Assign the key AAAA-BBBB-CCCC-0001" }).click();
  expect(onAct).toHaveBeenCalledWith("assign", ROWS[0]);
  await screen.unmount();
  await open(ROWS);
  await expect.element(row(1)).toBeVisible();
  expect([
    buttons(/^Copy the key/),
    buttons(/^Assign the key/),
    buttons(/^Revoke the key/),
  ]).toEqual([4, 0, 0]);
});

it("copies a key and says so", async () => {
  await page.viewport(1440, 900);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open(ROWS);
  await page.getByRole("button", { name: "Copy the key AAAA-BBBB-CCCC-0001" }).click();
  await expect.element(page.getByText("Subscription Key copied")).toBeVisible();
  expect(write).toHaveBeenCalledWith("AAAA-BBBB-CCCC-0001");
  write.mockRejectedValue(new DOMException("Not allowed", "NotAllowedError"));
  await page.getByRole("button", { name: "Copy the key AAAA-BBBB-CCCC-0001" }).click();
  await expect.element(page.getByText("This browser did not allow copying.")).toBeVisible();
  write.mockRestore();
});

it("lists subscriptions as cards at 1024 px, without lines for empty cells", async () => {
  await page.viewport(1024, 800);
  await open([subscription(1)]);
  await expect.element(page.getByRole("list", { name: "Subscriptions" })).toBeVisible();
  await expect.element(page.getByText("Created")).toBeVisible();
  await expect.element(page.getByText("Expires", { exact: true })).not.toBeInTheDocument();
});

it("renders only the visible rows of 10,000", async () => {
  await page.viewport(1440, 900);
  await open(Array.from({ length: 10_000 }, (_, number) => subscription(number)));
  await expect.element(page.getByText("10,000 subscriptions")).toBeVisible();
  await expect.element(page.getByText("AAAA-BBBB-CCCC-0000")).toBeVisible();
  expect(document.querySelectorAll("tbody tr").length).toBeLessThan(100);
});
