import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { subscriptionStatus, summaryOfKeys, usesLeft } from "./subscription-status-rules";
import { signedAmount } from "./transaction";

const now = new Date("2026-11-23T00:00:00.000Z");
const facts = {
  isRevoked: false,
  isExpired: false,
  activeDate: "2026-01-01T00:00:00.000Z",
  exactExpiryDate: "2027-01-01T00:00:00.000Z",
  planId: null,
};

describe("subscriptionStatus", () => {
  it.each([
    ["revoked", { isRevoked: true, isExpired: true }],
    ["expired", { isExpired: true }],
    ["not-activated", { activeDate: null, exactExpiryDate: null }],
    ["active", {}],
    ["active", { exactExpiryDate: "2026-12-23T00:00:00.001Z" }],
    ["expires-soon", { exactExpiryDate: "2026-12-23T00:00:00.000Z" }],
    ["expires-soon", { exactExpiryDate: "2026-11-23T00:00:00.000Z" }],
    // A used promo code, which is never marked as expired.
    ["ended", { exactExpiryDate: "2026-11-22T23:59:59.999Z" }],
    ["active", { exactExpiryDate: null }],
  ])("gives the status %s for %j", (status, input) => {
    expect(subscriptionStatus({ ...facts, ...input }, now)).toBe(status);
  });
});

describe("usesLeft", () => {
  it.each([
    [7, {}],
    [0, { isRevoked: true }],
    [0, { isExpired: true }],
    [0, { used: 10 }],
  ])("leaves %i uses for %j", (left, input) => {
    const code = { quantity: 10, used: 3, isRevoked: false, isExpired: false };
    expect(usesLeft({ ...code, ...input })).toBe(left);
  });
});

describe("summaryOfKeys", () => {
  it("counts all keys, the unused ones and the expired ones", () => {
    const key = { activeDate: null, isRevoked: false, isExpired: false };
    const used = { ...key, activeDate: "2026-01-01T00:00:00.000Z" };
    const keys = [key, used, { ...used, isExpired: true }, { ...key, isRevoked: true }];
    expect(summaryOfKeys(keys)).toEqual({ total: 4, remaining: 1, expired: 1 });
  });
});

describe("signedAmount", () => {
  it("signs an amount negative for a transfer out of the brokerage only", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("PURCHASE" as const, "TRANSFER" as const),
        fc.nat(),
        fc.constantFrom("own", "other", null),
        (type, amount, fromBrokerageId) => {
          const signed = signedAmount({ type, amount, fromBrokerageId }, "own");
          const isOut = type === "TRANSFER" && fromBrokerageId === "own" && amount > 0;
          expect(signed).toBe(isOut ? -amount : amount);
        },
      ),
    );
  });
});
