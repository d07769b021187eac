import { lazy, Suspense, useLayoutEffect, useState } from "react";
import { firstRows, MOST_DRAWN } from "./row-window-rules";
import type { WindowedRowsProps } from "./windowed-rows";

const WindowedRows = lazy(async () => ({
  default: (await import("./windowed-rows")).WindowedRows,
}));

/** Rows drawn until the part that follows the scrolling has been fetched (count). */
const FIRST = 30;

type DrawnRowsProps = WindowedRowsProps & {
  /** Whether the list scrolls in a window of its own. */
  readonly isVirtual: boolean;
};

/** Draws all rows of a list, or of one with many only those in sight. */
export const DrawnRows = ({ isVirtual, ...props }: DrawnRowsProps) => {
  const { count, rowHeight, children } = props;
  // Effects in here run before the box around is there to be scrolled: the second drawing has it.
  const [hasBox, setHasBox] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- before the browser paints, once
  useLayoutEffect(() => setHasBox(true), []);
  if (!isVirtual || count <= MOST_DRAWN) return children(firstRows(count, count, rowHeight));
  const first = children(firstRows(count, FIRST, rowHeight));
  return hasBox ? (
    <Suspense fallback={first}>
      <WindowedRows {...props} />
    </Suspense>
  ) : (
    first
  );
};
