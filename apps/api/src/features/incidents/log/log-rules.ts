import { createHash } from "node:crypto";
import type { CostLine } from "@holdfast/contract/incidents/costs/cost-line";
import type { LogEntry } from "@holdfast/contract/incidents/log-entry";
import { DAY, addMs, MINUTE } from "../../../platform/clock";

/** The hash before the first entry of a log. */
export const FIRST_HASH = "0".repeat(64);

export type UnhashedEntry = Omit<LogEntry, "hash" | "photo" | "cost"> & {
  readonly photo: { readonly sha256: string } | null;
  readonly cost: HashedCost | null;
};
type HashedCost = Omit<CostLine, "currency"> & { readonly currency: { readonly code: string } };

/**
 * Returns the SHA-256 of an entry and the hash before it, in hex. The fields are a JSON list in a fixed order, so that
 * anyone with the exported log can compute it; an entry with a photo has the SHA-256 of its file after them, and one with a
 * cost the list of its facts. Pure.
 */
export const hashOfEntry = (before: string, entry: UnhashedEntry): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        before,
        entry.number,
        entry.entryId,
        entry.kind,
        entry.text,
        entry.authorName,
        entry.deviceAt,
        entry.serverAt,
        ...(entry.photo ? [entry.photo.sha256] : []),
        ...(entry.cost ? [factsOf(entry.cost)] : []),
      ]),
    )
    .digest("hex");

const factsOf = ({ kind, amount, currency, paidBy, unitName, corrects }: HashedCost) => [
  kind,
  amount,
  currency.code,
  paidBy,
  unitName,
  ...(corrects ? [corrects.entryId, corrects.reason] : []),
];

/** Returns the number of the first entry that was changed, or that follows a missing one; undefined if none. Pure. */
export function firstBrokenEntry(entries: readonly LogEntry[]): number | undefined {
  let before = FIRST_HASH;
  for (const [at, entry] of entries.entries()) {
    if (entry.number !== at + 1 || entry.hash !== hashOfEntry(before, entry)) return entry.number;
    before = entry.hash;
  }
  return undefined;
}

/** A device's clock may be wrong by this much. */
const LATEST = MINUTE;

/**
 * Returns when an entry was written: what the device says, but never later than the server's time. Undefined for a time
 * that no device's clock should show: more than a day ahead, or before the declaration by more than a day. Pure.
 */
export function writtenAt(deviceAt: string, declaredAt: string, now: Date): Date | undefined {
  const written = new Date(deviceAt);
  const isPossible = written <= addMs(now, DAY) && written >= addMs(new Date(declaredAt), -DAY);
  if (!isPossible) return undefined;
  return written > addMs(now, LATEST) ? now : written;
}
