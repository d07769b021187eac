import type { ListedPurchase, Purchase } from "@holdfast/contract/purchases/purchase";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { PurchasesTable } from "./purchases-table";

const NOW = new Date("2026-11-23T12:00:00.000Z");

let count = 0;
const purchase = (
  status: Purchase["status"],
  overrides: Partial<ListedPurchase> = {},
): ListedPurchase => ({
  purchaseId: `01890000-0000-7000-8000-${String((count += 1)).padStart(12, "0")}`,
  status,
  quantity: 3,
  currency: "AUD",
  taxName: "GST",
  price: {
    totalSubscription: 148_500,
    discount: 14_850,
    subTotal: 121_500,
    tax: 12_150,
    total: 133_650,
  },
  discountCode: "WELCOME-10",
  receiptNumber: status === "completed" ? "R-000007" : null,
  email: "ana@cafe.example",
  createdAt: "2026-11-23T11:30:00.000Z",
  declinedAt: [],
  ...overrides,
});

async function open(...purchases: readonly ListedPurchase[]) {
  await page.viewport(1440, 900);
  const onDownload = vi.fn<(purchase: Purchase) => void>();
  await render(
    <MemoryRouter>
      <PurchasesTable
        purchases={purchases}
        now={NOW}
        isDownloading={false}
        onDownload={onDownload}
        empty={<p>No purchases yet</p>}
      />
    </MemoryRouter>,
  );
  return onDownload;
}

it("shows what was bought and paid, with its receipt", async () => {
  const paid = purchase("completed");
  const onDownload = await open(paid);
  const row = page.getByRole("row", { name: /R-000007/ });
  for (const text of [
    "3 subscriptions",
    "Discount WELCOME-10: \u2212AU$148.50",
    "AU$1,336.50",
    "Including GST AU$121.50",
    "Paid",
  ])
    await expect.element(row.getByText(text)).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Download receipt R-000007" }).click();
  expect(onDownload).toHaveBeenCalledWith(paid);
});

it.each([
  ["processing", {}, "Being processed", "Do not pay again", null],
  [
    "processing",
    { createdAt: "2026-11-23T10:59:00.000Z" },
    "Not settled yet",
    "Please contact us",
    "/contact-us",
  ],
  ["failed", {}, "Payment failed", "Your card was not charged", "/purchase"],
  ["refunded", {}, "Refunded", "The whole amount was returned to your card", "/contact-us"],
] as const)("says what to do about a purchase: %s %o", async (status, input, label, advice, to) => {
  await open(purchase(status, input));
  const row = page.getByRole("row", { name: new RegExp(label) });
  await expect.element(row.getByText(advice)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /receipt/ })).not.toBeInTheDocument();
  const links = page.getByRole("link").all();
  expect(links.map((link) => link.element().getAttribute("href"))).toEqual(to ? [to] : []);
});

it("shows a purchase once, with the times of its declined attempts on demand", async () => {
  const declinedAt = ["2026-11-23T11:28:00.000Z", "2026-11-23T11:20:00.000Z"];
  await open(purchase("completed", { declinedAt }));
  const row = page.getByRole("row", { name: /R-000007/ });
  await expect.element(row.getByText("Paid")).toBeVisible();
  await expect.element(row.getByRole("listitem")).not.toBeInTheDocument();
  await row.getByText("2 declined attempts").click();
  await expect.poll(() => row.getByRole("listitem").elements().length).toBe(2);
});
