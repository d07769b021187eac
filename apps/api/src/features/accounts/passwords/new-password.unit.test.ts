import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAcceptablePassword } from "@holdfast/contract/accounts/password-rules";
import { isCommonPassword } from "./guessable-password-rules";
import { containsOwnName } from "./own-name-rules";

const ANA = { firstName: "Ana", lastName: "Silva", email: "ana.silva+plans@cafe.example" };

describe("a common password", () => {
  it.each([
    "Password1!",
    "P@ssw0rd",
    "p4$$W0RD!!",
    "Passw0rd2026!",
    "!!Welcome123",
    "Welc0m3!",
    "Qwerty123!",
    "1q2w3e4R!",
    "1qaz@WSX",
    "Abc123!@#",
    "Aa123456!",
    "Summer2026!",
    "Admin@123",
    "Holdfast-1",
    "Pass!1pass",
    "Aa1!Aa1!Aa1!",
    "Ｐａｓｓｗｏｒｄ1!",
    "Pässwörd-1",
  ])("finds the common password %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    "Continuity-1",
    "Continuity-2",
    "Another-1",
    "Wrong-1",
    "Tide-and-Anchor-7",
    "correct Horse 5 battery!",
    "xK7#mQ2v",
    "Käsekuchen-11",
  ])("does not find the password %s common", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  const word = fc.constantFrom("password", "welcome", "dragon", "liverpool", "summer", "michael");
  const around = fc.string({ unit: fc.constantFrom(..."1234567890!?#-_. "), maxLength: 8 });
  const disguised = (text: string) =>
    text.replaceAll("a", "@").replaceAll("o", "0").replaceAll("e", "3");

  it("remains common with other characters around it and disguised letters", () => {
    fc.assert(
      fc.property(
        word,
        around,
        around,
        fc.boolean(),
        fc.boolean(),
        (chosen, before, after, up, hide) => {
          const cased = up ? `${chosen.charAt(0).toUpperCase()}${chosen.slice(1)}` : chosen;
          const password = `${before}${cased}${after}`;
          expect(isCommonPassword(password)).toBe(true);
          // A symbol next to it could itself be read as a letter, so the disguised word is tested on its own.
          expect(isCommonPassword(hide ? disguised(cased) : cased)).toBe(true);
        },
      ),
    );
  });

  it("does not depend on case", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 20 }), (password) => {
        expect(isCommonPassword(password.toUpperCase())).toBe(
          isCommonPassword(password.toLowerCase()),
        );
      }),
    );
  });

  it("finds no password common that a generator creates", () => {
    const sign = fc.constantFrom(
      ..."abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%&*+-=?@_",
    );
    fc.assert(
      fc.property(fc.string({ unit: sign, minLength: 16, maxLength: 32 }), (password) => {
        fc.pre(isAcceptablePassword(password) && new Set(password.toLowerCase()).size >= 8);
        expect(isCommonPassword(password)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a password with the person's own name", () => {
  it.each([
    ["Silva-2026", true],
    ["my$1lva!X9", true],
    ["XsilvaX-77", true],
    ["Ana-loves-tea-1", true],
    ["Banana-Boat-7", false],
    ["Plans-Ahead-9", false],
    ["Cafe-Corner-5", false],
    ["Continuity-1", false],
  ])("says whether the password %s contains the person's own name: %s", (password, expected) => {
    expect(containsOwnName(password, ANA)).toBe(expected);
  });

  it("finds a name of four or more characters at any position of a password", () => {
    const name = fc.string({
      unit: fc.constantFrom(..."bcdfhkmnpruvwxyäéø"),
      minLength: 4,
      maxLength: 12,
    });
    fc.assert(
      fc.property(name, fc.string(), fc.string(), (lastName, before, after) => {
        const person = { firstName: "Bo", lastName, email: "x@cafe.example" };
        expect(containsOwnName(`${before} ${lastName.toUpperCase()} ${after}`, person)).toBe(true);
      }),
    );
  });

  it("ignores names that are shorter or have only digits and signs", () => {
    const person = { firstName: "Al", lastName: "—", email: "12345@cafe.example" };
    expect(containsOwnName("Al-12345-Tide!", person)).toBe(false);
  });
});
