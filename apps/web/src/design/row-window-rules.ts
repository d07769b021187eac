export type RowWindow = {
  /** The rows to draw: from `first` up to, not including, `last`. */
  readonly first: number;
  readonly last: number;
  /** The height of what is not drawn above and below (CSS pixels). */
  readonly before: number;
  readonly after: number;
};

/** Rows drawn beyond the edges of the window, so that scrolling finds them there. */
const SPARE = 12;
/** The window moves by whole blocks of rows, so that not every pixel draws the table again. */
const BLOCK = 4;

/** The first row of the block that stands at a scroll position (CSS pixels). Pure. */
export const blockAt = (scrollTop: number, rowHeight: number): number =>
  Math.floor(scrollTop / rowHeight / BLOCK) * BLOCK;

/** Which rows to draw when the block at the top and the window's height are known (CSS pixels). Pure. */
export function windowOf(view: {
  readonly count: number;
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}): RowWindow {
  const { count, rowHeight } = view;
  const inSight = Math.ceil(view.height / rowHeight) + BLOCK;
  const last = Math.min(count, Math.max(0, view.top) + inSight + SPARE);
  const first = Math.max(0, Math.min(view.top, last - inSight) - SPARE);
  return { first, last, before: first * rowHeight, after: (count - last) * rowHeight };
}
