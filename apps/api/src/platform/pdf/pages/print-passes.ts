import {
  DOCUMENT_TOO_LARGE,
  DOCUMENT_TOO_LONG,
  PRINTING_FAILED,
} from "@holdfast/contract/printing/errors";
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { ProblemError } from "../../problem-error";
import { fitPages } from "./fit-pages";
import { NUMBERED } from "../markup/document-shell";
import { findMissingCharacters } from "../markup/missing-characters";
import {
  areEqual,
  blankPages,
  numberingOf,
  type PageNumbering,
  unnumberedOf,
} from "./page-numbering";
import { fillPageNumbers, headingsOf, idsReferenced, linkOpeners } from "./page-slots";
import { readStructure } from "../file/pdf-structure";
import type { PrintLimits } from "../print-limits";

/** A host name that no resolver knows (RFC 2606): only the document is served there. */
export const ADDRESS = "http://print.invalid/document";
/** The text area of an A4 page with the usual margins, in CSS pixels. */
export const TEXT_AREA = { width: 657, height: 941 };
/** A document whose estimated length exceeds the limit by this factor is refused without printing it. */
const ESTIMATE_SLACK = 1.6;
const MAX_PASSES = 4;
const CHUNK = 1024 * 1024;

export type PrintedPage = {
  readonly pdf: Buffer;
  readonly pages: number;
  readonly passes: number;
  /** How many pages precede the first numbered one. */
  readonly unnumbered: number;
  /** The pages (from 1) that are left blank in a double-sided print. */
  readonly blanks: readonly number[];
  /** Ids with a page reference that the document does not have. */
  readonly missing: readonly string[];
  /** The texts of all headings, for the bookmarks. */
  readonly headings: readonly string[];
  /** Characters that are printed as boxes, because no font has them. */
  readonly missingCharacters: readonly string[];
};

export type PrintBounds = Pick<PrintLimits, "pages" | "pdfBytes" | "printPatience">;

/**
 * Prints the document served at `ADDRESS`. One with page numbers is printed again with the numbers found in the file,
 * until the file agrees with them; that is twice, unless the numbers themselves move a page.
 * @throws ProblemError for a document beyond `bounds`, or if the page numbers do not converge
 */
export async function loadAndPrint(
  context: BrowserContext,
  page: Page,
  bounds: PrintBounds,
): Promise<PrintedPage> {
  await page.emulateMedia({ media: "print" });
  await page.goto(ADDRESS, { waitUntil: "load", timeout: bounds.printPatience });
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  const height = Number(await page.evaluate("document.documentElement.scrollHeight"));
  if (height / TEXT_AREA.height > bounds.pages * ESTIMATE_SLACK)
    throw new ProblemError(DOCUMENT_TOO_LONG);

  await fitPages(page);
  const missingCharacters = await findMissingCharacters(page);
  const session = await context.newCDPSession(page);
  const referenced = await idsReferenced(page);
  const openers = await linkOpeners(page);
  const isNumbered =
    referenced.length + openers.length > 0 || (await page.locator(`.${NUMBERED}`).count()) > 0;
  let filled: PageNumbering | undefined;
  for (let passes = 1; passes <= MAX_PASSES; passes += 1) {
    if (filled) await fillPageNumbers(page, filled);
    const isDraft = isNumbered && filled === undefined;
    const pdf = await printToPdf(session, bounds, isDraft);
    const structure = readStructure(pdf);
    if (structure.pages > bounds.pages) throw new ProblemError(DOCUMENT_TOO_LONG);
    const blankBefore = filled?.blankBefore ?? [];
    const found = numberingOf(referenced, openers, structure, blankBefore);
    if (!isDraft && (filled === undefined || areEqual(referenced, filled, found)))
      return {
        pdf,
        pages: structure.pages,
        unnumbered: unnumberedOf(structure),
        blanks: blankPages(structure, blankBefore),
        passes,
        missing: referenced.filter((id) => !structure.pageOf.has(id)),
        headings: await headingsOf(page),
        missingCharacters,
      };
    filled = found;
  }
  throw new ProblemError(PRINTING_FAILED, {
    cause: new Error("The page numbers do not converge."),
  });
}

/**
 * One page beyond the limit is enough to detect it; a bomb of page breaks is not printed to its end. A draft shows where
 * the pages break: without tags and bookmarks it takes half of the time.
 */
async function printToPdf(
  session: CDPSession,
  { pages, pdfBytes }: PrintBounds,
  isDraft: boolean,
): Promise<Buffer> {
  const { stream } = await session.send("Page.printToPDF", {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: !isDraft,
    generateDocumentOutline: !isDraft,
    pageRanges: `1-${pages + 1}`,
    transferMode: "ReturnAsStream",
  });
  if (stream === undefined) throw new Error("The browser returned no PDF.");
  const chunks: Buffer[] = [];
  let bytes = 0;
  for (let isEnd = false; !isEnd;) {
    const chunk = await session.send("IO.read", { handle: stream, size: CHUNK });
    const read = Buffer.from(chunk.data, chunk.base64Encoded ? "base64" : "latin1");
    bytes += read.length;
    if (bytes > pdfBytes) throw new ProblemError(DOCUMENT_TOO_LARGE);
    chunks.push(read);
    isEnd = chunk.eof;
  }
  await session.send("IO.close", { handle: stream });
  return Buffer.concat(chunks);
}
