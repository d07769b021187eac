import { dateInText } from "@holdfast/contract/platform/calendar-rules";

/*
 * Dates are YYYY-MM-DD in the API, DD/MM/YYYY in fields and tables, and '9 Feb 2026' in text (`dateInText`). A date without a time is never converted to a `Date`,
 * which would shift it by a day in some time zones.
 */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const pad = (value: number) => String(value).padStart(2, "0");

/** Formats 'YYYY-MM-DD' as 'DD/MM/YYYY'; empty for null and for anything that is not a date. */
export const formatDate = (date: string | null | undefined): string => {
  const parts = DATE.exec(date ?? "");
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : "";
};

/** Formats a UTC instant (ISO 8601) as a day in the person's time zone, 'DD/MM/YYYY'. */
export const formatInstantDay = (instant: string | null | undefined): string => {
  const at = new Date(instant ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return "";
  return `${pad(at.getDate())}/${pad(at.getMonth() + 1)}/${at.getFullYear()}`;
};

/** Formats a UTC instant as a day in the person's time zone for running text, '9 Feb 2026'. */
export const instantInText = (instant: string): string => dateInText(dayOf(new Date(instant)));

/** Formats a UTC instant in the person's time zone as 'DD/MM/YYYY, HH:MM' (24 hours). */
export const formatInstant = (instant: string | null | undefined): string => {
  const at = new Date(instant ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return "";
  return `${formatInstantDay(instant)}, ${formatTime(at)}`;
};

/** The same as 'DD/MM/YYYY, HH:MM:SS', for a log in which minutes do not tell entries apart. */
export const formatInstantSeconds = (instant: string): string =>
  `${formatInstant(instant)}:${pad(new Date(instant).getSeconds())}`;

/** Formats an instant in the person's time zone as 'HH:MM' (24 hours). */
export const formatTime = (instant: Date): string =>
  `${pad(instant.getHours())}:${pad(instant.getMinutes())}`;

/** Returns the person's time zone, such as 'Australia/Sydney'. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the day in the person's time zone at `now`, as 'YYYY-MM-DD'. */
export const dayOf = (now: Date): string =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
