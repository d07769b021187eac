import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { blockAt, windowOf } from "./row-window-rules";
import type { RowWindow } from "./row-window-rules";

/** Before the window was measured (CSS pixels). */
const USUAL_HEIGHT = 640;

/**
 * Which rows of a long list are in sight. When it is off, all of them are. The height of a row is what the
 * first ones drawn turn out to have, so that the scroll bar tells the truth.
 * @param rowHeight the usual height of a row in CSS pixels, until then
 */
export function useRowWindow(
  scrollRef: RefObject<HTMLElement | null>,
  count: number,
  isOn: boolean,
  rowHeight: number,
): RowWindow {
  const [view, setView] = useState({ top: 0, height: USUAL_HEIGHT, rowHeight });

  useEffect(() => {
    const box = scrollRef.current;
    if (!isOn || !box) return undefined;
    const measure = () => {
      const rows = [...box.querySelectorAll<HTMLElement>("[data-row]")];
      const drawn = rows.reduce((sum, row) => sum + row.offsetHeight, 0);
      const measured = rows.length > 0 ? Math.round(drawn / rows.length) : rowHeight;
      setView({
        top: blockAt(box.scrollTop, measured),
        height: box.clientHeight,
        rowHeight: measured,
      });
    };
    const follow = () =>
      setView((before) => {
        const top = blockAt(box.scrollTop, before.rowHeight);
        return top === before.top ? before : { ...before, top };
      });
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener("scroll", follow, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", follow);
    };
  }, [scrollRef, isOn, rowHeight]);

  return isOn ? windowOf({ count, ...view }) : { first: 0, last: count, before: 0, after: 0 };
}

/** Scrolls back to the first row when the order or the choice of rows is another one. */
export function useScrollRestart(
  scrollRef: RefObject<HTMLElement | null>,
  order: unknown,
  choice: unknown,
): void {
  useEffect(() => {
    scrollRef.current?.scrollTo({ top: 0 });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they are the occasion, not the means
  }, [scrollRef, order, choice]);
}
