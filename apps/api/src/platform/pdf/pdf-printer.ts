import type { PrintableDocument } from "./document-shell";

/** `missing`: no browser is installed. `failing`: there is one, and its last start did not succeed. */
export type PrinterState = "ready" | "missing" | "failing";

/** Whose share of the printer a document takes. */
export type PrintCaller = {
  /** A user's id. */
  readonly person: string;
  /** The network the call comes from: accounts are free, so a person's share alone bounds nobody. */
  readonly network: string;
};

export type PrintJob = {
  /** Makes the document; called once, when it is its turn, so that no work is done for one that is refused. */
  readonly document: (signal: AbortSignal) => Promise<PrintableDocument>;
  readonly title: string;
  readonly author: string;
};

export type PrintedPdf = { readonly pdf: Buffer; readonly pages: number };

/** A place in the printer's queue. */
export type PrintPlace = {
  /**
   * Prints one document; waits its turn.
   * @throws Refusal one of `contract/printing/errors`.
   */
  print(job: PrintJob): Promise<PrintedPdf>;
  /** Gives the place back, and stops a document that is still being printed. Twice does no harm. */
  leave(): void;
};

/** Turns a document into a PDF. The one adapter is `chromium-printer.ts`. */
export type PdfPrinter = {
  /** Known without starting anything, for the log at start and the health of the process. */
  state(): PrinterState;
  /**
   * Takes a place for one document, before any of its work is done.
   * @throws Refusal TOO_MANY_PRINTS for a person's share, PRINTER_BUSY for a network's and for the whole
   * queue, PRINTER_MISSING without a browser.
   */
  reserve(caller: PrintCaller): PrintPlace;
  /** Ends the browser and refuses what still waits; nothing of it stays behind. */
  close(): Promise<void>;
};
