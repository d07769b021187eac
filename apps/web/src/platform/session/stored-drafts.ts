import { useSyncExternalStore } from "react";
import { useUnsavedDrafts } from "../../ui/overlays/unsaved-changes";

/*
 * Unsaved changes of a table that is saved as a whole. They are stored for the tab, so that they survive navigation, a
 * reload and an expired session. Signing out deletes them.
 */

/** The changed fields of each row, by the row's id. */
export type Drafts<Fields> = ReadonlyMap<string, Partial<Fields>>;

/** Versioned, so that drafts of an earlier release in another format are ignored. */
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

/** Deletes all drafts on sign-out, so that the next person at this browser cannot see them. */
export function forgetDrafts(): void {
  kept = new Map();
  store();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Returns the drafts of one table and a function that replaces them.
 * @param table a unique name that ends with the id of its owner, such as `tactical-bia:<planId>`
 */
export function useStoredDrafts<Fields extends object>(
  table: string,
): readonly [Drafts<Fields>, (drafts: Drafts<Fields>) => void] {
  const drafts = useSyncExternalStore(subscribe, () => all().get(table) ?? NONE);
  useUnsavedDrafts(drafts.size > 0);
  return [drafts as Drafts<Fields>, (changed) => keep(table, changed)];
}
