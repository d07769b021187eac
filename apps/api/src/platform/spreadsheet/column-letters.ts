/** Returns the letters of a spreadsheet's column, such as 'AB'. @param at counted from 0, below 702 (ZZ) */
export function columnLetters(at: number): string {
  const letter = (number: number) => String.fromCodePoint(65 + number);
  const first = Math.floor(at / 26);
  return `${first > 0 ? letter(first - 1) : ""}${letter(at % 26)}`;
}
