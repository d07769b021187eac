const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** Formats YYYY-MM-DD as DD/MM/YYYY (plan-workspace.md section 9). Other text is returned unchanged. */
export function dateText(date: string): string {
  const parts = CALENDAR_DATE.exec(date);
  return parts === null ? date : `${parts[3]}/${parts[2]}/${parts[1]}`;
}

/** Formats whole days: '1 day', 'n days'; null is a dash. */
export function daysText(days: number | null): string {
  if (days === null) return "–";
  return days === 1 ? "1 day" : `${days} days`;
}
