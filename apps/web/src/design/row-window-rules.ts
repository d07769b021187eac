/** Up to so many rows all are drawn, and what draws a part of them is not fetched (count). */
export const MOST_DRAWN = 100;

/** One row to draw: its index in the whole list, and the height of what is not drawn above it (CSS pixels). */
export type DrawnRow = { readonly index: number; readonly gapBefore: number };

/** The part of a long list that is drawn. */
export type RowWindow = {
  readonly drawn: readonly DrawnRow[];
  /** The height of what is not drawn below the last one (CSS pixels). */
  readonly gapAfter: number;
  /** The `ref` of each row, which carries its index as `data-index`. */
  readonly measure?: (row: Element | null) => void;
};

/** Where a row of the list begins and ends (CSS pixels). */
export type RowExtent = { readonly index: number; readonly start: number; readonly end: number };

/** All of the first rows, and the room that the others will take at the usual height of a row (CSS pixels). Pure. */
export const firstRows = (count: number, most: number, rowHeight: number): RowWindow => ({
  drawn: Array.from({ length: Math.min(count, most) }, (_, index) => ({ index, gapBefore: 0 })),
  gapAfter: Math.max(0, count - most) * rowHeight,
});

/** The rows to draw with the gaps between them, out of `height` for all (CSS pixels). Pure. */
export function windowOf(rows: readonly RowExtent[], height: number): RowWindow {
  const drawn = rows.map(({ index, start }, place) => ({
    index,
    gapBefore: start - (rows[place - 1]?.end ?? 0),
  }));
  return { drawn, gapAfter: height - (rows.at(-1)?.end ?? 0) };
}
