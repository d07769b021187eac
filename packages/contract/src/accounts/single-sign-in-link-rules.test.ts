import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSingleSignInLink, MAX_SINGLE_SIGN_IN_LINK_LENGTH } from "./single-sign-in-link-rules";

declare const atob: (text: string) => string;
declare const btoa: (bytes: string) => string;

/** The specification's rule, checked with the platform's own codec. */
const roundTrips = (text: string) => {
  try {
    return text !== "" && btoa(atob(text)) === text;
  } catch (error) {
    if (error instanceof Error && error.name === "InvalidCharacterError") return false;
    throw error;
  }
};

describe("isSingleSignInLink", () => {
  it.each([
    ["aG9sZGZhc3Q=", true],
    ["aG9sZGZhc3Q", false],
    ["aG9sZGZhc3R=", false],
    ["aG9sZGZhc3Q==", false],
    [" aG9sZGZhc3Q=", false],
    ["aG9s\nZGZhc3Q=", false],
    ["aG9sZGZhc3Q=\n", false],
    ["_-8=", false],
    ["/+8=", true],
    ["=", false],
    ["", false],
    ["A".repeat(MAX_SINGLE_SIGN_IN_LINK_LENGTH), true],
    ["A".repeat(MAX_SINGLE_SIGN_IN_LINK_LENGTH + 4), false],
  ])("accepts the link %j: %s", (parameter, accepted) => {
    expect(isSingleSignInLink(parameter)).toBe(accepted);
  });

  it("accepts the encoding of any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        expect(isSingleSignInLink(btoa(String.fromCharCode(...bytes)))).toBe(true);
      }),
    );
  });

  it("agrees with decoding and re-encoding", () => {
    const nearBase64 = fc.string({
      unit: fc.constantFrom(..."ABQgwxyz019+/=-_ "),
      maxLength: 12,
    });
    fc.assert(
      fc.property(nearBase64, (text) => {
        expect(isSingleSignInLink(text)).toBe(roundTrips(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
