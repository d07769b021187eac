import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import type { Range } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { averageRowHeight } from "./average-row-height";
import { windowOf } from "./row-window-rules";
import type { RowWindow } from "./row-window-rules";

export type WindowedRowsProps = {
  readonly scrollRef: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The key under which the measured height of a row is stored. */
  readonly keyOf: (index: number) => string;
  /** The estimated height of a row until rows are measured (CSS pixels). */
  readonly rowHeight: number;
  readonly children: (window: RowWindow) => ReactNode;
};

/** Rows rendered above and below the visible ones, for scrolling and Tab (count). */
const SPARE = 10;

/**
 * Renders the visible rows and the row with the focus, so that scrolling away does not move the focus.
 */
export const WindowedRows = (props: WindowedRowsProps) => {
  const { scrollRef, count, keyOf, rowHeight } = props;
  const focused = useFocusedRow(scrollRef);
  const estimate = useRef(0);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = new Set(defaultRangeExtractor(range));
      // Its neighbours too, so that Tab can reach them.
      for (const step of focused === null ? [] : [-1, 0, 1]) {
        const row = Number(focused) + step;
        if (row >= 0 && row < count) rows.add(row);
      }
      return [...rows].toSorted((a, b) => a - b);
    },
    [focused, count],
  );
  // oxlint-disable-next-line react/incompatible-library -- its result is used only here
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    // The person may have scrolled while this chunk was loading.
    initialOffset: () => scrollRef.current?.scrollTop ?? 0,
    getItemKey: keyOf,
    // First called while the first rows are still there. If rows were higher than estimated, the list would grow while it
    // is scrolled, and its end would move away.
    estimateSize: () => (estimate.current ||= averageRowHeight(scrollRef.current) || rowHeight),
    overscan: SPARE,
    rangeExtractor,
  });
  return props.children({
    ...windowOf(virtualizer.getVirtualItems(), virtualizer.getTotalSize()),
    measure: virtualizer.measureElement,
  });
};

const indexOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return row ? Number(row.dataset["index"]) : null;
};

/** The index of the row that the focus is in. */
function useFocusedRow(scrollRef: RefObject<HTMLElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const box = scrollRef.current;
    if (!box) return undefined;
    const note = ({ target }: FocusEvent) => setFocused(indexOf(target));
    const forget = ({ relatedTarget }: FocusEvent) => setFocused(indexOf(relatedTarget));
    box.addEventListener("focusin", note);
    box.addEventListener("focusout", forget);
    return () => {
      box.removeEventListener("focusin", note);
      box.removeEventListener("focusout", forget);
    };
  }, [scrollRef]);
  return focused;
}
