import * as fc from "fast-check";
import { expect, it } from "vitest";
import { greetingTo, nameInEmail } from "./name-in-email-rules";

it.each([
  ["Ana", "Ana"],
  ["  Zoë Söhne-O'Neill ", "Zoë Söhne-O'Neill"],
  ["St. John's Café / Bar No. 3", "St. John's Café / Bar No. 3"],
  ["Ana\r\n\r\nSilva", "Ana Silva"],
  ["Ana\u2028Silva\u0085", "Ana Silva"],
  ["x".repeat(60), "x".repeat(60)],
  ["👩‍🍳".repeat(20), "👩‍🍳".repeat(20)],
  ["x".repeat(61), undefined],
  ["Pay at http://evil.example/pay", undefined],
  ["Pay at HTTPS://evil.example", undefined],
  ["see WWW.evil.example", undefined],
  ["see evil.example/pay", undefined],
  ["Sign in at secure-bank-login.com", undefined],
  ["visit evil.com?x=1", undefined],
  ["visit evil．com", undefined],
  ["", undefined],
  ["\r\n", undefined],
])("writes the name %j as %j", (name, expected) => {
  expect(nameInEmail(name)).toBe(expected);
  expect(greetingTo(name)).toBe(expected === undefined ? "Hello," : `Hello ${expected},`);
});

it("no name adds a line or a link", () => {
  const piece = fc.constantFrom(
    "\r",
    "\n",
    "\u2029",
    "\u0000",
    "http://",
    "www.",
    "a",
    " ",
    ".au/",
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ unit: "binary" })), { maxLength: 8 }),
      (pieces) => {
        expect(greetingTo(pieces.join(""))).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|:\/\/|www\./iu);
      },
    ),
  );
});
