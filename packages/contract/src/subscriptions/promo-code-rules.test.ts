import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPromoCodeExpired, normalisePromoCode, promoCodeExpiry } from "./promo-code-rules";

describe("normalisePromoCode", () => {
  it.each([
    ["DEMO-PLAN", "DEMO-PLAN"],
    [" demo-plan ", "DEMO-PLAN"],
    ["2026", "2026"],
    ["a".repeat(32), "A".repeat(32)],
    ["a".repeat(33), null],
    ["abc", null],
    ["demo plan", null],
    ["demo_plan", null],
    ["démo-plan", null],
    ["demo-plaın", null],
    ["straße", null],
    ["", null],
  ])("reads %j as %s", (typed, code) => {
    expect(normalisePromoCode(typed)).toBe(code);
  });

  it("ignores case", () => {
    const codes = fc.string({
      unit: fc.constantFrom(..."abcxyzABCXYZ019-"),
      minLength: 4,
      maxLength: 32,
    });
    fc.assert(
      fc.property(codes, (code) => {
        expect(normalisePromoCode(code.toLowerCase())).toBe(normalisePromoCode(code.toUpperCase()));
        expect(normalisePromoCode(code)).toBe(code.toUpperCase());
      }),
    );
  });
});

describe("isPromoCodeExpired", () => {
  const expiryDate = promoCodeExpiry(new Date("2026-11-21T00:00:00.000Z"));
  it.each([
    ["before", false, "2027-11-20T00:00:00.000Z", false],
    ["at", false, "2027-11-21T00:00:00.000Z", false],
    ["after", false, "2027-11-21T00:00:00.001Z", true],
    ["revoked, after", true, "2027-11-22T00:00:00.000Z", false],
  ])("%s the expiry date", (_case, isRevoked, now, expired) => {
    expect(isPromoCodeExpired({ isRevoked, expiryDate }, new Date(now))).toBe(expired);
  });
});
