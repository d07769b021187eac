/** East Asian characters and pictures, which are twice as wide as others. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** Returns the width of a character in narrow ones: 1 or 2. */
export const characterWidth = (character: string): number =>
  character > LAST_ASCII && WIDE.test(character) ? 2 : 1;

const LAST_ASCII = "~";

/** Returns the width of a text in narrow characters. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + characterWidth(character), 0);

/** Estimates the lines of a text in a column of that many characters, broken at spaces where possible. */
export const wrappedLines = (text: string, column: number): number =>
  text.split("\n").reduce((sum, paragraph) => sum + linesOfParagraph(paragraph, column), 0);

/** Returns words with the space after them, and email addresses in the pieces of `EmailText`. */
const piecesOf = (paragraph: string) =>
  paragraph
    .split(/(?<= )/u)
    .flatMap((word) => word.split(/(?=@)/u))
    .flatMap((piece) => (piece.startsWith("@") ? piece.split(/(?=\.)/u) : [piece]));

function linesOfParagraph(paragraph: string, column: number): number {
  let lines = 1;
  let used = 0;
  for (const piece of piecesOf(paragraph)) {
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
