import {
  DOCUMENT_TOO_LARGE,
  DOCUMENT_TOO_LONG,
  PRINTING_FAILED,
} from "@holdfast/contract/printing/errors";
import type { Browser, BrowserContext, CDPSession, Page, Route } from "playwright-core";
import { ProblemError } from "../problem-error";
import type { PrintableDocument } from "./document-shell";
import { BACK_COVER, FIRST_NUMBERED, NUMBERED_PAGES } from "./document-shell";
import type { PdfStructure } from "./pdf-structure";
import { readStructure } from "./pdf-structure";
import type { PrintLimits } from "./print-limits";

/** A host name that no resolver knows (RFC 2606): only the document is served there. */
const ADDRESS = "http://print.invalid/document";
/** The document's own policy: nothing may run, be fetched or be sent. */
const POLICY = [
  "sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src data:",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
/** The text area of an A4 page with the usual margins, in CSS pixels. */
const TEXT_AREA = { width: 657, height: 941 };
/** A document whose estimated length exceeds the limit by this factor is refused without printing it. */
const ESTIMATE_SLACK = 1.6;
const MAX_PASSES = 4;
const CHUNK = 1024 * 1024;
/** An empty page opens in a tenth of a second (ms). */
const OPEN_TIME = 5_000;
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
};

type Bounds = Pick<PrintLimits, "pages" | "pdfBytes" | "printTime">;

/**
 * Prints one document in a fresh browser context. The context is closed at the end, or `onStuck` is called if it does
 * not close.
 * @throws ProblemError for a document beyond its limits; the reason of `signal`; otherwise the error that occurred
 */
export async function printInFreshContext(
  browser: Browser,
  document: PrintableDocument,
  bounds: Bounds,
  signal: AbortSignal,
  onStuck: () => void,
): Promise<PrintedPage> {
  const death = new AbortController();
  // From the first call on: Playwright leaves a call pending if the browser dies during it.
  const onDisconnected = () => death.abort(new Error("The browser died."));
  browser.once("disconnected", onDisconnected);
  const opening = browser.newContext({
    javaScriptEnabled: false,
    serviceWorkers: "block",
    acceptDownloads: false,
    viewport: TEXT_AREA,
  });
  try {
    const printing = opening.then((context) => printIn(context, document, bounds, death));
    return await untilInterrupted(printing, AbortSignal.any([signal, death.signal]));
  } finally {
    browser.off("disconnected", onDisconnected);
    if (browser.isConnected())
      await closed(
        opening.then((context) => context.close()),
        onStuck,
      );
  }
}

async function printIn(
  context: BrowserContext,
  document: PrintableDocument,
  bounds: Bounds,
  death: AbortController,
): Promise<PrintedPage> {
  await context.route("**/*", serveOnly(document));
  return loadAndPrint(context, await openPage(context, death), bounds);
}

/**
 * If a page's renderer ends before the page is ready, Playwright leaves the call pending, and no one has heard its
 * 'crash' event. Hence the time limit.
 */
async function openPage(context: BrowserContext, death: AbortController): Promise<Page> {
  const tooLate = setTimeout(() => death.abort(new Error("The page did not open.")), OPEN_TIME);
  try {
    const page = await context.newPage();
    page.once("crash", () => death.abort(new Error("The page crashed.")));
    return page;
  } finally {
    clearTimeout(tooLate);
  }
}

/** Serves the document once; every other request is aborted. */
function serveOnly(document: PrintableDocument) {
  let isServed = false;
  return async (route: Route) => {
    const request = route.request();
    const isDocument = request.isNavigationRequest() && request.url() === ADDRESS;
    if (isServed || !isDocument) return route.abort("blockedbyclient");
    isServed = true;
    return route.fulfill({
      status: 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": POLICY,
      },
      body: document,
    });
  };
}

