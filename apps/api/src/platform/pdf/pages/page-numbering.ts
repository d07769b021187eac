import { BACK_COVER, FIRST_NUMBERED } from "../markup/document-shell";
import type { PdfStructure } from "../file/pdf-structure";

/** The page numbers of a document, and how many of its pages have one. */
export type PageNumbering = {
  /** The text of each page reference by the id it refers to; empty if there is no such element. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly numberedPages: number;
  /** Ids of the parts with a blank page before them, so that they start on a right-hand page. */
  readonly blankBefore: readonly string[];
};

/** How many pages precede the first numbered one. */
export const unnumberedOf = ({ pageOf }: PdfStructure): number =>
  (pageOf.get(FIRST_NUMBERED) ?? 1) - 1;

/** Returns the pages (from 1) that are blank. */
export const blankPages = (
  { pageOf }: PdfStructure,
  blankBefore: readonly string[],
): readonly number[] => blankBefore.map((id) => (pageOf.get(id) ?? 1) - 1);

/**
 * Returns the page numbers of a document. Blank pages have none, so that a double-sided print has the same numbers as
 * any other.
 * @param referenced the ids that page references refer to
 * @param openers ids of the parts that start on a right-hand page, in their order; empty for a single-sided print
 * @param structure the document as it was printed, with a blank page before each of `blankBefore`
 */
export function numberingOf(
  referenced: readonly string[],
  openers: readonly string[],
  structure: PdfStructure,
  blankBefore: readonly string[],
): PageNumbering {
  const blanks = blankPages(structure, blankBefore);
  const withoutBlanks = (page: number) => page - blanks.filter((blank) => blank < page).length;
  const pageOf = (id: string) => {
    const page = structure.pageOf.get(id);
    return page === undefined ? undefined : withoutBlanks(page);
  };
  const unnumbered = (pageOf(FIRST_NUMBERED) ?? 1) - 1;
  const numberOf = (page: number | undefined) =>
    page === undefined || page <= unnumbered ? "" : String(page - unnumbered).padStart(2, "0");
  const lastNumbered = (pageOf(BACK_COVER) ?? withoutBlanks(structure.pages) + 1) - 1;
  return {
    numbers: new Map(referenced.map((id) => [id, numberOf(pageOf(id))])),
    numberedPages: lastNumbered - unnumbered,
    blankBefore: blanksFor(openers, pageOf),
  };
}

/** A part starts on a right-hand page, which is an odd one; the back cover is the back of the last sheet. */
function blanksFor(
  openers: readonly string[],
  pageOf: (id: string) => number | undefined,
): readonly string[] {
  const blanks: string[] = [];
  for (const id of openers) {
    const page = (pageOf(id) ?? 1) + blanks.length;
    const isRight = page % 2 === 1;
    if (isRight === (id === BACK_COVER)) blanks.push(id);
  }
  return blanks;
}

export const areEqual = (
  ids: readonly string[],
  numbering: PageNumbering,
  earlier: PageNumbering,
): boolean =>
  numbering.numberedPages === earlier.numberedPages &&
  numbering.blankBefore.join(" ") === earlier.blankBefore.join(" ") &&
  ids.every((id) => numbering.numbers.get(id) === earlier.numbers.get(id));
