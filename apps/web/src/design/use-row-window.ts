import { useEffect } from "react";
import type { RefObject } from "react";
import { useVirtualizer } from "@tanstack/react-virtual";

export type RowWindow = {
  /** The rows to draw: from `first` up to, not including, `last`. */
  readonly first: number;
  readonly last: number;
  /** The height of what is not drawn above and below (CSS pixels). */
  readonly before: number;
  readonly after: number;
};

/**
 * Which rows of a long list are in sight. When it is off, all of them are.
 * @param rowHeight the usual height of a row in CSS pixels
 */
export function useRowWindow(
  scrollRef: RefObject<HTMLElement | null>,
  count: number,
  isOn: boolean,
  rowHeight: number,
): RowWindow {
  // oxlint-disable-next-line react/incompatible-library -- the React compiler is not in use here
  const virtualizer = useVirtualizer({
    count,
    enabled: isOn,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    // The first drawing happens before the window was measured.
    initialRect: { width: 1_000, height: 640 },
  });
  if (!isOn) return { first: 0, last: count, before: 0, after: 0 };
  const drawn = virtualizer.getVirtualItems();
  const top = drawn[0];
  const bottom = drawn.at(-1);
  return {
    first: top?.index ?? 0,
    last: bottom ? bottom.index + 1 : 0,
    before: top?.start ?? 0,
    after: virtualizer.getTotalSize() - (bottom?.end ?? 0),
  };
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
