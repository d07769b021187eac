import type { ReactNode } from "react";

/** A message that floats over the page. */
export type Toast = {
  readonly id: number;
  /** 'busy' remains until it becomes something else, 'problem' until it is closed. */
  readonly variant: "done" | "problem" | "busy" | "note";
  readonly title: string;
  readonly text?: ReactNode;
};

/** Changes or closes a toast later. */
export type ShownToast = {
  readonly update: (next: Omit<Toast, "id">) => void;
  readonly close: () => void;
};

/** How long a message that passes by itself is shown (ms). */
export const TOAST_TIME = 5_000;

/** The same for one message: twice as long if there is more to read, or an Undo to reach. */
export const toastTime = ({ text }: Pick<Toast, "text">) =>
  text === undefined ? TOAST_TIME : 2 * TOAST_TIME;

/** A message shown less than this before a navigation (ms) belongs to the action that navigated. */
const FRESH = 1_000;

/** Whether a message closes by itself. Work in progress and problems remain until they end or are closed. */
export const closesByItself = ({ variant }: Pick<Toast, "variant">) =>
  variant === "done" || variant === "note";

let toasts: readonly Toast[] = [];
let lastId = 0;
/** When each message was shown, by `performance.now()`. */
const shownAt = new Map<number, number>();
const listeners = new Set<() => void>();

const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const currentToasts = () => toasts;

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const closeToast = (id: number) => {
  shownAt.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
};

const saysTheSame = (one: Toast, other: Toast) =>
  one.variant !== "busy" &&
  one.variant === other.variant &&
  one.title === other.title &&
  one.text === other.text;

/**
 * Adds a message. It replaces one with the same text, so that it is announced again and its time starts anew, and
 * all that pass by themselves: one message is shown at a time.
 */
const put = (toast: Toast) => {
  const isReplaced = (other: Toast) => saysTheSame(other, toast) || closesByItself(other);
  shownAt.set(toast.id, performance.now());
  set([...toasts.filter((other) => !isReplaced(other)), toast]);
};

/** Closes the messages of the page that a navigation leaves. */
export const closePassedToasts = (): void => {
  const isOld = ({ id }: Toast) => performance.now() - (shownAt.get(id) ?? 0) > FRESH;
  const remaining = toasts.filter((toast) => !(closesByItself(toast) && isOld(toast)));
  if (remaining.length < toasts.length) set(remaining);
};

/**
 * Shows a message that does not interrupt: 'Saved successfully.'
 * @example
 * const toast = showToast({ variant: "busy", title: "Downloading", text: "Thanks for your patience." });
 * toast.update({ variant: "done", title: "Download successfully" });
 */
export function showToast(toast: Omit<Toast, "id">): ShownToast {
  lastId += 1;
  const id = lastId;
  put({ ...toast, id });
  return {
    update: (next) => {
      closeToast(id);
      put({ ...next, id });
    },
    close: () => closeToast(id),
  };
}
