import { expect, it } from "vitest";
import type { ReceiptData } from "./receipt-data";
import { cafeReceipt } from "../../test/receipt-sample";
import { receiptPrint } from "./receipt-markup";

const printed = (change: Partial<ReceiptData> = {}) => {
  const { title, content } = receiptPrint({ ...cafeReceipt, ...change });
  return { title, text: content.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ") };
};

it("prints a tax invoice with what Australian law requires of one", () => {
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

it("prints a receipt for a seller that charges no tax, without a line for it", () => {
  const { title, text } = printed({ tax: null, seller: { ...cafeReceipt.seller, abn: null } });
  expect(title).toBe("Receipt R-000042");
  expect(text).not.toMatch(/GST|ABN|Subtotal/);
});

it("has no line for a discount that takes nothing off", () => {
  expect(printed({ price: { ...cafeReceipt.price, discount: 0 } }).text).not.toContain("Discount");
});

it("says that a purchase in the sandbox took no money", () => {
  expect(printed({ isSandbox: true }).text).toContain("No money was taken.");
});

it("prints markup in a name as text", () => {
  const { content } = receiptPrint({
    ...cafeReceipt,
    buyer: { ...cafeReceipt.buyer, name: "<script>alert(1)</script>" },
  });
  expect(content).toContain("&lt;script&gt;");
});
