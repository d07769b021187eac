/** Estimated widths of characters in millimetres, at the 8 points and the weight of a report's totals. */
const CHARACTER = { digit: 1.87, separator: 0.86, other: 2.3 } as const;
/** Padding and borders of a cell, and the text width of a page, in millimetres. */
const CELL = 3.8;
const PAGE = 170;
/** Fits 'KWD 999,999,999,999.00'; longer amounts wrap after a separator. */
const MOST = 24;

const characterWidth = (character: string) => {
  if (/\d/u.test(character)) return CHARACTER.digit;
  return /[,.\s]/u.test(character) ? CHARACTER.separator : CHARACTER.other;
};

/**
 * Returns the width of a column that fits each of these amounts on one line, in per cent of the page.
 * @param least the minimum width that the column's header needs, in per cent
 */
export const amountColumnWidth = (amounts: readonly string[], least: number): number => {
  const widest = amounts.reduce((most, amount) => {
    const width = [...amount].reduce((sum, character) => sum + characterWidth(character), 0);
    return Math.max(most, width);
  }, 0);
  return Math.min(MOST, Math.max(least, Math.ceil((100 * (widest + CELL)) / PAGE)));
};

/** Returns the width that the other columns leave for the name column, in per cent. */
export const nameColumnWidth = (others: readonly number[]): number =>
  100 - others.reduce((sum, width) => sum + width, 0);
