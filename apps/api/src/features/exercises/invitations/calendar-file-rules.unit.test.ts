import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCalendar } from "../../../../test/calendar/read-calendar";
import { calendarFile, type CalendarEntry } from "./calendar-file-rules";

const ENTRY: CalendarEntry = {
  exerciseId: "01941f29-7c00-7000-8000-000000000001",
  version: 3,
  title: "EXERCISE: Fire on the premises",
  startsAt: new Date("2027-01-30T23:30:00.000Z"),
  minutes: 120,
  location: "Café, upstairs; room 2",
  description: "This is an exercise. Nothing has happened.",
  isCancelled: false,
};
const bytes = (changes: Partial<CalendarEntry> = {}) =>
  Buffer.from(
    calendarFile({ ...ENTRY, ...changes }, new Date("2026-11-28T10:00:00.000Z")).base64,
    "base64",
  );
const text = (changes: Partial<CalendarEntry> = {}) => bytes(changes).toString();

it("is an iCalendar file with the times in UTC, and special characters escaped", () => {
  expect(text().split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Holdfast//Exercises//EN",
    "BEGIN:VEVENT",
    "UID:01941f29-7c00-7000-8000-000000000001@holdfast",
    "SEQUENCE:3",
    "DTSTAMP:20261128T100000Z",
    "DTSTART:20270130T233000Z",
    "DTEND:20270131T013000Z",
    "SUMMARY:EXERCISE: Fire on the premises",
    String.raw`LOCATION:Café\, upstairs\; room 2`,
    "DESCRIPTION:This is an exercise. Nothing has happened.",
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("folds lines after 75 octets, and splits no character", () => {
  const description = "é火🔥".repeat(60);
  const folded = text({ description });
  for (const line of folded.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(folded).not.toContain("\uFFFD");
  expect(folded.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${description}\r\n`);
});

it("has no line break in a text, and no location that is not known", () => {
  const file = text({ description: "One.\r\nTwo.\nThree.", location: "" });
  expect(file).toContain(String.raw`DESCRIPTION:One.\nTwo.\nThree.`);
  expect(file).not.toContain("LOCATION");
});

it("cancels the entry", () => {
  expect(text({ isCancelled: true })).toContain("\r\nSTATUS:CANCELLED\r\n");
});

describe("a reader of RFC 5545", () => {
  it("reads what was written", () => {
    expect(readCalendar(bytes())).toEqual({
      uid: `${ENTRY.exerciseId}@holdfast`,
      sequence: 3,
      stamp: new Date("2026-11-28T10:00:00.000Z"),
      start: ENTRY.startsAt,
      end: new Date("2027-01-31T01:30:00.000Z"),
      summary: ENTRY.title,
      location: ENTRY.location,
      description: ENTRY.description,
      status: "CONFIRMED",
    });
  });

  it("reads every text as it was, in lines that are short enough", () => {
    // Names have no other control characters.
    const name = fc
      .string({ unit: "grapheme", maxLength: 300 })
      .map((words) => words.replaceAll(/\p{Cc}/gu, " "));
    const description = fc.array(name, { maxLength: 4 }).map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(name, name, description, (title, location, words) => {
        const event = readCalendar(bytes({ title, location, description: words }));
        expect([event.summary, event.location ?? "", event.description]).toEqual([
          title,
          location,
          words,
        ]);
      }),
    );
  });

  it.each([
    ["line breaks of Unix", (file: string) => file.replaceAll("\r\n", "\n")],
    ["no last line break", (file: string) => file.slice(0, -2)],
    ["a long line", (file: string) => file.replace("SUMMARY:", `SUMMARY:${"a".repeat(75)}`)],
    ["an unescaped comma", (file: string) => file.replace(String.raw`\,`, ",")],
    ["an unknown escape", (file: string) => file.replace(String.raw`\,`, String.raw`\x`)],
    ["a control character", (file: string) => file.replace("Fire", "Fire\u0007")],
    ["a local time", (file: string) => file.replace(/(DTSTART:\d+T\d+)Z/u, "$1")],
    [
      "a day that does not exist",
      (file: string) => file.replace("DTSTART:20270130", "DTSTART:20270230"),
    ],
    ["an end before its start", (file: string) => file.replace("DTEND:2027", "DTEND:2026")],
    ["no UID", (file: string) => file.replace(/UID:[^\r]+\r\n/u, "")],
    ["two starts", (file: string) => file.replace(/(DTSTART:[^\r]+\r\n)/u, "$1$1")],
    ["another status", (file: string) => file.replace("CONFIRMED", "PLANNED")],
    ["no version", (file: string) => file.replace("VERSION:2.0\r\n", "")],
    ["an event that does not end", (file: string) => file.replace("END:VEVENT\r\n", "")],
  ])("refuses a file with %s", (_, damage) => {
    const damaged = damage(text());
    expect(damaged).not.toBe(text());
    expect(() => readCalendar(Buffer.from(damaged))).toThrow("Not a calendar by RFC 5545");
  });
});
