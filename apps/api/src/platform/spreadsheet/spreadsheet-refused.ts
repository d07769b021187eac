import { MAX_IMPORT_ROWS } from "@holdfast/contract/directory/import";

/** A file that cannot be read as a table; `message` is for the person who chose it. */
export class SpreadsheetRefused extends Error {
  override readonly name = "SpreadsheetRefused";

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

export const TOO_MANY_ROWS = `This file has more than ${MAX_IMPORT_ROWS.toLocaleString("en-AU")} rows. Split it into smaller files.`;
