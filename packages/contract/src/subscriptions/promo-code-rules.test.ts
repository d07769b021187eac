import { describe, expect, it } from "vitest";
import { isPromoCodeExpired, promoCodeExpiry } from "./promo-code-rules";

describe("isPromoCodeExpired", () => {
  const expiryDate = promoCodeExpiry(new Date("2026-11-21T00:00:00.000Z"));
  it.each([
    ["before", false, "2027-11-20T00:00:00.000Z", false],
    ["at", false, "2027-11-21T00:00:00.000Z", false],
    ["after", false, "2027-11-21T00:00:00.001Z", true],
    ["revoked, after", true, "2027-11-22T00:00:00.000Z", false],
  ])(
    "decides whether a promo code is expired: %s the expiry date",
    (_case, isRevoked, now, expired) => {
      expect(isPromoCodeExpired({ isRevoked, expiryDate }, new Date(now))).toBe(expired);
    },
  );
});
