import { Parser } from "htmlparser2";

/** Elements whose content is not for reading. */
const NOT_TEXT = new Set(
  "script style noscript template iframe object svg math head title textarea select xmp".split(" "),
);
/** Elements inside a word or a line; any other ends it. */
const INLINE = new Set(
  "a abbr b bdi cite code em font i mark q s small span strong sub sup u".split(" "),
);

/** Control characters, marks that change the direction of text, and others without width. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Of the markup; what follows would be cut anyway (characters). */
const MAX_MARKUP = 20_000;

/**
 * Returns the words of HTML as one line of plain text of at most `max` characters; a longer text ends at a word, with an
 * ellipsis. Markup, scripts and invisible characters are left out.
 */
export function plainText(html: string, max: number): string {
  const words: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name) {
      if (NOT_TEXT.has(name)) hidden += 1;
      if (!INLINE.has(name)) words.push(" ");
    },
    onclosetag(name) {
      if (NOT_TEXT.has(name)) hidden -= 1;
      if (!INLINE.has(name)) words.push(" ");
    },
    ontext(text) {
      if (hidden === 0) words.push(text);
    },
  });
  parser.end(html.slice(0, MAX_MARKUP));
  const line = words
    .join("")
    .replaceAll(/\s+/g, " ")
    .replaceAll(INVISIBLE, "")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return cut(line, max);
}

function cut(line: string, max: number): string {
  if (line.length <= max) return line;
  const start = line.slice(0, max - 1);
  const end = start.lastIndexOf(" ");
  // A single long word is cut anywhere, but not within a character.
  return `${(end > max / 2 ? start.slice(0, end) : start)
    .toWellFormed()
    .replace(/\uFFFD$/, "")
    .trimEnd()}…`;
}
