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

/** Returns the messages for the value; empty if it is accepted. */
const messagesFor = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];
const parsed = <T>(schema: z.ZodMiniType<T>, value: unknown) => z.parse(schema, value);

describe("dateOnly", () => {
  const NO_DATE = ["Please input a valid date."];
  const FAR = ["Please input a date between 1900 and 2199."];
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
  ])("reports for %j: %j", (value, messages) => {
    expect(messagesFor(dateOnly(), value).slice(0, 1)).toEqual(messages);
  });

  it("accepts every day in those years unchanged", () => {
    const day = fc.date({
      min: new Date("1900-01-01"),
      max: new Date("2199-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (instant) => {
        const date = instant.toISOString().slice(0, 10);
        expect(parsed(dateOnly(), date)).toBe(date);
      }),
    );
  });

  it("has a custom message for a missing date", () => {
    expect(messagesFor(dateOnly("Please choose a day."), undefined)).toEqual([
      "Please choose a day.",
    ]);
  });
});

describe("requiredText and optionalText", () => {
  const NOT_STORABLE = ["Please remove unsupported characters."];
  const name = requiredText("Please input the name.");

  it("trims text, and treats empty text as missing", () => {
    expect(parsed(name, "  Ann ")).toBe("Ann");
    expect(messagesFor(name, " ")).toEqual(["Please input the name."]);
    expect(messagesFor(name, undefined)).toEqual(["Please input the name."]);
    expect(parsed(optionalText(), "  Ann ")).toBe("Ann");
    for (const nothing of ["", "  ", null, undefined])
      expect(parsed(optionalText(), nothing)).toBeNull();
  });

  it.each(["\u200b", "\u2060 \ufeff", "\u00ad\u3164", " \u202e\u2066 "])(
    "treats invisible %j as missing",
    (value) => expect(messagesFor(name, value)[0]).toBe("Please input the name."),
  );

  it("removes bidirectional overrides, and keeps joiners and direction marks", () => {
    expect(parsed(name, "\u202Ertl\u202c")).toBe("rtl");
    expect(parsed(optionalText(), "a\u2066b\u2069")).toBe("ab");
    for (const kept of ["👩‍🍳 Ana", "می‌خواهم", "\u200eAnchor"]) expect(parsed(name, kept)).toBe(kept);
  });

  it.each([
    ["there,\r\n\r\nPay at once", "there, Pay at once"],
    ["Café\nBcc: bob@cafe.example", "Café Bcc: bob@cafe.example"],
    ["a\tb\u2028c\u0085d\u0007", "a b c d"],
    ["\nAnn\r\n", "Ann"],
  ])("puts a name or an address on one line: %j", (value, line) => {
    expect(parsed(name, value)).toBe(line);
    expect(parsed(optionalText(LIMITS.line), value)).toBe(line);
  });

  it("keeps the line breaks of long text", () => {
    const lines = "First.\n\n- second\n\t- third";
    expect(parsed(optionalText(LIMITS.text), lines)).toBe(lines);
    expect(parsed(requiredText("Please tell.", LIMITS.text), lines)).toBe(lines);
  });

  it.each([
    ["x".repeat(LIMITS.name), []],
    ["x".repeat(LIMITS.name + 1), ["Please use at most 200 characters."]],
    ["nul \u0000", NOT_STORABLE],
    ["half a pair \ud83c", NOT_STORABLE],
    ["a whole one \u{1f30a}", []],
  ])("reports for %j: %j", (value, messages) => {
    expect(messagesFor(name, value)).toEqual(messages);
    expect(messagesFor(optionalText(), value)).toEqual(messages);
  });
});

describe("requiredEmail and optionalEmail", () => {
  it.each([
    ["ann@cafe.example", []],
    [" ann+plans@a.b.example ", []],
    ["ann", [INVALID_EMAIL]],
    ["ann@cafe", [INVALID_EMAIL]],
    ["ann@@cafe.example", [INVALID_EMAIL]],
    ["ann @cafe.example", [INVALID_EMAIL]],
    ["ann@cafe.example\nBcc: bob@cafe.example", [INVALID_EMAIL]],
    [`${"a".repeat(65)}@cafe.example`, [INVALID_EMAIL]],
  ])("reports for %j: %j", (value, messages) => {
    expect(messagesFor(requiredEmail("Please input the email."), value)).toEqual(messages);
    expect(messagesFor(optionalEmail(), value)).toEqual(messages);
  });

  it("shows the field's message for a missing required email, and none for an optional one", () => {
    expect(messagesFor(requiredEmail("Please input the email."), "")).toEqual([
      "Please input the email.",
    ]);
    expect(parsed(optionalEmail(), "")).toBeNull();
  });
});
