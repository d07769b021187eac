import { addMs, MINUTE } from "../../../platform/clock";
import type { Attachment } from "../../../platform/outbox/outbox-table";

/** An exercise as an entry in a person's calendar. */
export type CalendarEntry = {
  readonly exerciseId: string;
  /** Grows with each change, so that a calendar replaces the earlier entry. */
  readonly version: number;
  readonly title: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly location: string;
  readonly description: string;
  readonly isCancelled: boolean;
};

/** Octets of a line without its line break (RFC 5545, 3.1). */
const LINE = 75;
const SPECIAL = /[\\;,]/gu;
const BREAKS = /\r\n|\r|\n/gu;

/** Returns an iCalendar file (RFC 5545) with one entry. Its times are in UTC, so that it needs no time zone. Pure. */
export function calendarFile(entry: CalendarEntry, now: Date): Attachment {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Holdfast//Exercises//EN",
    "BEGIN:VEVENT",
    `UID:${entry.exerciseId}@holdfast`,
    `SEQUENCE:${entry.version}`,
    `DTSTAMP:${instantText(now)}`,
    `DTSTART:${instantText(entry.startsAt)}`,
    `DTEND:${instantText(addMs(entry.startsAt, entry.minutes * MINUTE))}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.location === "" ? [] : [`LOCATION:${escaped(entry.location)}`]),
    `DESCRIPTION:${escaped(entry.description)}`,
    `STATUS:${entry.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  const text = lines.map((line) => `${folded(line)}\r\n`).join("");
  return {
    fileName: "exercise.ics",
    mediaType: "text/calendar; charset=utf-8",
    base64: Buffer.from(text).toString("base64"),
  };
}

/** Returns '20270131T230000Z'. */
const instantText = (instant: Date): string =>
  instant
    .toISOString()
    .replace(/\.\d{3}/u, "")
    .replaceAll(/[-:]/gu, "");

const escaped = (text: string): string =>
  text.replaceAll(SPECIAL, String.raw`\$&`).replaceAll(BREAKS, String.raw`\n`);

/** Breaks a line after at most 75 octets, between characters; the next line begins with a space. */
function folded(line: string): string {
  let text = "";
  let length = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > LINE) {
      text += "\r\n ";
      length = 1;
    }
    text += character;
    length += octets;
  }
  return text;
}
