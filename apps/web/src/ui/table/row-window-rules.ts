/** Lists of up to this many rows are rendered whole, without loading the virtualizer (count). */
export const MAX_RENDERED = 100;

/** A row to render: its index in the whole list, and the height of the skipped rows above it (CSS pixels). */
export type RenderedRow = { readonly index: number; readonly gapBefore: number };

/** The rendered part of a long list. */
export type RowWindow = {
  readonly rendered: readonly RenderedRow[];
  /** The height of the rows below the last rendered one (CSS pixels). */
  readonly gapAfter: number;
  /** The `ref` of each row, which carries its index as `data-index`. */
  readonly measure?: (row: Element | null) => void;
};

/** Where a row of the list begins and ends (CSS pixels). */
export type RowExtent = { readonly index: number; readonly start: number; readonly end: number };

/** Returns the first rows and the estimated height of the others (CSS pixels). Pure. */
export const firstRows = (count: number, max: number, rowHeight: number): RowWindow => ({
  rendered: Array.from({ length: Math.min(count, max) }, (_, index) => ({ index, gapBefore: 0 })),
  gapAfter: Math.max(0, count - max) * rowHeight,
});

/** Returns the rows to render and the gaps between them, given the `height` of the whole list (CSS pixels). Pure. */
export function windowOf(rows: readonly RowExtent[], height: number): RowWindow {
  const rendered = rows.map(({ index, start }, position) => ({
    index,
    gapBefore: start - (rows[position - 1]?.end ?? 0),
  }));
  return { rendered, gapAfter: height - (rows.at(-1)?.end ?? 0) };
}
