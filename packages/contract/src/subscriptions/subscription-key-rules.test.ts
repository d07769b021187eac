import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  normaliseSubscriptionKey,
  SUBSCRIPTION_KEY_BYTES,
  subscriptionKeyFromBytes,
} from "./subscription-key-rules";

/** A key as it is stored: Crockford's base32 in four groups. */
const STORED_KEY = /^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/;

const keyBytes = fc.uint8Array({
  minLength: SUBSCRIPTION_KEY_BYTES,
  maxLength: SUBSCRIPTION_KEY_BYTES,
});
const keys = keyBytes.map(subscriptionKeyFromBytes);

describe("subscriptionKeyFromBytes", () => {
  it.each([
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "0000-0000-0000-0000"],
    [[255, 255, 255, 255, 255, 255, 255, 255, 255, 255], "ZZZZ-ZZZZ-ZZZZ-ZZZZ"],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 1], "0000-0000-0000-0001"],
    [[8, 0, 0, 0, 0, 0, 0, 0, 0, 0], "1000-0000-0000-0000"],
    [[0, 68, 50, 20, 199, 66, 84, 182, 53, 207], "0123-4567-89AB-CDEF"],
  ])("turns %j into %s", (bytes, key) => {
    expect(subscriptionKeyFromBytes(Uint8Array.from(bytes))).toBe(key);
  });

  it("rejects fewer or more bytes", () => {
    expect(() => subscriptionKeyFromBytes(new Uint8Array(9))).toThrow(RangeError);
    expect(() => subscriptionKeyFromBytes(new Uint8Array(11))).toThrow(RangeError);
  });

  it("produces keys in the right format, different for different bytes", () => {
    fc.assert(
      fc.property(keyBytes, keyBytes, (a, b) => {
        const [first, second] = [subscriptionKeyFromBytes(a), subscriptionKeyFromBytes(b)];
        expect(first).toMatch(STORED_KEY);
        expect(first === second).toBe(a.toString() === b.toString());
      }),
    );
  });
});

describe("normaliseSubscriptionKey", () => {
  it.each([
    ["0123-4567-89ab-cdef", "0123-4567-89AB-CDEF"],
    [" 0123 4567 89AB CDEF\n", "0123-4567-89AB-CDEF"],
    ["0123456789ABCDEF", "0123-4567-89AB-CDEF"],
    ["O123–4567—89AB‑CDEF", "0123-4567-89AB-CDEF"],
    ["oOiI-lL00-0000-0000", "0011-1100-0000-0000"],
    ["012-34567-89AB-CDEF", "0123-4567-89AB-CDEF"],
    ["0123-4567-89AB-CDE", null],
    ["0123-4567-89AB-CDEF-0", null],
    ["0123-4567-89AB-CDEU", null],
    ["0123-4567-89AB-CDE!", null],
    ["DEMO-PLAN", null],
    ["", null],
    ["----", null],
    ["ßßßß-ßßßß", null],
  ])("reads %j as %s", (typed, key) => {
    expect(normaliseSubscriptionKey(typed)).toBe(key);
  });

  it("recovers a key however it was typed, and leaves a canonical one unchanged", () => {
    const asTyped = keys.chain((key) =>
      fc
        .array(
          fc.record({
            lower: fc.boolean(),
            zero: fc.constantFrom("0", "o", "O"),
            one: fc.constantFrom("1", "i", "I", "l", "L"),
            gap: fc.constantFrom("", "-", " ", " - "),
          }),
          { minLength: 16, maxLength: 16 },
        )
        .map((habits) => {
          const typed = Array.from(key.replaceAll("-", ""), (character, index) => {
            const habit = habits[index];
            if (!habit) return character;
            const written = { "0": habit.zero, "1": habit.one }[character] ?? character;
            return (habit.lower ? written.toLowerCase() : written) + habit.gap;
          });
          return { key, typed: typed.join("") };
        }),
    );
    fc.assert(
      fc.property(asTyped, ({ key, typed }) => {
        expect(normaliseSubscriptionKey(typed)).toBe(key);
        expect(normaliseSubscriptionKey(key)).toBe(key);
      }),
    );
  });

  it("returns a key or null for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const key = normaliseSubscriptionKey(typed);
        expect(key ?? "0000-0000-0000-0000").toMatch(STORED_KEY);
      }),
    );
  });
});
