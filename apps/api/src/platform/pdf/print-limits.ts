/** The limits of printing per process. PRINT_TIMEOUT sets `printTime`; tests may set the others. */
export type PrintLimits = {
  /** Bytes of the whole document as the browser receives it, fonts included. */
  readonly documentBytes: number;
  readonly pages: number;
  readonly pdfBytes: number;
  /** Milliseconds of the browser's processor time for one document, including a retry. */
  readonly printTime: number;
  /** Milliseconds for one document from the start of its turn, even on a machine that is busy with other work. */
  readonly printPatience: number;
  /** Milliseconds a document waits for its turn. */
  readonly waitTime: number;
  /** Milliseconds until a new browser must respond. */
  readonly startTime: number;
  /**
   * Megabytes resident in one process of the browser; above it the process is killed. A report with 2,000 risks takes
   * about 1,170.
   */
  readonly memory: number;
  readonly concurrent: number;
  readonly waiting: number;
  /** Documents of one person, from before their bodies are read until their responses are sent. */
  readonly perPerson: number;
  /** The same for one network: about half of the slots, so that others are served. */
  readonly perNetwork: number;
  /** After this many documents the browser is replaced. */
  readonly printsPerBrowser: number;
  /** Milliseconds without work after which the browser is ended; the next document starts one. */
  readonly idleTime: number;
};

const MEBIBYTE = 1024 * 1024;

export const PRINT_LIMITS: PrintLimits = {
  documentBytes: 8 * MEBIBYTE,
  pages: 260,
  pdfBytes: 40 * MEBIBYTE,
  printTime: 20_000,
  printPatience: 60_000,
  waitTime: 30_000,
  startTime: 15_000,
  memory: 1_600,
  concurrent: 2,
  waiting: 20,
  perPerson: 3,
  perNetwork: 12,
  printsPerBrowser: 200,
  idleTime: 10 * 60_000,
};
