import { hundredthsText } from "../../platform/money-rules";
import { COST_KINDS, type CostKind, type CostLine } from "./cost-line";
import type { LogEntry } from "../log-entry";

export const COST_KIND_NAMES: Readonly<Record<CostKind, string>> = {
  "increased-cost-of-working": "Increased cost of working",
  repairs: "Repairs and clean-up",
  replacement: "Replacement of stock or equipment",
  "temporary-premises": "Temporary premises",
  wages: "Wages and overtime",
  other: "Other",
};

/** What the lines of a claim need of an entry. */
export type CostEntry = Pick<LogEntry, "entryId" | "text"> & { readonly cost: CostLine };

/** A cost as it counts: the newest correction if it was corrected, else its first entry. */
export type CostState<Entry extends CostEntry> = {
  readonly first: Entry;
  readonly current: Entry;
  /** In the order of arrival. */
  readonly corrections: readonly Entry[];
};

/**
 * Returns the costs of an incident with their corrections, in the order of the entries. A correction of an entry that has
 * not arrived yet is a cost of its own until then. Pure.
 */
export function costStates<Entry extends CostEntry>(entries: readonly Entry[]): CostState<Entry>[] {
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  const ofFirst = new Map<Entry, Entry[]>();
  for (const entry of entries) {
    const first = firstOf(entry, byId);
    const corrections = ofFirst.get(first) ?? [];
    ofFirst.set(first, entry === first ? corrections : [...corrections, entry]);
  }
  return [...ofFirst].map(([first, corrections]) => ({
    first,
    corrections,
    current: corrections[corrections.length - 1] ?? first,
  }));
}

/** Returns the entry at which a chain of corrections begins. Entries that correct each other have no beginning. */
function firstOf<Entry extends CostEntry>(entry: Entry, byId: ReadonlyMap<string, Entry>): Entry {
  const seen = new Set<Entry>();
  let first = entry;
  while (first.cost.corrects !== null) {
    seen.add(first);
    const before = byId.get(first.cost.corrects.entryId);
    if (!before || seen.has(before)) return first;
    first = before;
  }
  return first;
}

/**
 * Returns the newest entry of a cost that has a receipt: a correction without one keeps that of the entry before.
 * Undefined if there is none. Pure.
 */
export const receiptOf = <Entry extends CostEntry & Pick<LogEntry, "photo">>({
  first,
  corrections,
}: CostState<Entry>): Entry | undefined =>
  [first, ...corrections].filter(({ photo }) => photo !== null).slice(-1)[0];

/** Returns the sum of costs in hundredths of a unit. Pure. */
export const costTotal = (states: readonly CostState<CostEntry>[]): bigint =>
  states.reduce((sum, { current }) => sum + BigInt(current.cost.amount), 0n);

/** Returns the sum of each kind that has a cost, in the order of a claim. Pure. */
export const costTotals = (states: readonly CostState<CostEntry>[]) =>
  COST_KINDS.flatMap((kind) => {
    const ofKind = states.filter(({ current }) => current.cost.kind === kind);
    const lines = ofKind.length;
    return lines === 0
      ? []
      : [{ kind, name: COST_KIND_NAMES[kind], lines, total: costTotal(ofKind) }];
  });

/** Returns an amount with its currency, such as 'A$1,240.50'. Pure. */
export const costAmount = ({ amount, currency }: Pick<CostLine, "amount" | "currency">): string =>
  hundredthsText(BigInt(amount), currency);

/** Returns what the log says after the text of a cost: 'A$1,240.50, repairs and clean-up, paid by Ana Silva, Kitchen'. Pure. */
export const costText = (cost: CostLine): string =>
  [
    costAmount(cost),
    COST_KIND_NAMES[cost.kind].toLowerCase(),
    cost.paidBy && `paid by ${cost.paidBy}`,
    cost.unitName,
    cost.corrects && `correction: ${cost.corrects.reason}`,
  ]
    .filter(Boolean)
    .join(", ");
