import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * Whether an element is narrower than this (CSS pixels), its scroll bar included; kept up to date, and known
 * before the first picture. Without a width it never is.
 */
export function useIsTighterThan(
  ref: RefObject<HTMLElement | null>,
  width: number | undefined,
): boolean {
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || width === undefined) return undefined;
    const measure = () => setTight(element.offsetWidth < width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width]);
  return isTight;
}
