import { freshnessOf } from "@holdfast/contract/contact-checks/contact-check-rules";
import { formatInstantDay } from "../../platform/format/date-format";

/**
 * Returns when a person confirmed their contact details: 'Confirmed 12/10/2026', 'Out of date: confirmed 12/10/2026' or
 * 'Never confirmed'. Pure.
 * @param days after which a confirmation is stale
 */
export function confirmedText(confirmedAt: string | null, days: number, now: Date): string {
  const freshness = freshnessOf(confirmedAt, days, now);
  if (freshness === "never") return "Never confirmed";
  const day = formatInstantDay(confirmedAt);
  return freshness === "fresh" ? `Confirmed ${day}` : `Out of date: confirmed ${day}`;
}
