import { expect, it } from "vitest";
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
const text = (changes: Partial<CalendarEntry> = {}) =>
  Buffer.from(
    calendarFile({ ...ENTRY, ...changes }, new Date("2026-11-28T10:00:00.000Z")).base64,
    "base64",
  ).toString();

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
