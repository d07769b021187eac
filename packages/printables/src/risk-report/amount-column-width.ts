/** Estimated widths of letters in millimetres, at the 8 points and the weight of a report's sums. */
const LETTER = { digit: 1.87, separator: 0.86, other: 2.3 } as const;
/** Padding and rules of a cell, and the width of the text on a page, in millimetres. */
const CELL = 3.8;
const PAGE = 170;
/** Room for 'KWD 999,999,999,999.00'; longer amounts go on to the next line after a separator. */
const MOST = 24;

const letterWidth = (letter: string) => {
  if (/\d/u.test(letter)) return LETTER.digit;
  return /[,.\s]/u.test(letter) ? LETTER.separator : LETTER.other;
};

/**
 * Width of a column that holds each of these amounts without a break, in per cent of the page.
 * @param least what the column's head needs, in per cent
 */
export const amountColumnWidth = (amounts: readonly string[], least: number): number => {
  const widest = amounts.reduce((most, amount) => {
    const width = [...amount].reduce((sum, letter) => sum + letterWidth(letter), 0);
    return Math.max(most, width);
  }, 0);
  return Math.min(MOST, Math.max(least, Math.ceil((100 * (widest + CELL)) / PAGE)));
};

/** What the other columns leave of the page to the one of names, in per cent. */
export const nameColumnWidth = (others: readonly number[]): number =>
  100 - others.reduce((sum, width) => sum + width, 0);
