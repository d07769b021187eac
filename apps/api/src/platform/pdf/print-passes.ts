import {
  DOCUMENT_TOO_LARGE,
  DOCUMENT_TOO_LONG,
  PRINTING_FAILED,
} from "@holdfast/contract/printing/errors";
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { ProblemError } from "../problem-error";
import { BACK_COVER, FIRST_NUMBERED, NUMBERED_PAGES } from "./document-shell";
import type { PageNumberGuesses, PageNumbering, PageNumbers } from "./page-number-guesses";
import { findMissingCharacters } from "./missing-characters";
import type { PdfStructure } from "./pdf-structure";
import { readStructure } from "./pdf-structure";
import type { PrintLimits } from "./print-limits";

/** A host name that no resolver knows (RFC 2606): only the document is served there. */
export const ADDRESS = "http://print.invalid/document";
/** The text area of an A4 page with the usual margins, in CSS pixels. */
export const TEXT_AREA = { width: 657, height: 941 };
/** A document whose estimated length exceeds the limit by this factor is refused without printing it. */
const ESTIMATE_SLACK = 1.6;
const MAX_PASSES = 4;
const CHUNK = 1024 * 1024;
const PAGE_NUMBER = "[data-page-for]";

export type PrintedPage = {
  readonly pdf: Buffer;
  readonly pages: number;
  readonly passes: number;
  /** How many pages precede the first numbered one. */
  readonly unnumbered: number;
  /** Ids with a page reference that the document does not have. */
  readonly missing: readonly string[];
  /** The texts of all headings, for the bookmarks. */
  readonly headings: readonly string[];
  /** Characters that are printed as boxes, because no font has them. */
  readonly missingCharacters: readonly string[];
};

export type PrintBounds = Pick<PrintLimits, "pages" | "pdfBytes" | "printTime">;

/**
 * Prints the document served at `ADDRESS`. Its page references are filled in from one pass, or from a guess, and checked
 * in the next, until no page number changes.
 * @throws ProblemError for a document beyond `bounds`, or if the page numbers do not converge
 */
export async function loadAndPrint(
  context: BrowserContext,
  page: Page,
  bounds: PrintBounds,
  guesses: PageNumberGuesses,
): Promise<PrintedPage> {
  await page.emulateMedia({ media: "print" });
  await page.goto(ADDRESS, { waitUntil: "load", timeout: bounds.printTime });
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  const height = Number(await page.evaluate("document.documentElement.scrollHeight"));
  if (height / TEXT_AREA.height > bounds.pages * ESTIMATE_SLACK)
    throw new ProblemError(DOCUMENT_TOO_LONG);

  const missingCharacters = await findMissingCharacters(page);
  const session = await context.newCDPSession(page);
  const referenced = await idsReferenced(page);
  let filled = referenced.length > 0 ? guesses.find(referenced) : undefined;
  if (filled) await fillPageNumbers(page, filled);
  // Reserves space for the digits from the first pass on, so that filling them in moves nothing.
  else if (referenced.length > 0) await reservePageNumbers(page, referenced);
  for (let passes = 1; passes <= MAX_PASSES; passes += 1) {
    // A pass that only measures needs neither tags nor bookmarks.
    const isMeasuring = referenced.length > 0 && filled === undefined;
    const pdf = await printToPdf(session, bounds, !isMeasuring);
    const structure = readStructure(pdf);
    if (structure.pages > bounds.pages) throw new ProblemError(DOCUMENT_TOO_LONG);
    const found = {
      numbers: pageNumbers(referenced, structure),
      numberedPages: numberedPages(structure),
    };
    const missing = referenced.filter((id) => !structure.pageOf.has(id));
    const isRight =
      referenced.length === 0 || (filled !== undefined && areEqual(referenced, filled, found));
    if (isRight) {
      if (filled) guesses.store(referenced, filled);
      return {
        pdf,
        pages: structure.pages,
        unnumbered: unnumberedOf(structure),
        passes,
        missing,
        headings: await headingsOf(page),
        missingCharacters,
      };
    }
    await fillPageNumbers(page, found);
    filled = found;
  }
  throw new ProblemError(PRINTING_FAILED, {
    cause: new Error("The page numbers do not converge."),
  });
}

const areEqual = (ids: readonly string[], one: PageNumbering, other: PageNumbering) =>
  one.numberedPages === other.numberedPages &&
  ids.every((id) => one.numbers.get(id) === other.numbers.get(id));

/** Returns how many pages have a number: all but those before the contents and the back cover. */
const numberedPages = (structure: PdfStructure) =>
  (structure.pageOf.get(BACK_COVER) ?? structure.pages + 1) - 1 - unnumberedOf(structure);

const unnumberedOf = ({ pageOf }: PdfStructure) => (pageOf.get(FIRST_NUMBERED) ?? 1) - 1;

function pageNumbers(referenced: readonly string[], structure: PdfStructure): PageNumbers {
  const unnumbered = unnumberedOf(structure);
  const numberOf = (page: number | undefined) =>
    page === undefined || page <= unnumbered ? "" : String(page - unnumbered).padStart(2, "0");
  return new Map(referenced.map((id) => [id, numberOf(structure.pageOf.get(id))]));
}

/** What these functions use of a DOM element; they run in the browser. */
type Slot = { getAttribute(name: string): string | null; textContent: string | null };

async function idsReferenced(page: Page): Promise<readonly string[]> {
  const ids = await page
    .locator(PAGE_NUMBER)
    .evaluateAll((slots: Slot[]) => slots.map((slot) => slot.getAttribute("data-page-for") ?? ""));
  return [...new Set(ids)];
}

const headingsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((headings: Slot[]) =>
      headings.map((one) => (one.textContent ?? "").replaceAll(/\s+/g, " ").trim()),
    );

async function fillPageNumbers(page: Page, { numbers, numberedPages }: PageNumbering) {
  await fillSlots(page, Object.fromEntries(numbers));
  await page.evaluate(
    `document.documentElement.style.setProperty("${NUMBERED_PAGES}", '" of ${numberedPages}"')`,
  );
}

const reservePageNumbers = (page: Page, ids: readonly string[]) =>
  fillSlots(page, Object.fromEntries(ids.map((id) => [id, "00"])));

const fillSlots = (page: Page, numbers: Readonly<Record<string, string>>) =>
  page.locator(PAGE_NUMBER).evaluateAll((slots: Slot[], text: Readonly<Record<string, string>>) => {
    for (const slot of slots)
      slot.textContent = text[slot.getAttribute("data-page-for") ?? ""] ?? "";
  }, numbers);

/** One page beyond the limit is enough to detect it; a bomb of page breaks is not printed to its end. */
async function printToPdf(
  session: CDPSession,
  { pages, pdfBytes }: PrintBounds,
  isFinal: boolean,
): Promise<Buffer> {
  const { stream } = await session.send("Page.printToPDF", {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: isFinal,
    generateDocumentOutline: isFinal,
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
