/** Formats an ISO instant as DD/MM/YYYY HH:MM in a time zone (date form: plan-workspace.md section 9). Pure. */
export function instantText(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? "";
  return `${of("day")}/${of("month")}/${of("year")} ${of("hour")}:${of("minute")}`;
}
