import {
  DOCUMENT_TOO_COMPLEX,
  DOCUMENT_TOO_LARGE,
  PRINTER_BUSY,
  PRINTER_MISSING,
  PRINTER_NOT_WORKING,
  PRINTING_FAILED,
  PRINTING_TOOK_TOO_LONG,
} from "@holdfast/contract/printing/errors";
import { INVALID_INPUT } from "@holdfast/contract/platform/errors";
import type { Clock } from "../clock";
import { ProblemError } from "../problem-error";
import { createBrowserKeeper } from "./browser/browser-keeper";
import type { PrintLog } from "./browser/chromium-browser";
import type { PrintableDocument } from "./markup/document-shell";
import { startChromium } from "./browser/chromium-browser";
import { findChromium } from "./browser/find-chromium";
import { createMemoryGuard } from "./browser/memory-guard";
import { withMetadata } from "./file/pdf-metadata";
import type { PdfPrinter, PrinterState, PrintJob } from "./pdf-printer";
import type { PrintLimits } from "./print-limits";
import { PRINT_LIMITS } from "./print-limits";
import type { PrintedPage } from "./pages/print-passes";
import { printInFreshContext } from "./pages/print-context";
import { createPrintQueue } from "./print-queue";
import { processorTime } from "./browser/process-tree";
import { limitProcessorTime } from "./browser/processor-limit";
import { proveTextAppears } from "./pages/text-proof";

export type ChromiumPrinterOptions = {
  /** The setting CHROMIUM_PATH; absent: searched where systems install it. */
  readonly executable?: string | undefined;
  readonly clock: Clock;
  readonly log: PrintLog;
  readonly limits?: Partial<PrintLimits>;
};

/** The error for a caller that has disconnected. */
const CALLER_GONE = {
  ...INVALID_INPUT,
  status: 408,
  message: "This request ended before its document was printed.",
};

/** Prints with an installed Chromium. Nothing is started before the first document. */
export function createChromiumPrinter(options: ChromiumPrinterOptions): PdfPrinter {
  const { clock, log } = options;
  const limits: PrintLimits = { ...PRINT_LIMITS, ...options.limits };
  const executable = findChromium(options.executable);
  let state: PrinterState = executable ? "ready" : "missing";

  const guard = createMemoryGuard(limits.memory, (megabytes) =>
    log.warn({ megabytes }, "Printing: stopped a document that needed too much memory."),
  );
  const queue = createPrintQueue(limits);
  const keeper = createBrowserKeeper(async () => {
    if (!executable) throw new ProblemError(PRINTER_MISSING);
    const running = await startChromium(executable, limits.startTime, log);
    try {
      await proveTextAppears(running, limits.startTime, log);
    } catch (fault) {
      await running.end();
      throw fault;
    }
    return running;
  });
  let printed = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const getBrowser = async () => {
    if (isClosed) throw new ProblemError(PRINTER_BUSY);
    try {
      const running = await keeper.get();
      state = "ready";
      return running;
    } catch (fault) {
      state = "failing";
      log.error(
        { err: fault, executable },
        "Printing: the browser does not start, or prints no text.",
      );
      throw new ProblemError(PRINTER_NOT_WORKING, { retryAfter: 60, cause: fault });
    }
  };

  const tryOnce = async (document: PrintableDocument, signal: AbortSignal) => {
    const running = await getBrowser();
    const killsBefore = guard.kills;
    const unwatch = running.pid === undefined ? () => {} : guard.watch(running.pid);
    try {
      return await printInFreshContext(running.browser, document, limits, signal, running.kill);
    } catch (fault) {
      if (guard.kills > killsBefore) throw new ProblemError(DOCUMENT_TOO_COMPLEX, { cause: fault });
      throw fault;
    } finally {
      unwatch();
    }
  };

  /** A browser that crashed, or was ended because of another document, gets one retry. */
  const tryTwice = async (document: PrintableDocument, signal: AbortSignal) => {
    try {
      return await tryOnce(document, signal);
    } catch (fault) {
      if (fault instanceof ProblemError || signal.aborted) throw fault;
      log.warn({ err: fault }, "Printing: the browser failed. Retrying once.");
    }
    try {
      return await tryOnce(document, signal);
    } catch (fault) {
      if (fault instanceof ProblemError || signal.aborted) throw fault;
      throw new ProblemError(PRINTING_FAILED, { cause: fault });
    }
  };

  const withinTime = async (job: PrintJob, callerGone: AbortSignal) => {
    const limit = new AbortController();
    // Starting a browser has its own limit and does not count towards the document's.
    const { pid } = await getBrowser();
    const before = pid === undefined ? 0 : processorTime(pid);
    const stopLimit = limitProcessorTime({
      time: limits.printTime,
      patience: Math.max(limits.printTime, limits.printPatience),
      used: () => (pid === undefined ? Number.POSITIVE_INFINITY : processorTime(pid) - before),
      end: () => limit.abort(new ProblemError(PRINTING_TOOK_TOO_LONG)),
    });
    const signal = AbortSignal.any([callerGone, limit.signal]);
    try {
      const document = await job.document(signal);
      if (Buffer.byteLength(document) > limits.documentBytes)
        throw new ProblemError(DOCUMENT_TOO_LARGE);
      return await tryTwice(document, signal);
    } finally {
      stopLimit();
    }
  };

  const finish = async (job: PrintJob, printedPage: PrintedPage) => {
    const { pdf, pages, unnumbered, blanks, passes, missing, headings, missingCharacters } =
      printedPage;
    if (missing.length > 0)
      log.warn(
        { missing: missing.length },
        "Printing: the document has page references to missing ids.",
      );
    log.info({ pages, passes, bytes: pdf.length }, "Printing: printed a document.");
    const { title, author } = job;
    const metadata = { title, author, printedAt: clock.now(), pages, unnumbered, blanks, headings };
    return { pdf: await withMetadata(pdf, metadata, log), pages, missingCharacters };
  };

  /** Only between documents: ends a browser that is worn out or no longer needed. */
  const afterPrint = () => {
    printed += 1;
    if (queue.active > 0 || isClosed) return;
    const isWorn = printed >= limits.printsPerBrowser;
    if (isWorn) printed = 0;
    idle = setTimeout(() => void keeper.retire(), isWorn ? 0 : limits.idleTime);
    idle.unref();
  };

  return {
    state: () => state,
    reserve(caller) {
      if (state === "missing") throw new ProblemError(PRINTER_MISSING);
      const place = queue.take(caller);
      const gone = new AbortController();
      return {
        async print(job) {
          const endTurn = await place.turn(gone.signal);
          clearTimeout(idle);
          try {
            return await finish(job, await withinTime(job, gone.signal));
          } finally {
            endTurn();
            afterPrint();
          }
        },
        leave() {
          gone.abort(new ProblemError(CALLER_GONE));
          place.leave();
        },
      };
    },
    async close() {
      isClosed = true;
      queue.close();
      clearTimeout(idle);
      await keeper.retire();
    },
  };
}
