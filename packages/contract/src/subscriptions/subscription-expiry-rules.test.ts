import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isSubscriptionExpired,
  subscriptionExpiry,
  type SubscriptionTerm,
} from "./subscription-expiry-rules";

const at = (text: string) => new Date(text);
const term = (overrides: Partial<SubscriptionTerm>): SubscriptionTerm => ({
  expiryDate: null,
  activeDate: null,
  planId: null,
  promoCodeId: null,
  isRevoked: false,
  ...overrides,
});
const now = at("2026-11-21T12:00:00.000Z");
const past = at("2026-11-21T11:59:59.999Z");
const longAgo = at("2024-02-29T00:00:00.000Z");

describe("isSubscriptionExpired", () => {
  it.each([
    ["an expiry date in the past", term({ expiryDate: past }), true],
    ["an expiry date now", term({ expiryDate: now }), false],
    [
      "an expiry date, which overrides the active date",
      term({ expiryDate: now, activeDate: longAgo, planId: "p" }),
      false,
    ],
    ["more than a year after activation", term({ planId: "p", activeDate: longAgo }), true],
    ["within a year of activation", term({ planId: "p", activeDate: past }), false],
    ["an active date without a plan", term({ activeDate: longAgo }), false],
    ["no activation", term({}), false],
    ["a promo code", term({ expiryDate: past, promoCodeId: "c" }), false],
    ["a revoked key", term({ expiryDate: past, isRevoked: true }), false],
  ])("decides whether a subscription is expired with %s", (_case, subscription, expired) => {
    expect(isSubscriptionExpired(subscription, now)).toBe(expired);
  });

  it("remains expired as time passes", () => {
    const instants = fc.date({
      min: at("2020-01-01T00:00:00.000Z"),
      max: at("2060-01-01T00:00:00.000Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, instants, instants, (activeDate, a, b) => {
        const subscription = term({ planId: "p", activeDate });
        const [earlier, later] = a <= b ? [a, b] : [b, a];
        const expired = isSubscriptionExpired(subscription, earlier);
        expect(!expired || isSubscriptionExpired(subscription, later)).toBe(true);
      }),
    );
  });
});

describe("subscriptionExpiry", () => {
  it("returns null before activation, then one year after it", () => {
    expect(subscriptionExpiry(term({}))).toBeNull();
    expect(subscriptionExpiry(term({ planId: "p", activeDate: longAgo }))).toEqual(
      at("2025-02-28T00:00:00.000Z"),
    );
  });
});
