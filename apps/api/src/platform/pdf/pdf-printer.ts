import type { PrintableDocument } from "./document-shell";

/** `missing`: no browser is installed. `failing`: there is one, and its last start did not succeed. */
export type PrinterState = "ready" | "missing" | "failing";

export type PrintJob = {
  readonly document: PrintableDocument;
  readonly title: string;
  readonly author: string;
  /** Whose share of the printer this takes (a user's id). */
  readonly requestedBy: string;
};

export type PrintedPdf = { readonly pdf: Buffer; readonly pages: number };

/** Turns a document into a PDF. The one adapter is `chromium-printer.ts`. */
export type PdfPrinter = {
  /** Known without starting anything, for the log at start and the health of the process. */
  state(): PrinterState;
  /**
   * Prints one document; waits its turn. `signal` gives up, as when the caller has gone.
   * @throws Refusal one of `contract/printing/errors`.
   */
  print(job: PrintJob, signal?: AbortSignal): Promise<PrintedPdf>;
  /** Ends the browser and refuses what still waits; nothing of it stays behind. */
  close(): Promise<void>;
};
