import { lazy, Suspense, useDeferredValue, useLayoutEffect, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { useMedia } from "../layout/use-media";
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
  const isAfterFirst = useDeferredValue(true, false);
  if (!isVirtual || isPrinted || count <= MAX_RENDERED)
    return children(firstRows(count, isAfterFirst || isPrinted ? count : AT_ONCE, rowHeight));
  const first = children(firstRows(count, FIRST, rowHeight));
  return hasBox ? (
    <WindowedWhenLoaded scrollRef={props.scrollRef} first={first}>
      <WindowedRows {...props} />
    </WindowedWhenLoaded>
  ) : (
    first
  );
};

type WindowedWhenLoadedProps = {
  readonly scrollRef: RefObject<HTMLElement | null>;
  readonly first: ReactNode;
  readonly children: ReactNode;
};

/**
 * Replaces the first rows by those of the lazily loaded part. The rows are new elements then, so the focus moves to the
 * same control in the same row.
 */
const WindowedWhenLoaded = ({ scrollRef, first, children }: WindowedWhenLoadedProps) => (
  <Suspense fallback={<FirstRows scrollRef={scrollRef}>{first}</FirstRows>}>{children}</Suspense>
);

type FirstRowsProps = Pick<WindowedWhenLoadedProps, "scrollRef" | "children">;

const FirstRows = ({ scrollRef, children }: FirstRowsProps) => {
  useLayoutEffect(() => {
    const box = scrollRef.current;
    // Runs before the rows are removed.
    return () => {
      const control = focusedControlIn(box);
      if (box && control) focusWhenRendered(box, control);
    };
  }, [scrollRef]);
  return children;
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
