import { lazy, Suspense, useLayoutEffect, useState } from "react";
import { firstRows, MAX_RENDERED } from "./row-window-rules";
import type { WindowedRowsProps } from "./windowed-rows";

const WindowedRows = lazy(async () => ({
  default: (await import("./windowed-rows")).WindowedRows,
}));

/** Rows rendered until the virtualizer is loaded (count). */
const FIRST = 30;

type RenderedRowsProps = WindowedRowsProps & {
  /** Whether the list has its own scroll area. */
  readonly isVirtual: boolean;
};

/** Renders all rows of a short list, and only the visible rows of a long one. */
export const RenderedRows = ({ isVirtual, ...props }: RenderedRowsProps) => {
  const { count, rowHeight, children } = props;
  // The scroll area's ref is set only after the first render.
  const [hasBox, setHasBox] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- before the browser paints, once
  useLayoutEffect(() => setHasBox(true), []);
  if (!isVirtual || count <= MAX_RENDERED) return children(firstRows(count, count, rowHeight));
  const first = children(firstRows(count, FIRST, rowHeight));
  return hasBox ? (
    <Suspense fallback={first}>
      <WindowedRows {...props} />
    </Suspense>
  ) : (
    first
  );
};
