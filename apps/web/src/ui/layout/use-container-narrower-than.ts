import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** The rendered content: new rows are measured again; new columns also reset the measured width. */
type RenderedContent = {
  readonly columns: unknown;
  readonly rows: unknown;
};

/**
 * Returns whether an element is narrower than `width` (CSS pixels, scroll bar included) or than its rendered content
 * needs. Updates on resize, and is known before the first paint. Without a width it is always false.
 */
export function useContainerNarrowerThan(
  ref: RefObject<HTMLElement | null>,
  width: number | undefined,
  { columns, rows }: RenderedContent,
): boolean {
  const [isTight, setTight] = useState(false);
  /** The largest width that these columns needed while none was stacked (CSS pixels). */
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
    // The table gets wider when wider rows scroll into view.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows may need more width
  }, [ref, width, isTight, columns, rows]);
  return isTight;
}
