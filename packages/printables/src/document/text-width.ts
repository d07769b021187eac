/** East Asian characters and pictures, which are twice as wide as others. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** Returns the width of a character in narrow ones: 1 or 2. */
export const characterWidth = (character: string): number => (WIDE.test(character) ? 2 : 1);

/** Returns the width of a text in narrow characters. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + characterWidth(character), 0);

/** Estimates the lines of a text in a column of that many characters, broken at spaces where possible. */
export const wrappedLines = (text: string, column: number): number =>
  text.split("\n").reduce((sum, paragraph) => sum + linesOfParagraph(paragraph, column), 0);

/** Words with the space after them; email addresses in the pieces of `EmailText`. */
const PIECES = /(?<= )|(?=@)|(?<=@\S*)(?=\.)/u;

function linesOfParagraph(paragraph: string, column: number): number {
  let lines = 1;
  let used = 0;
  for (const piece of paragraph.split(PIECES)) {
    const width = textWidth(piece.trimEnd());
    if (used + width <= column) used += textWidth(piece);
    else {
      if (used > 0) lines += 1;
      const further = Math.max(0, Math.ceil(width / column) - 1);
      lines += further;
      used = textWidth(piece) - further * column;
    }
  }
  return lines;
}
