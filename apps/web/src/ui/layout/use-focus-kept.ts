import { useEffect } from "react";
import type { RefObject } from "react";

const ROW = "tr, li";
const SELECTED_ANSWER = "[aria-checked=true]";

/** A position in a table or list, which outlives the row that was there. */
type Position = { readonly rows: Element; readonly index: number };

function positionOf(element: Element): Position | null {
  const row = element.closest(ROW);
  const rows = row?.parentElement;
  return row && rows ? { rows, index: [...rows.children].indexOf(row) } : null;
}

const targetIn = (row: Element | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>(SELECTED_ANSWER) ??
  row?.querySelector<HTMLElement>("button:enabled") ??
  row?.querySelector<HTMLElement>("a[href], summary") ??
  null;

const targetAt = ({ rows, index }: Position): HTMLElement | null =>
  rows.isConnected ? (targetIn(rows.children[index]) ?? targetIn(rows.children[index - 1])) : null;

/**
 * Moves the focus if the focused element was removed or hidden, such as the button of a deleted row, the Save button of
 * a closed form, or the link to the next page. Otherwise it would return to the start of the document. If the page last
 * had the focus in a row of a table or list, the row that is there now gets it, otherwise the page.
 * A control that is disabled during a save gets the focus back afterwards. Buttons keep it (`useFocusableDisabled`).
 * Used once, by the element that contains the page; dialogs may be outside it.
 */
export function useFocusKept(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement, body } = document;
    // Not the body: asking whether it is visible would lay out the page at every change.
    let focused = activeElement === body ? null : activeElement;
    let position: Position | null = null;
    let disabled: HTMLElement | null = null;
    const forget = () => (disabled = null);
    const remember = ({ target }: FocusEvent) => {
      forget();
      focused = target as Element;
      if (page.current?.contains(focused) !== true) return;
      // A button over the rows, such as that of a deletion of several, leaves the position as it was.
      if (focused.closest(`${ROW}, form`)) position = positionOf(focused);
    };
    const moveFocus = () => {
      if (document.activeElement !== document.body) return;
      const target = position && targetAt(position);
      if (target) target.focus();
      else page.current?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      const active = document.activeElement;
      // A control that was just disabled still is the active element.
      if (active?.matches(":disabled")) disabled = active as HTMLElement;
      if (active !== document.body) return;
      disabled?.focus();
      if (!focused || focused.checkVisibility()) return;
      focused = null;
      // A closed dialog restores the focus in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(moveFocus));
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["hidden", "disabled"],
    });
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
      observer.disconnect();
    };
  }, [page]);
}
