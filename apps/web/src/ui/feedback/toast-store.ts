import type { ReactNode } from "react";

/** A message that floats over the page. */
export type Toast = {
  readonly id: number;
  /** 'busy' remains until it becomes something else, 'problem' until it is closed. */
  readonly variant: "done" | "problem" | "busy" | "note";
  readonly title: string;
  readonly text?: ReactNode;
  /** Adds an Undo button, whose accessible name contains what it is about. */
  readonly undo?: { readonly name: string; readonly act: () => void };
  /**
   * Called when the message closes in any way: it announces something that can be undone until then. It remains next to
   * other messages; a second one of the kind closes the first.
   */
  readonly onClose?: () => void;
};

/** Changes or closes a toast later. */
export type ShownToast = {
  readonly update: (next: Omit<Toast, "id">) => void;
  readonly close: () => void;
};

/** How long a message that passes by itself is shown (ms). */
export const TOAST_TIME = 5_000;

/** The same for one message: twice as long if there is more to read, or an Undo to reach. */
export const toastTime = ({ text, undo }: Pick<Toast, "text" | "undo">) =>
  text === undefined && undo === undefined ? TOAST_TIME : 2 * TOAST_TIME;

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

/** Whether something happens when the message closes. */
export const isPending = ({ onClose }: Toast) => onClose !== undefined;

const close = (closing: readonly Toast[], opened: readonly Toast[] = []) => {
  if (closing.length + opened.length === 0) return;
  for (const { id } of closing) shownAt.delete(id);
  set([...toasts.filter((toast) => !closing.includes(toast)), ...opened]);
  for (const { onClose } of closing) onClose?.();
};

export const closeToast = (id: number) => close(toasts.filter((toast) => toast.id === id));

const saysTheSame = (a: Toast, b: Toast) =>
  a.variant !== "busy" && a.variant === b.variant && a.title === b.title && a.text === b.text;

/**
 * Adds a message. It replaces one with the same text, so that it is announced again and its time starts anew, and
 * all that pass by themselves: one message is shown at a time, and one that is pending.
 */
const put = (toast: Toast) => {
  const isReplaced = (other: Toast) =>
    isPending(other) ? isPending(toast) : saysTheSame(other, toast) || closesByItself(other);
  shownAt.set(toast.id, performance.now());
  close(toasts.filter(isReplaced), [toast]);
};

/** Closes the messages of the page that a navigation leaves. */
export const closePassedToasts = (): void => {
  const isOld = ({ id }: Toast) => performance.now() - (shownAt.get(id) ?? 0) > FRESH;
  close(toasts.filter((toast) => isPending(toast) || (closesByItself(toast) && isOld(toast))));
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
