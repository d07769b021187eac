import { lazy, startTransition, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { useMedia } from "../layout/use-media";
import { averageRowHeight } from "./average-row-height";
import { firstRows, MAX_RENDERED } from "./row-window-rules";
import type { WindowedRowsProps } from "./windowed-rows";

const WindowedRows = lazy(async () => ({
  default: (await import("./windowed-rows")).WindowedRows,
}));

/** Rows rendered until the virtualizer is loaded (count). */
const FIRST = 30;
/** Rows of a short list in its first frame, more than a phone shows (count). The others follow without blocking it. */
const AT_ONCE = 8;

type RenderedRowsProps = WindowedRowsProps & {
  /** Whether the list has its own scroll area. */
  readonly isVirtual: boolean;
};

/** Renders all rows of a short list, and only the visible rows of a long one; all of them on paper. */
export const RenderedRows = ({ isVirtual, ...props }: RenderedRowsProps) => {
  const { count, rowHeight, children } = props;
  // The scroll area's ref is set only after the first render.
  const [hasBox, setHasBox] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- before the browser paints, once
  useLayoutEffect(() => setHasBox(true), []);
  const isPrinted = useMedia("print");
  // Not `useDeferredValue`: in content that is itself deferred, React renders all rows at once.
  const [isAfterFirst, setAfterFirst] = useState(false);
  useEffect(() => startTransition(() => setAfterFirst(true)), []);
  if (!isVirtual || isPrinted || count <= MAX_RENDERED)
    return children(firstRows(count, isAfterFirst || isPrinted ? count : AT_ONCE, rowHeight));
  return hasBox ? (
    // The rows of the lazily loaded part are new elements, so the focus moves to the same control in the same row.
    <Suspense fallback={<FirstRows {...props} />}>
      <WindowedRows {...props} />
    </Suspense>
  ) : (
    children(firstRows(count, FIRST, rowHeight))
  );
};

/** The first rows, above a gap of the height that the others will probably have. */
const FirstRows = ({ scrollRef, count, rowHeight, children }: WindowedRowsProps) => {
  const [average, setAverage] = useState(0);
  useLayoutEffect(() => {
    const box = scrollRef.current;
    // oxlint-disable-next-line react/set-state-in-effect -- before the browser paints, once
    setAverage(averageRowHeight(box));
    // Runs before the rows are removed.
    return () => {
      const control = focusedControlIn(box);
      if (box && control) focusWhenRendered(box, control);
    };
  }, [scrollRef]);
  return children(firstRows(count, FIRST, average || rowHeight));
};

/** A control by its row's index and its position among the controls of the row. */
type FocusedControl = { readonly row: string; readonly position: number };

const CONTROLS = "a, button, input, select, textarea, [tabindex]";

const focusedControlIn = (box: HTMLElement | null): FocusedControl | null => {
  const focused = document.activeElement;
  const row = box?.contains(focused) ? focused?.closest<HTMLElement>("[data-index]") : null;
  const index = row?.dataset["index"];
  if (!row || index === undefined) return null;
  return { row: index, position: [...row.querySelectorAll(CONTROLS)].indexOf(focused as Element) };
};

/** Focuses the control once its row is there, unless the focus has moved elsewhere. */
function focusWhenRendered(box: HTMLElement, { row, position }: FocusedControl): void {
  const observer = new MutationObserver(() => {
    const found = box.querySelector(`[data-index="${row}"]`);
    // On the document or the page, where the focus is kept meanwhile.
    const isFocusLost = document.activeElement?.contains(box) === true;
    if (isFocusLost && !found) return;
    observer.disconnect();
    if (isFocusLost)
      found?.querySelectorAll<HTMLElement>(CONTROLS)[position]?.focus({ preventScroll: true });
  });
  observer.observe(box, { childList: true, subtree: true });
}
