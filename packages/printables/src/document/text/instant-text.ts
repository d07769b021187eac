/** Formats an ISO instant as DD/MM/YYYY HH:MM in a time zone (date form: plan-workspace.md section 9). Pure. */
export const instantText = (instant: string, timeZone: string): string => {
  const { date, time } = partsOf(instant, timeZone);
  return `${date} ${time}`;
};

/** The same with seconds, for a log in which minutes do not tell entries apart. Pure. */
export const instantWithSeconds = (instant: string, timeZone: string): string => {
  const { date, time, second } = partsOf(instant, timeZone);
  return `${date} ${time}:${second}`;
};

function partsOf(instant: string, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? "";
  return {
    date: `${of("day")}/${of("month")}/${of("year")}`,
    time: `${of("hour")}:${of("minute")}`,
    second: of("second"),
  };
}
