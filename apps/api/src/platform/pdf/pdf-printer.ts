import type { PrintableDocument } from "./markup/document-shell";

/** `missing`: no browser is installed. `failing`: there is one, but its last start failed. */
export type PrinterState = "ready" | "missing" | "failing";

/** The person and network that a document counts towards. */
export type PrintCaller = {
  /** A user's id. */
  readonly person: string;
  /** The network the request comes from: accounts are free, so a per-person limit alone is not enough. */
  readonly network: string;
};

export type PrintJob = {
  /** Makes the document; called once, when it is its turn, so that no work is done for a refused one. */
  readonly document: (signal: AbortSignal) => Promise<PrintableDocument>;
  readonly title: string;
  readonly author: string;
};

export type PrintedPdf = {
  readonly pdf: Buffer;
  readonly pages: number;
  /** Characters that are printed as boxes, because no font has them. */
  readonly missingCharacters: readonly string[];
};

/** A slot in the printer's queue. */
export type QueueSlot = {
  /** Prints one document when it is its turn. @throws ProblemError one of `contract/printing/errors` */
  print(job: PrintJob): Promise<PrintedPdf>;
  /** Frees the slot, and stops a document that is still being printed. Safe to call twice. */
  leave(): void;
};

/** Converts a document to PDF. The only adapter is `chromium-printer.ts`. */
export type PdfPrinter = {
  /** Available without starting anything, for the log at start and the health check. */
  state(): PrinterState;
  /**
   * Reserves a slot for one document, before any of its work is done.
   * @throws ProblemError TOO_MANY_PRINTS if the person has too many, PRINTER_BUSY if the network or the whole queue has,
   * PRINTER_MISSING without a browser
   */
  reserve(caller: PrintCaller): QueueSlot;
  /** Ends the browser and refuses waiting documents; leaves nothing behind. */
  close(): Promise<void>;
};
