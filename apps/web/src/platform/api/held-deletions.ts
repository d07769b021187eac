import { useMemo, useSyncExternalStore } from "react";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";

/*
 * A deletion that the person can still undo. Its rows are left out of every list at once. It is sent when its time is
 * over, before any later change or download, and when the person leaves the page.
 */

/** Rows of a list. */
export type ListRows = {
  /** The read of the list, and the field with the id of a row. */
  readonly list: Endpoint;
  readonly idField: string;
  readonly ids: readonly string[];
};

export type HeldDeletion = {
  /** Deletes the rows on the server now, unless that has begun or the deletion was undone. */
  readonly send: () => Promise<void>;
  /** Shows the rows again. */
  readonly undo: () => void;
};

/** How long a later change waits for a deletion whose response does not come (ms). */
const LONGEST_WAIT = 10_000;

let held: HeldDeletion | null = null;
/** The deletions that were sent, until later changes need not wait for them. */
let underWay: Promise<unknown> | undefined;
/** The rows of the held deletion and of those under way. */
let hidden: readonly ListRows[] = [];
const listeners = new Set<() => void>();

const hide = (next: readonly ListRows[]) => {
  hidden = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Sends the held deletion at once, and resolves when it and those that were sent before are done, or after ten seconds.
 * The request, with the token of the session, is made before this returns. Undefined if there is none.
 */
export const sendHeldDeletion = (): Promise<unknown> | undefined => (held ? held.send() : underWay);

const passed = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

const onPageHide = () => void sendHeldDeletion();

/**
 * Holds the deletion of rows and leaves them out of their list. A deletion that is held already is sent.
 * @param commit deletes the rows on the server. Then they are shown again, if their list still has them.
 */
export function holdDeletion(rows: ListRows, commit: () => Promise<void>): HeldDeletion {
  void sendHeldDeletion();
  window.addEventListener("pagehide", onPageHide);
  const release = () => {
    const isHeld = held === deletion;
    if (isHeld) held = null;
    return isHeld;
  };
  const show = () => hide(hidden.filter((other) => other !== rows));
  const deletion: HeldDeletion = {
    send: async () => {
      if (!release()) return;
      // Deletions do not wait for each other: the page may be closing.
      const earlier = underWay;
      underWay = undefined;
      const sent = commit().finally(show);
      const waited = Promise.race([Promise.all([earlier, sent]), passed(LONGEST_WAIT)]).finally(
        () => {
          if (underWay === waited) underWay = undefined;
        },
      );
      underWay = waited;
      await waited;
    },
    undo: () => {
      if (release()) show();
    },
  };
  held = deletion;
  hide([...hidden, rows]);
  return deletion;
}

type Row = Readonly<Record<string, unknown>>;

/** Returns the function that removes the rows of held deletions from a response of the list; undefined if it has none. */
export function useWithoutHeld<Data>(list: Endpoint): ((data: Data) => Data) | undefined {
  const all = useSyncExternalStore(subscribe, () => hidden);
  return useMemo(() => {
    const own = all.filter((rows) => rows.list.name === list.name);
    const [first] = own;
    if (!first) return undefined;
    const ids = new Set<unknown>(own.flatMap((rows) => rows.ids));
    return (data) =>
      Array.isArray(data)
        ? (data.filter((row: Row) => !ids.has(row[first.idField])) as Data)
        : data;
  }, [all, list.name]);
}
