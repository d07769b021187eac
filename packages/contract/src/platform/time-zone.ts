import * as z from "zod/mini";

/** Whether the runtime knows this IANA time zone, such as 'Australia/Sydney'. Pure. */
export const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat("en-AU", { timeZone: name }).format(0) !== "";
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

export const requiredTimeZone = () =>
  z.string("Unknown time zone.").check(z.maxLength(60), z.refine(isTimeZone, "Unknown time zone."));

export const optionalTimeZone = () => z.optional(requiredTimeZone());

const partsIn = (instant: Date, timeZone: string) => {
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(instant);
  return (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
};

/** Returns the date in a time zone, YYYY-MM-DD. */
export const dateInZone = (instant: Date, timeZone: string): string => {
  const part = partsIn(instant, timeZone);
  return `${part("year")}-${part("month")}-${part("day")}`;
};

/** Returns the time of day in a time zone, HH:MM. */
export const timeInZone = (instant: Date, timeZone: string): string => {
  const part = partsIn(instant, timeZone);
  return `${part("hour")}:${part("minute")}`;
};

/**
 * Returns the instant of a date (YYYY-MM-DD) and a time of day (HH:MM) in a time zone. A time that is skipped when
 * clocks go forward becomes the one an hour before.
 */
export function instantInZone(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00.000Z`);
  const offsetAt = (at: number) => {
    const instant = new Date(at);
    const shown = `${dateInZone(instant, timeZone)}T${timeInZone(instant, timeZone)}:00.000Z`;
    return Date.parse(shown) - at;
  };
  // The offset a few hours away may differ, where clocks change between the two.
  return new Date(wanted - offsetAt(wanted - offsetAt(wanted)));
}

/** Returns a time zone for reading: 'Sydney time' of 'Australia/Sydney'. */
export const timeZoneText = (timeZone: string): string =>
  `${(timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ")} time`;
