import type { LogEntry } from "@holdfast/contract/incidents/log-entry";

/*
 * How much of a log one print takes: about 200 pages, 5 MB of photos, and 8 seconds of a processor.
 */

/** The weight of a part; an entry of up to 500 characters weighs 1. */
const FULL = 1_000;
const CHARACTERS = 500;
const PHOTO = 40;

type Weighed = Pick<LogEntry, "text" | "photo">;

const weightOf = ({ text, photo }: Weighed) =>
  Math.max(1, text.length / CHARACTERS) + (photo === null ? 0 : PHOTO);

/** Returns the entries in parts that can be printed, in their order; at least one part. Pure. */
export function logParts<Entry extends Weighed>(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  let weight = FULL;
  for (const entry of entries) {
    weight += weightOf(entry);
    const last = parts.at(-1);
    if (last && weight <= FULL) {
      last.push(entry);
    } else {
      parts.push([entry]);
      weight = weightOf(entry);
    }
  }
  return parts.length > 0 ? parts : [[]];
}
