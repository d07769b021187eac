import { useEffect, useState } from "react";

const ROW = "tr, li";
const ANSWER = "[aria-checked=true]";

const targetIn = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>(ANSWER) ?? row?.querySelector("button:enabled") ?? null;

/** Where the keyboard goes on, should the row that holds the focus now be deleted. */
const placeAfter = () => {
  const row = document.activeElement?.closest(ROW);
  return targetIn(row?.nextElementSibling) ?? targetIn(row?.previousElementSibling);
};

/**
 * For a window over a list: a modal gives the focus back to the button that opened it, and where that was
 * deleted with its row, the keyboard would begin again at the top of the page. Then the next row takes it.
 */
export function useNextRowFocus(): void {
  const [place] = useState(placeAfter);
  useEffect(
    () => () => {
      // The modal itself tries in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) place?.focus();
        }),
      );
    },
    [place],
  );
}
