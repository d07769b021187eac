import { expect, it } from "vitest";
import type { ReceiptData } from "./receipt-data";
import { receiptPrint } from "./receipt-markup";

const RECEIPT: ReceiptData = {
  number: "R-000042",
  date: "2026-11-23",
  isSandbox: false,
  seller: {
    name: "Anchor Continuity Pty Ltd",
    abn: "89 111 111 111",
    address: "1 Wharf Street, Hobart",
    email: "accounts@anchor.example",
  },
  buyer: {
    name: "Ana Silva",
    email: "ana@cafe.example",
    address: {
      address: "12 Harbour Street",
      city: "Hobart",
      postcode: "7000",
      state: "TAS",
      country: "Australia",
    },
  },
  quantity: 3,
  pricePerSubscription: 49_500,
  discountCode: "WELCOME-10",
  price: {
    totalSubscription: 148_500,
    discount: 14_850,
    subTotal: 121_500,
    tax: 12_150,
    total: 133_650,
  },
  tax: { name: "GST", percent: 10 },
  currency: { code: "AUD", prefix: "AU$" },
};

const printed = (change: Partial<ReceiptData> = {}) => {
  const { title, content } = receiptPrint({ ...RECEIPT, ...change });
  return { title, text: content.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ") };
};

it("is a tax invoice with what Australian law requires of one", () => {
  const { title, text } = printed();
  expect(title).toBe("Tax invoice R-000042");
  for (const words of [
    "Tax invoice",
    "Anchor Continuity Pty Ltd",
    "ABN 89 111 111 111",
    "23/11/2026",
    "Ana Silva",
    "12 Harbour Street Hobart TAS 7000 Australia",
    "Holdfast subscription, one plan for one year 3 AU$495.00 AU$1,485.00",
    "Discount WELCOME-10 \u2212AU$148.50",
    "Plus GST (10%) AU$121.50",
    "Total paid, including GST AU$1,336.50",
  ])
    expect(text).toContain(words);
  expect(text).not.toContain("sandbox");
});

it("is a receipt for a seller that charges no tax, and has no line for it", () => {
  const { title, text } = printed({ tax: null, seller: { ...RECEIPT.seller, abn: null } });
  expect(title).toBe("Receipt R-000042");
  expect(text).not.toMatch(/GST|ABN|Subtotal/);
});

it("has no line for a discount that takes nothing off", () => {
  expect(printed({ price: { ...RECEIPT.price, discount: 0 } }).text).not.toContain("Discount");
});

it("says that a purchase in the sandbox took no money", () => {
  expect(printed({ isSandbox: true }).text).toContain("No money was taken.");
});

it("prints markup in a name as text", () => {
  const { content } = receiptPrint({
    ...RECEIPT,
    buyer: { ...RECEIPT.buyer, name: "<script>alert(1)</script>" },
  });
  expect(content).toContain("&lt;script&gt;");
});
