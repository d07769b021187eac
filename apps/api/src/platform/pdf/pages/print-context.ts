import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import type { PrintableDocument } from "../markup/document-shell";
import type { PrintBounds, PrintedPage } from "./print-passes";
import { ADDRESS, loadAndPrint, TEXT_AREA } from "./print-passes";

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
/** The time limit for opening an empty page (ms). It takes a tenth of a second, or longer on a busy machine. */
const OPEN_TIME = 15_000;

/**
 * Prints one document in a fresh browser context. The context is closed at the end, or `onStuck` is called if it does
 * not close.
 * @throws ProblemError for a document beyond its limits; the reason of `signal`; otherwise the error that occurred
 */
export async function printInFreshContext(
  browser: Browser,
  document: PrintableDocument,
  bounds: PrintBounds,
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
      await closeInTime(
        opening.then((context) => context.close()),
        onStuck,
      );
  }
}

async function printIn(
  context: BrowserContext,
  document: PrintableDocument,
  bounds: PrintBounds,
  death: AbortController,
): Promise<PrintedPage> {
  await context.route("**/*", serveOnly(document));
  return loadAndPrint(context, await openPage(context, death), bounds);
}

/**
 * If a page's renderer ends before the page is ready, Playwright leaves the call pending, and its 'crash' event
 * occurs before there is a listener. Hence the time limit.
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

const CLOSE_TIME = 2_000;

/** A page that is busy forever does not close; then only ending the browser helps. */
async function closeInTime(closing: Promise<void>, onStuck: () => void): Promise<void> {
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
