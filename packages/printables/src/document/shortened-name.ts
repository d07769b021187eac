import { characterWidth, textWidth, wrappedLines } from "./text-width";

/** Shortens a name to a width of `maxWidth` characters for a single line, such as the running header. */
export const shortenedName = (name: string, maxWidth: number): string => {
  if (textWidth(name) <= maxWidth) return name;
  let width = 0;
  const kept = [...name].filter((character) => (width += characterWidth(character)) < maxWidth);
  return `${kept.join("")}…`;
};

/** Shortens a text until it has that many lines in a column of that many characters. */
export function shortenedInColumn(text: string, lines: number, column: number): string {
  const isShort = (one: string) => wrappedLines(one, column) <= lines;
  if (lines === Infinity || isShort(text)) return text;
  let fitting = 1;
  let tooLong = lines * column + 1;
  while (tooLong - fitting > 1) {
    const between = Math.floor((fitting + tooLong) / 2);
    if (isShort(shortenedName(text, between))) fitting = between;
    else tooLong = between;
  }
  return shortenedName(text, fitting);
}
