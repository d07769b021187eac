import type { ObjectReader } from "./pdf-structure";

/** A bookmark of the file: its object's number, and the object with another title. */
export type Bookmark = { readonly number: number; retitled(title: string): string };

/** A title as Skia writes it: in brackets, with escapes, or as hexadecimal. */
const TITLE = /\/Title\s*(?:\((?:\\[^]|[^\\()])*\)|<[^>]*>)/;
/** Deeper than any document's headings. */
const MAX_DEPTH = 20;

const linkTo = (dictionary: string, key: string): number | undefined => {
  const number = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];
  return number === undefined ? undefined : Number(number);
};

/** Returns the bookmarks in the order of the document, which is that of its headings. */
export function bookmarksOf(object: ObjectReader, root: number): readonly Bookmark[] {
  const outlines = linkTo(object(root), "Outlines");
  const found: Bookmark[] = [];
  const walk = (first: number | undefined, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    for (let at = first; at !== undefined;) {
      const body = object(at).trim();
      found.push({ number: at, retitled: (title) => body.replace(TITLE, () => `/Title ${title}`) });
      walk(linkTo(body, "First"), depth + 1);
      at = linkTo(body, "Next");
    }
  };
  if (outlines !== undefined) walk(linkTo(object(outlines), "First"), 0);
  return found;
}
