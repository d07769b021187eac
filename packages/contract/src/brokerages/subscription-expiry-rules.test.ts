import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isSubscriptionExpired,
  subscriptionExpiry,
  type SubscriptionTerm,
} from "./subscription-expiry-rules";

const at = (text: string) => new Date(text);
const term = (given: Partial<SubscriptionTerm>): SubscriptionTerm => ({
  expiryDate: null,
  activeDate: null,
  planId: null,
  promoCodeId: null,
  isRevoked: false,
  ...given,
});
const now = at("2026-11-21T12:00:00.000Z");
const past = at("2026-11-21T11:59:59.999Z");
const longAgo = at("2024-02-29T00:00:00.000Z");

describe("isSubscriptionExpired", () => {
  it.each([
    ["expiry date past", term({ expiryDate: past }), true],
    ["expiry date now", term({ expiryDate: now }), false],
    [
      "expiry date wins over the active date",
      term({ expiryDate: now, activeDate: longAgo, planId: "p" }),
      false,
    ],
    ["a year after activation", term({ planId: "p", activeDate: longAgo }), true],
    ["within the year", term({ planId: "p", activeDate: past }), false],
    ["active date without a plan", term({ activeDate: longAgo }), false],
    ["not activated", term({}), false],
    ["from a promo code", term({ expiryDate: past, promoCodeId: "c" }), false],
    ["revoked", term({ expiryDate: past, isRevoked: true }), false],
  ])("%s", (_case, subscription, expired) => {
    expect(isSubscriptionExpired(subscription, now)).toBe(expired);
  });

  it("stays expired once it is", () => {
    const instants = fc.date({
      min: at("2020-01-01T00:00:00.000Z"),
      max: at("2060-01-01T00:00:00.000Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, instants, instants, (activeDate, one, other) => {
        const subscription = term({ planId: "p", activeDate });
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        const expired = isSubscriptionExpired(subscription, earlier);
        expect(!expired || isSubscriptionExpired(subscription, later)).toBe(true);
      }),
    );
  });
});

describe("subscriptionExpiry", () => {
  it("is null until a key is activated, then one year on", () => {
    expect(subscriptionExpiry(term({}))).toBeNull();
    expect(subscriptionExpiry(term({ planId: "p", activeDate: longAgo }))).toEqual(
      at("2025-02-28T00:00:00.000Z"),
    );
  });
});
