import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Moves the focus to the page if the focused element was removed or hidden, such as the button of a deleted row, the
 * Save button of a closed form, or the link to the next page. Otherwise it would return to the start of the document.
 * Used once, by the element that contains the page; dialogs may be outside it.
 */
export function useFocusKept(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: Element | null = document.activeElement;
    const remember = ({ target }: FocusEvent) => {
      focused = target as Element;
    };
    const moveFocus = () => {
      if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !focused || focused.checkVisibility()) return;
      focused = null;
      // A closed dialog restores the focus in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(moveFocus));
    });
    document.addEventListener("focusin", remember);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["hidden"],
    });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, [page]);
}
