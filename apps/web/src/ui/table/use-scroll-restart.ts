import { useEffect } from "react";
import type { RefObject } from "react";

/** Scrolls back to the first row when the order or the filter changes. */
export function useScrollRestart(
  scrollRef: RefObject<HTMLElement | null>,
  order: unknown,
  choice: unknown,
): void {
  useEffect(() => {
    scrollRef.current?.scrollTo({ top: 0 });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- their change triggers the effect
  }, [scrollRef, order, choice]);
}
