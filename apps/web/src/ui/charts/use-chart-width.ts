import { startTransition, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** A drawing is laid out again only when its width has changed by this much (CSS pixels). */
const STEP = 20;

/**
 * Returns the width of a chart's box, rounded down, so that one unit of its drawing is one pixel. Null until it is
 * measured: a drawing for another width would be thrown away. A change is a transition, so that drawing does not block
 * the page.
 */
export function useChartWidth<Box extends HTMLElement>(): readonly [
  RefObject<Box | null>,
  number | null,
] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      // A chart that is not shown, such as behind a skeleton, has no width and keeps its last one.
      const { clientWidth } = element;
      if (clientWidth > 0)
        startTransition(() => setWidth(Math.max(STEP, Math.floor(clientWidth / STEP) * STEP)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
