import { useEffect, useState } from "react";

const ROW = "tr, li";
const ANSWER = "[aria-checked=true]";

const targetIn = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>(ANSWER) ?? row?.querySelector("button:enabled") ?? null;

/** Returns the element to focus should the focused row be deleted. */
const placeAfter = () => {
  const row = document.activeElement?.closest(ROW);
  return targetIn(row?.nextElementSibling) ?? targetIn(row?.previousElementSibling);
};

/**
 * Moves the focus to the next row when a dialog over a list closes and its opener is gone. A modal returns the
 * focus to the button that opened it; if that was deleted with its row, the focus would jump to the top of the page.
 */
export function useNextRowFocus(): void {
  const [place] = useState(placeAfter);
  useEffect(
    () => () => {
      // The modal restores the focus in the next frame; wait one more.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) place?.focus();
        }),
      );
    },
    [place],
  );
}
