import { MAX_IMPORT_ROWS } from "@holdfast/contract/directory/import";

/** A file that cannot be read as a table; `message` is for the person who chose it. */
export class SpreadsheetRefused extends Error {
  override readonly name = "SpreadsheetRefused";

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

export const EMPTY = "This file is empty. Choose a file with a header and rows.";
export const NOT_A_TABLE =
  "This file is not an Excel workbook or a CSV file. Choose an .xlsx or .csv file.";
export const TOO_MUCH_TEXT =
  "This file has too much text in its cells. Copy the columns that you need to a new workbook and choose that file.";
/** @param cell such as 'F2' */
export const unknownResult = (cell: string) =>
  `Cell ${cell} has a formula without a result. Open the file in Excel, save it and choose it again.`;
export const TOO_MANY_ROWS = `This file has more than ${MAX_IMPORT_ROWS.toLocaleString("en-AU")} rows. Split it into smaller files.`;
