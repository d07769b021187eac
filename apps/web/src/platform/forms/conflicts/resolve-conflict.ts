import type { CurrentRow } from "@holdfast/contract/platform/errors";
import type { Conflict, EditedRecord } from "./edited-record";
import { areEqualDrafts } from "../form-values";
import type { Draft } from "../form-values";
import { mergeDrafts } from "./merge-drafts";

// Loaded together, only when a save is refused because someone else saved first.
export { ConflictSection } from "./conflict-section";

type Resolution<Body> = {
  /** What the form shows now. */
  readonly values: Draft<Body>;
  readonly theirs: Draft<Body>;
  /** The version to save on top of. */
  readonly version: number;
  /** Whether the server already has these values, so that nothing is left to save. */
  readonly isSaved: boolean;
  /** Null if no field has to be chosen. */
  readonly conflict: Conflict<Body> | null;
};

/**
 * Merges the refused values with what the server has now.
 * @param base the values that the form started from
 */
export function resolveConflict<Body>(
  entry: EditedRecord<Body>,
  current: CurrentRow,
  base: Draft<Body>,
  mine: Draft<Body>,
): Resolution<Body> {
  const row = (current.row ?? {}) as Readonly<Record<string, unknown>>;
  const theirs = entry.valuesOf ? entry.valuesOf(row) : (row as Draft<Body>);
  const { values, conflicts, taken } = mergeDrafts(base, mine, theirs);
  const saved = { ...values, ...picked(theirs, Object.keys(values)) };
  return {
    values,
    theirs: saved,
    version: Number(row["version"] ?? 0),
    isSaved: areEqualDrafts(values, saved),
    conflict:
      conflicts.length === 0 ? null : { entry, current, mine, theirs: saved, conflicts, taken },
  };
}

/** The fields of the form only. */
const picked = <Body>(from: Draft<Body>, names: readonly string[]): Draft<Body> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name))) as Draft<Body>;
