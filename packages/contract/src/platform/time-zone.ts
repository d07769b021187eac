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

export const optionalTimeZone = () =>
  z.optional(z.string().check(z.maxLength(60), z.refine(isTimeZone, "Unknown time zone.")));

/** Returns the date in a time zone, YYYY-MM-DD. */
export const dateInZone = (instant: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
};
