/** Formats whole days: '1 day', 'n days'. */
const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

/** Returns the MTPD in words: '7 days', '4 hours', '2 weeks (14 days)'. */
export function mtpdText({
  mtpd,
}: {
  readonly mtpd: { readonly name: string; readonly days: number } | null;
}): string {
  if (mtpd === null) return "not yet set";
  const { name, days } = mtpd;
  if (!Number.isInteger(days)) return name;
  return name === daysText(days) ? name : `${name} (${daysText(days)})`;
}
