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
/** More of those that pass by themselves would cover the page. */
const MAX_PASSING = 3;

/** Whether a message goes by itself; what is under way or went wrong stays until it is dealt with. */
export const passesByItself = ({ kind }: Pick<Toast, "kind">) => kind === "done" || kind === "note";

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

const saysTheSame = (one: Toast, other: Toast) =>
  one.kind !== "busy" &&
  one.kind === other.kind &&
  one.title === other.title &&
  one.text === other.text;

/**
 * The newest takes the place of one that says the same: it is read out again and its time begins anew. Of
 * those that pass by themselves only the newest few stay.
 */
const put = (toast: Toast) => {
  const all = [...toasts.filter((other) => !saysTheSame(other, toast)), toast];
  const tooOld = new Set(all.filter(passesByItself).slice(0, -MAX_PASSING));
  set(all.filter((each) => !tooOld.has(each)));
};

/**
 * Says something without being in the way: 'Saved successfully.'
 * @example
 * const toast = showToast({ kind: "busy", title: "Downloading", text: "Thanks for your patience." });
 * toast.become({ kind: "done", title: "Download successfully" });
 */
export function showToast(toast: Omit<Toast, "id">): ShownToast {
  lastId += 1;
  const id = lastId;
  put({ ...toast, id });
  return {
    become: (next) => {
      closeToast(id);
      put({ ...next, id });
    },
    close: () => closeToast(id),
  };
}
