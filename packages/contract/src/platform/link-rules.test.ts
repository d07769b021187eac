import * as fc from "fast-check";
import { expect, it } from "vitest";
import { hasLink, shortened, withoutLinks } from "./link-rules";

it.each([
  ["Status: status.aws.com/health for news", "Status: status(dot)aws(dot)com/health for news"],
  ["Sign in at secure-bank-login.com today", "Sign in at secure-bank-login(dot)com today"],
  ["visit evil.com?x=1", "visit evil(dot)com?x=1"],
  ["see evil.com:8443 now", "see evil(dot)com:8443 now"],
  ["see evil．com or evil。com", "see evil(dot)com or evil(dot)com"],
  ["see ev\u200bil.com", "see evil(dot)com"],
  ["https://evil.example/pay", "https: evil(dot)example/pay"],
  ["www.evil.c0m", "www(dot)evil.c0m"],
  ["mail ops@harbour.com.au", "mail ops@harbour(dot)com(dot)au"],
  ["see 1.2.3.4/x or 10.0.0.1:80", "see 1(dot)2(dot)3(dot)4/x or 10(dot)0(dot)0(dot)1:80"],
  ["evil.zone/login", "evil. zone/login"],
  ["example.рф, пример.xn--p1ai", "example. рф, пример(dot)xn--p1ai"],
  ["Fire in the kitchen.Everyone out.", "Fire in the kitchen. Everyone out."],
  ["Meet at 10.30am at St. John's, v1.2", "Meet at 10.30am at St. John's, v1.2"],
])("writes %j as %j", (text, expected) => {
  expect(withoutLinks(text)).toBe(expected);
});

it.each([
  ["Booking.com", true],
  ["see evil.example/pay", true],
  ["St. John's Café / Bar No. 3", false],
  ["J.P.Smith", false],
  ["И.Петров", false],
  ["user@evil.security", true],
  ["evil.zone/login", true],
  ["EVIL.ZONE", true],
  ["Evil.Security", true],
  ["J.P.Morgan/login", true],
  ["пример.рф/x", true],
  ["evil．zone", true],
  ["ev\u200bil.zo\u200bne", true],
  ["go to 1.2.3.4/x", true],
  ["v1.2.3, 10.30am, 12.11.2026", false],
])("says whether %j has a link: %s", (text, expected) => {
  expect(hasLink(text)).toBe(expected);
});

it.each([
  ["please go to the ferry forecourt", 22, "please go to the…"],
  ["please go to the ferry", 22, "please go to the ferry"],
  ["please go, to", 11, "please go…"],
  ["x".repeat(30), 10, `${"x".repeat(9)}…`],
  ["👩‍🍳".repeat(3), 9, "👩‍🍳".repeat(3)],
])("shortens %j to %i characters at a word", (text, max, expected) => {
  expect(shortened(text, max)).toBe(expected);
});

const word = fc.stringMatching(/^[a-z]{1,12}$/u);
const piece = fc.oneof(
  word,
  fc.constantFrom(
    "evil.com",
    "www.bank.co.uk",
    "https://a.example/x",
    "x．org:80",
    "Go.",
    "1.5",
    "a@b.com",
    "evil.zone/x",
    "127.0.0.1",
    "J.P.Smith",
  ),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);

it("leaves no link in any text, and every word in it", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join(" ");
      const written = withoutLinks(text);
      expect(hasLink(written)).toBe(false);
      expect(withoutLinks(written)).toBe(written);
      for (const piece of pieces.filter((part) => /^[a-z]+$/u.test(part)))
        expect(written.split(/\s+/u)).toContain(piece);
    }),
  );
});

it("keeps whole words from the start, and marks what it cut", () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 15, max: 80 }),
      (words, max) => {
        const text = words.join(" ");
        const cut = shortened(text, max);
        expect(Array.from(cut).length).toBeLessThanOrEqual(max);
        if (cut === text) return;
        const kept = cut.slice(0, -1).split(" ");
        expect(cut.at(-1)).toBe("…");
        expect(kept).toEqual(words.slice(0, kept.length));
        // The next word would not have fitted.
        expect([...kept, words[kept.length]].join(" ").length + 1).toBeGreaterThan(max);
      },
    ),
  );
});
