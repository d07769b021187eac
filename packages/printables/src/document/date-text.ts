const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** Formats YYYY-MM-DD as DD/MM/YYYY (plan-workspace.md section 9). Other text is returned unchanged. */
export function dateText(date: string): string {
  const parts = CALENDAR_DATE.exec(date);
  return parts === null ? date : `${parts[3]}/${parts[2]}/${parts[1]}`;
}

/** Returns the same day a year later, YYYY-MM-DD; 29 February becomes 28 February. Empty if not a date. */
export function yearLater(date: string): string {
  const parts = CALENDAR_DATE.exec(date);
  if (parts === null) return "";
  const year = String(Number(parts[1]) + 1).padStart(4, "0");
  const day = parts[2] === "02" && parts[3] === "29" ? "28" : parts[3];
  return `${year}-${parts[2]}-${day}`;
}

/** Formats whole days: '1 day', 'n days'; null is a dash. */
export function daysText(days: number | null): string {
  if (days === null) return "–";
  return days === 1 ? "1 day" : `${days} days`;
}
