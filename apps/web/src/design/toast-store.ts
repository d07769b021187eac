import type { ReactNode } from "react";

/** A message that floats over the page. */
export type Toast = {
  readonly id: number;
  /** 'busy' stays until it becomes something else; 'problem' stays until it is closed. */
  readonly kind: "done" | "problem" | "busy" | "note";
  readonly title: string;
  readonly text?: ReactNode;
};

/** What the one who showed a toast can do with it later. */
export type ShownToast = {
  readonly become: (next: Omit<Toast, "id">) => void;
  readonly close: () => void;
};

/** How long a finished message stays in sight (milliseconds). */
export const TOAST_TIME = 6_000;
/** More at once would cover the page. */
const MOST = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
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

export const closeToast = (id: number) => set(toasts.filter((toast) => toast.id !== id));

/**
 * Says something without being in the way: 'Saved successfully.'
 * @example
 * const toast = showToast({ kind: "busy", title: "Downloading", text: "Thanks for your patience." });
 * toast.become({ kind: "done", title: "Download successfully" });
 */
export function showToast(toast: Omit<Toast, "id">): ShownToast {
  lastId += 1;
  const id = lastId;
  set([...toasts, { ...toast, id }].slice(-MOST));
  return {
    become: (next) => {
      const others = toasts.filter((other) => other.id !== id);
      set([...others, { ...next, id }]);
    },
    close: () => closeToast(id),
  };
}
