import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../buttons/button";
import { commandKeys, isCommand } from "../buttons/command-key";
import { Icon } from "../buttons/icon";
import type { IconName } from "../buttons/icon-paths";
import {
  closeToast,
  currentToasts,
  closesByItself,
  isPending,
  subscribeToToasts,
  toastTime,
} from "./toast-store";
import type { Toast } from "./toast-store";
import styles from "./toast-region.module.css";

const LOOKS = {
  done: { icon: "check-circle", word: "Done" },
  problem: { icon: "alert", word: "Problem" },
  busy: { icon: "clock", word: "Working" },
  note: { icon: "info", word: "Note" },
} as const satisfies Record<Toast["variant"], { icon: IconName; word: string }>;

const isShown = (toast: Toast, index: number, toasts: readonly Toast[]) =>
  isPending(toast) || index === toasts.length - 1;

/**
 * Shows the newest toast, and one that is pending, at the foot of the page. Rendered once. Clicks go through it, except on its controls. A live
 * region: toasts are announced and never take the focus. The attribute keeps it active above React Aria's modals.
 */
export const ToastRegion = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const undo = toasts.findLast((toast) => toast.undo !== undefined)?.undo;
  useUndoKeys(undo?.act);
  return (
    <section className={styles.region} aria-label="Messages" data-react-aria-top-layer="true">
      <ol className={styles.list} aria-live="polite" aria-relevant="additions text">
        {toasts.filter(isShown).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
};

const ToastCard = ({ toast }: { toast: Toast }) => {
  const [isHeld, setHeld] = useState(false);
  const passes = closesByItself(toast) && !isHeld;
  const time = toastTime(toast);

  useEffect(() => {
    if (!passes) return;
    const timer = setTimeout(() => closeToast(toast.id), time);
    return () => clearTimeout(timer);
  }, [passes, time, toast.id]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover and focus pause the timer
    <li
      className={styles.toast}
      data-variant={toast.variant}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={LOOKS[toast.variant].icon} label={LOOKS[toast.variant].word} />
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text !== undefined && <div>{toast.text}</div>}
        {toast.undo && (
          <div className={styles.undo}>
            <Button size="small" label={`Undo: ${toast.undo.name}`} onPress={toast.undo.act}>
              Undo
            </Button>
            <kbd className={styles.keys}>{commandKeys("z").text}</kbd>
          </div>
        )}
      </div>
      {toast.variant !== "busy" && (
        <button
          type="button"
          className={styles.close}
          aria-label={`Close: ${toast.title}`}
          onClick={() => closeToast(toast.id)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
};

const TEXT_FIELDS = "textarea, input:not([type=checkbox], [type=radio], [type=range])";

/**
 * Undoes by Ctrl+Z or Cmd+Z from anywhere on the page, because the button can be further away by the Tab key than its
 * time allows. In a text field the keys undo what was typed.
 */
function useUndoKeys(undo: (() => void) | undefined): void {
  useEffect(() => {
    if (!undo) return undefined;
    const undoByKeys = (event: KeyboardEvent) => {
      const isInText = event.target instanceof Element && event.target.matches(TEXT_FIELDS);
      if (!isCommand(event, "z") || isInText) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener("keydown", undoByKeys);
    return () => window.removeEventListener("keydown", undoByKeys);
  }, [undo]);
}
