import { useSyncExternalStore } from "react";
import { useUnsavedDrafts } from "../../ui/overlays/unsaved-changes";

/*
 * What was changed in a table that is saved as a whole and is not saved yet. It is kept for the tab, so that
 * a link, the back button, a reload or a session that ran out loses none of it; signing out forgets it.
 */

/** The changed fields of each row, by the row's id. */
export type Drafts<Fields> = ReadonlyMap<string, Partial<Fields>>;

/** Numbered: what an earlier release kept in another shape is not read. */
const KEY = "holdfast.drafts.1";

type Kept = Map<string, Drafts<object>>;

const NONE: Drafts<object> = new Map<string, object>();
const listeners = new Set<() => void>();
let kept: Kept | undefined;

function readStored(): Kept {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return new Map();
  const tables = JSON.parse(stored) as [string, [string, object][]][];
  return new Map(tables.map(([table, rows]) => [table, new Map(rows)]));
}

const all = (): Kept => (kept ??= readStored());

function store() {
  const tables = Array.from(all(), ([table, rows]) => [table, [...rows]]);
  if (tables.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(tables));
  for (const listener of listeners) listener();
}

function keep(table: string, drafts: Drafts<object>) {
  if (drafts.size > 0) all().set(table, drafts);
  else all().delete(table);
  store();
}

/** For a sign-out: the next person at this browser finds nothing of the one before. */
export function forgetDrafts(): void {
  kept = new Map();
  store();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The drafts of one table, and how to replace them.
 * @param table a name of the table's own with the id of what it belongs to, such as `tactical-bia:<planId>`
 */
export function useStoredDrafts<Fields extends object>(
  table: string,
): readonly [Drafts<Fields>, (drafts: Drafts<Fields>) => void] {
  const drafts = useSyncExternalStore(subscribe, () => all().get(table) ?? NONE);
  useUnsavedDrafts(drafts.size > 0);
  return [drafts as Drafts<Fields>, (changed) => keep(table, changed)];
}
