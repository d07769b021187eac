import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Scrolls back to the first row when the order or the filter changes. */
export function useScrollRestart(
  scrollRef: RefObject<HTMLElement | null>,
  order: unknown,
  choice: unknown,
): void {
  const last = useRef({ order, choice });
  useEffect(() => {
    // A new list is at its top; to scroll it would lay out the page an additional time.
    if (last.current.order === order && last.current.choice === choice) return;
    last.current = { order, choice };
    scrollRef.current?.scrollTo({ top: 0 });
  }, [scrollRef, order, choice]);
}
