import { expect, it } from "vitest";
import { unsettledLine } from "./list-unsettled-purchases";

const purchase = {
  purchaseId: "01890000-0000-7000-8000-000000000001",
  provider: "stripe",
  paymentId: "pi_17",
  status: "refunding",
  quantity: 3,
  currency: "AUD",
  total: 133_650,
  createdAt: new Date("2026-11-23T00:00:00.000Z"),
} as const;

it("names the payment, and the provider that settles it", () => {
  expect(unsettledLine(purchase, { payment: undefined })).toBe(
    "01890000-0000-7000-8000-000000000001; 2026-11-23T00:00:00.000Z; 3 for AU$1,336.50; being refunded; stripe payment pi_17; set PAYMENT_PROVIDER=stripe to settle it",
  );
  const charging = {
    ...purchase,
    provider: "sandbox",
    paymentId: null,
    status: "charging",
  } as const;
  expect(unsettledLine(charging, { payment: { provider: "sandbox" } })).toContain(
    "being charged; sandbox payment not created; the server tries again",
  );
});
