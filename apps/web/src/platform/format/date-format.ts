/*
 * Dates: YYYY-MM-DD on the wire, DD/MM/YYYY on the screen. A date-only value never passes through a
 * `Date`, which would move it by a day in some time zones.
 */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const pad = (value: number) => String(value).padStart(2, "0");

/** 'YYYY-MM-DD' as 'DD/MM/YYYY'; empty for null and for what is not a date. */
export const formatDate = (date: string | null | undefined): string => {
  const parts = DATE.exec(date ?? "");
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : "";
};

/** A UTC instant (ISO 8601) as the day it was where the person is, 'DD/MM/YYYY'. */
export const formatInstantDay = (instant: string | null | undefined): string => {
  const at = new Date(instant ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return "";
  return `${pad(at.getDate())}/${pad(at.getMonth() + 1)}/${at.getFullYear()}`;
};

/** A UTC instant as 'DD/MM/YYYY, HH:MM', 24 hours, where the person is. */
export const formatInstant = (instant: string | null | undefined): string => {
  const at = new Date(instant ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return "";
  return `${formatInstantDay(instant)}, ${pad(at.getHours())}:${pad(at.getMinutes())}`;
};

/** The day it is for the person at `now`, as 'YYYY-MM-DD'. */
export const dayOf = (now: Date): string =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
