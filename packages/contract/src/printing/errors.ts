import { defineError } from "../platform/errors";

/*
 * Why a document could not be printed. The specification gives no wording (plan-workspace, 'PDF'),
 * so each message says what the user can do.
 */

export const DOCUMENT_TOO_LARGE = defineError({
  code: "document-too-large",
  status: 413,
  message: "This document is too large to print. Please use fewer or smaller images.",
});
export const DOCUMENT_TOO_LONG = defineError({
  code: "document-too-long",
  status: 422,
  message: "This document has too many pages to print. Please print it in parts.",
});
export const DOCUMENT_TOO_COMPLEX = defineError({
  code: "document-too-complex",
  status: 422,
  message: "This document is too complex to print. Please use fewer or smaller tables and images.",
});
/** The user's own documents use up their share of the print queue. */
export const TOO_MANY_PRINTS = defineError({
  code: "too-many-prints",
  status: 429,
  message: "Your earlier documents are still being printed. Please wait until one is done.",
});
export const PRINTING_FAILED = defineError({
  code: "printing-failed",
  status: 502,
  message: "Sorry, this document could not be printed. Please try again.",
});
export const PRINTER_BUSY = defineError({
  code: "printer-busy",
  status: 503,
  message: "Many documents are being printed at the moment. Please try again shortly.",
});
export const PRINTER_MISSING = defineError({
  code: "printer-missing",
  status: 503,
  message:
    "No browser is installed on this server, so documents cannot be printed. " +
    "Ask your administrator to install Chromium, or to set CHROMIUM_PATH.",
});
/** A browser is installed, but it doesn't start or renders no text; the log says why. */
export const PRINTER_NOT_WORKING = defineError({
  code: "printer-not-working",
  status: 503,
  message:
    "The browser that prints documents does not work on this server. " +
    "Ask your administrator to check the server's log.",
});
export const PRINTING_TOOK_TOO_LONG = defineError({
  code: "printing-took-too-long",
  status: 504,
  message: "Printing this document took too long. Please try again, or print it in parts.",
});

/** A plan that cannot be printed now was not printed in the last day, and no version of it is approved. */
export const NO_COPY = defineError({
  code: "no-copy",
  status: 404,
  message:
    "There is no copy: you did not print this plan in the last day, and no version is approved.",
});

/** The content of the plan differs from the document that the approver read. */
export const PLAN_CHANGED = defineError({
  code: "plan-changed",
  status: 409,
  message: "The plan was changed while you were reading it. Read it again, then approve it.",
});

/** What can go wrong when a document is printed. */
export const PRINT_ERRORS = [
  DOCUMENT_TOO_LONG,
  DOCUMENT_TOO_COMPLEX,
  TOO_MANY_PRINTS,
  PRINTING_FAILED,
  PRINTER_BUSY,
  PRINTER_MISSING,
  PRINTER_NOT_WORKING,
  PRINTING_TOOK_TOO_LONG,
] as const;
