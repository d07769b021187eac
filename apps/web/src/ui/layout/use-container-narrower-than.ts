import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** What is drawn in the element at the moment: it is measured again for other rows, and begins anew for other columns. */
type DrawnContent = {
  readonly columns: unknown;
  readonly rows: unknown;
};

/**
 * Whether an element is narrower than this (CSS pixels), its scroll bar included, or than what is drawn in it
 * turns out to need; kept up to date, and known before the first picture. Without a width it never is.
 */
export function useContainerNarrowerThan(
  ref: RefObject<HTMLElement | null>,
  width: number | undefined,
  { columns, rows }: DrawnContent,
): boolean {
  const [isTight, setTight] = useState(false);
  /** The most that these columns needed while they stood in full (CSS pixels). */
  const needed = useRef({ columns, width: 0 });

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || width === undefined) return undefined;
    if (needed.current.columns !== columns) needed.current = { columns, width: 0 };
    const measure = () => {
      const { clientWidth, offsetWidth, scrollWidth } = element;
      if (!isTight && scrollWidth > clientWidth) needed.current.width = scrollWidth;
      setTight(offsetWidth < width || clientWidth < needed.current.width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Wider when rows that need more room are scrolled to.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows may need more room
  }, [ref, width, isTight, columns, rows]);
  return isTight;
}