async function loadAndPrint(
  context: BrowserContext,
  page: Page,
  bounds: Bounds,
): Promise<PrintedPage> {
  await page.emulateMedia({ media: "print" });
  await page.goto(ADDRESS, { waitUntil: "load", timeout: bounds.printTime });
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  const height = Number(await page.evaluate("document.documentElement.scrollHeight"));
  if (height / TEXT_AREA.height > bounds.pages * ESTIMATE_SLACK)
    throw new ProblemError(DOCUMENT_TOO_LONG);

  const session = await context.newCDPSession(page);
  const asked = await idsAskedFor(page);
  let filled: PageNumbers = new Map();
  // Reserves space for the digits from the first pass on, so that filling them in moves nothing.
  if (asked.length > 0)
    await fillPageNumbers(page, Object.fromEntries(asked.map((id) => [id, "00"])));
  for (let passes = 1; passes <= MAX_PASSES; passes += 1) {
    // A pass that only measures needs neither tags nor bookmarks.
    const isMeasuring = passes === 1 && asked.length > 0;
    const pdf = await printToPdf(session, bounds, !isMeasuring);
    const structure = readStructure(pdf);
    if (structure.pages > bounds.pages) throw new ProblemError(DOCUMENT_TOO_LONG);
    const found = pageNumbers(asked, structure);
    const missing = asked.filter((id) => !structure.pageOf.has(id));
    if (!isMeasuring && asked.every((id) => found.get(id) === filled.get(id)))
      return {
        pdf,
        pages: structure.pages,
        unnumbered: unnumberedOf(structure),
        passes,
        missing,
        headings: await headingsOf(page),
      };
    await fillPageNumbers(page, Object.fromEntries(found));
    await page.evaluate(
      `document.documentElement.style.setProperty("${NUMBERED_PAGES}", '" of ${numberedPages(structure)}"')`,
    );
    filled = found;
  }
  throw new ProblemError(PRINTING_FAILED, {
    cause: new Error("The page numbers do not converge."),
  });
}

/** The text of each slot by the id it refers to; empty if there is no such element. */
type PageNumbers = ReadonlyMap<string, string>;

/** Returns how many pages have a number: all but those before the contents and the back cover. */
const numberedPages = (structure: PdfStructure) =>
  (structure.pageOf.get(BACK_COVER) ?? structure.pages + 1) - 1 - unnumberedOf(structure);

const unnumberedOf = ({ pageOf }: PdfStructure) => (pageOf.get(FIRST_NUMBERED) ?? 1) - 1;

function pageNumbers(asked: readonly string[], structure: PdfStructure): PageNumbers {
  const unnumbered = unnumberedOf(structure);
  const numberOf = (page: number | undefined) =>
    page === undefined || page <= unnumbered ? "" : String(page - unnumbered).padStart(2, "0");
  return new Map(asked.map((id) => [id, numberOf(structure.pageOf.get(id))]));
}

/** What these functions use of a DOM element; they run in the browser. */
type Slot = { getAttribute(name: string): string | null; textContent: string | null };

async function idsAskedFor(page: Page): Promise<readonly string[]> {
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

const fillPageNumbers = (page: Page, numbers: Readonly<Record<string, string>>) =>
  page.locator(PAGE_NUMBER).evaluateAll((slots: Slot[], text: Readonly<Record<string, string>>) => {
    for (const slot of slots)
      slot.textContent = text[slot.getAttribute("data-page-for") ?? ""] ?? "";
  }, numbers);

/** One page beyond the limit is enough to detect it; a bomb of page breaks is not printed to its end. */
async function printToPdf(
  session: CDPSession,
  { pages, pdfBytes }: Bounds,
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

const CLOSE_TIME = 2_000;

/** A page that is busy forever does not close; then only ending the browser helps. */
async function closed(closing: Promise<void>, onStuck: () => void): Promise<void> {
  try {
    await untilInterrupted(closing, AbortSignal.timeout(CLOSE_TIME));
  } catch {
    // It did not close in time, or its browser is gone: either way a new browser is needed.
    onStuck();
  }
}

/**
 * Returns the result of `work`, or rejects with the reason of `signal` if that comes first; `work` is not awaited then.
 */
function untilInterrupted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const interrupted = new Promise<never>((_, reject) => {
    const interrupt = () => reject(signal.reason);
    if (signal.aborted) interrupt();
    else signal.addEventListener("abort", interrupt, { once: true });
  });
  return Promise.race([work, interrupted]);
}
