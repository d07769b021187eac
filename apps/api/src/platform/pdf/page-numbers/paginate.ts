/** A part of the document that isn't split between pages, such as a row; CSS pixels from the document's start. */
export type PageUnit = {
  readonly top: number;
  readonly bottom: number;
  /** Whether it begins a page, and the name of the page box it is printed in. */
  readonly opensPage: boolean;
  readonly pageName: string;
  readonly keepsWithPrevious: boolean;
  readonly keepsWithNext: boolean;
  /** The height of the table head that is repeated if the unit begins a page. */
  readonly headHeight: number;
};

/** Rounding of positions. */
const SLACK = 1;

/**
 * Returns the positions at which a document's pages begin, as Chromium breaks them in most cases. A document that is
 * printed with numbers taken from here has to prove them right.
 * @param heightOf the height of the text area of a page box by its name
 */
export function pageStarts(
  units: readonly PageUnit[],
  heightOf: (pageName: string) => number,
): readonly number[] {
  const starts: number[] = [];
  let room = 0;
  let groupTop: number | undefined;
  let previousTop: number | undefined;
  for (const { top, bottom, ...unit } of units) {
    if (unit.keepsWithPrevious) groupTop ??= previousTop;
    const from: number = groupTop ?? top;
    const start = starts.at(-1);
    const height = heightOf(unit.pageName);
    if (start === undefined || (unit.opensPage && top > start + SLACK)) {
      starts.push(top);
      room = height;
    } else if (bottom - start > room + SLACK) {
      const isWhole = bottom - from <= height && from > start + SLACK;
      starts.push(isWhole ? from : Math.max(top, start + SLACK));
      room = height - unit.headHeight;
    }
    // Longer than a page: it continues where its pages end.
    while (bottom - (starts.at(-1) ?? 0) > room + SLACK) starts.push((starts.at(-1) ?? 0) + room);
    previousTop = from;
    groupTop = unit.keepsWithNext ? from : undefined;
  }
  return starts;
}

/** Returns the page (from 1) of a position. */
export const pageAt = (starts: readonly number[], position: number): number =>
  Math.max(1, starts.filter((start) => start <= position + SLACK).length);
