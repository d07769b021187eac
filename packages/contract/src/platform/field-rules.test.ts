import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  dateOnly,
  INVALID_EMAIL,
  LIMITS,
  optionalEmail,
  optionalText,
  requiredEmail,
  requiredText,
} from "./field-rules";

/** What is said of the value; nothing where it is taken. */
const said = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];
const taken = <T>(schema: z.ZodMiniType<T>, value: unknown) => z.parse(schema, value);

describe("a date", () => {
  const NO_DATE = ["Please input a valid date."];
  const FAR = ["Please input a date of the years 1900 to 2199."];
  it.each([
    ["1900-01-01", []],
    ["2199-12-31", []],
    ["2028-02-29", []],
    ["0000-01-01", FAR],
    ["0026-11-21", FAR],
    ["1899-12-31", FAR],
    ["2200-01-01", FAR],
    ["9999-12-31", FAR],
    ["2026-02-29", NO_DATE],
    ["2026-13-01", NO_DATE],
    ["21/11/2026", NO_DATE],
    ["12026-01-01", NO_DATE],
    ["2026-11-21T00:00:00Z", NO_DATE],
    ["", NO_DATE],
    [null, NO_DATE],
    [20261121, NO_DATE],
  ])("%j: %j", (value, messages) => {
    expect(said(dateOnly(), value).slice(0, 1)).toEqual(messages);
  });

  it("of every day in those years is taken as it is", () => {
    const day = fc.date({
      min: new Date("1900-01-01"),
      max: new Date("2199-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (instant) => {
        const date = instant.toISOString().slice(0, 10);
        expect(taken(dateOnly(), date)).toBe(date);
      }),
    );
  });

  it("may be missing with a sentence of its own", () => {
    expect(said(dateOnly("Please choose a day."), undefined)).toEqual(["Please choose a day."]);
  });
});

describe("text", () => {
  const NOT_STORABLE = ["Please remove characters that cannot be saved."];
  const name = requiredText("Please input the name.");

  it("is trimmed, and empty means missing", () => {
    expect(taken(name, "  Ann ")).toBe("Ann");
    expect(said(name, " ")).toEqual(["Please input the name."]);
    expect(said(name, undefined)).toEqual(["Please input the name."]);
    expect(taken(optionalText(), "  Ann ")).toBe("Ann");
    for (const nothing of ["", "  ", null, undefined])
      expect(taken(optionalText(), nothing)).toBeNull();
  });

  it.each(["\u200b", "\u2060 \ufeff", "\u00ad\u3164", " \u202e\u2066 "])(
    "%j has nothing to be seen",
    (value) => expect(said(name, value)[0]).toBe("Please input the name."),
  );

  it("loses the marks that turn its direction, and keeps those that join and shape it", () => {
    expect(taken(name, "\u202Ertl\u202c")).toBe("rtl");
    expect(taken(optionalText(), "a\u2066b\u2069")).toBe("ab");
    for (const kept of ["👩‍🍳 Ana", "می‌خواهم", "\u200eAnchor"]) expect(taken(name, kept)).toBe(kept);
  });

  it.each([
    ["there,\r\n\r\nPay at once", "there, Pay at once"],
    ["Café\nBcc: bob@cafe.example", "Café Bcc: bob@cafe.example"],
    ["a\tb\u2028c\u0085d\u0007", "a b c d"],
    ["\nAnn\r\n", "Ann"],
  ])("that is a name or an address is one line: %j", (value, line) => {
    expect(taken(name, value)).toBe(line);
    expect(taken(optionalText(LIMITS.line), value)).toBe(line);
  });

  it("that may be long keeps its lines", () => {
    const lines = "First.\n\n- second\n\t- third";
    expect(taken(optionalText(LIMITS.text), lines)).toBe(lines);
    expect(taken(requiredText("Please tell.", LIMITS.text), lines)).toBe(lines);
  });

  it.each([
    ["x".repeat(LIMITS.name), []],
    ["x".repeat(LIMITS.name + 1), ["Please use at most 200 characters."]],
    ["nul \u0000", NOT_STORABLE],
    ["half a pair \ud83c", NOT_STORABLE],
    ["a whole one \u{1f30a}", []],
  ])("%j: %j", (value, messages) => {
    expect(said(name, value)).toEqual(messages);
    expect(said(optionalText(), value)).toEqual(messages);
  });
});

describe("an e-mail address", () => {
  it.each([
    ["ann@cafe.example", []],
    [" ann+plans@a.b.example ", []],
    ["ann", [INVALID_EMAIL]],
    ["ann@cafe", [INVALID_EMAIL]],
    ["ann@@cafe.example", [INVALID_EMAIL]],
    ["ann @cafe.example", [INVALID_EMAIL]],
    ["ann@cafe.example\nBcc: bob@cafe.example", [INVALID_EMAIL]],
    [`${"a".repeat(65)}@cafe.example`, [INVALID_EMAIL]],
  ])("%j: %j", (value, messages) => {
    expect(said(requiredEmail("Please input the email."), value)).toEqual(messages);
    expect(said(optionalEmail(), value)).toEqual(messages);
  });

  it("that is missing has the sentence of its field, or none", () => {
    expect(said(requiredEmail("Please input the email."), "")).toEqual(["Please input the email."]);
    expect(taken(optionalEmail(), "")).toBeNull();
  });
});
