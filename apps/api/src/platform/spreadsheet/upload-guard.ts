import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { SpreadsheetRefused, TOO_MANY_ROWS } from "./spreadsheet-refused";

const LIMITS = {
  /** Bytes of all parts, and of one part, once unpacked. */
  unpacked: 60 * 1024 * 1024,
  part: 40 * 1024 * 1024,
  parts: 300,
  /** Of all sheets, empty ones included. */
  rows: 20_000,
  cells: 500_000,
};

const NOT_A_WORKBOOK =
  "This file is not an Excel workbook. Choose an .xlsx or .csv file, such as the template.";
const DAMAGED = "This file is damaged. Open it in Excel, save it again and choose the new file.";
const TOO_LARGE_UNPACKED =
  "This file is too large once it is unpacked. Copy the rows to a new workbook and choose that file.";
const ACTIVE_CONTENT =
  "This file has macros or links to other files. Save it as an Excel Workbook (.xlsx) without them.";
const PASSWORD = "This file is protected with a password. Save it without one and choose it again.";

const XML = /\.(?:xml|rels|vml)$/i;
const PRINTER_SETTINGS = /^xl\/printersettings\//i;
const ACTIVE_PART = /vbaproject|\.bin$|^xl\/(?:externallinks|macrosheets|activex|embeddings)\//i;
const ROWS = /<(?:\w+:)?row[\s/>]/g;
const CELLS = /<(?:\w+:)?c[\s/>]/g;
/** Longer than any text that is searched for. */
const OVERLAP = 40;

/**
 * Checks an .xlsx file before a parser reads it: unpacks every part as a stream, so that its true size is known, and
 * refuses what a list of entries does not need.
 * @throws SpreadsheetRefused with a message for the person
 */
export async function guardWorkbook(bytes: Buffer): Promise<void> {
  const zip = await fromBufferPromise(bytes, {
    lazyEntries: true,
    validateEntrySizes: true,
    strictFileNames: true,
  }).catch((cause: unknown) => refuse(DAMAGED, cause));
  const sums = { unpacked: 0, rows: 0, cells: 0 };
  const names = new Set<string>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (names.size >= LIMITS.parts) refuse(TOO_LARGE_UNPACKED);
      if (names.has(entry.fileName)) refuse(DAMAGED);
      names.add(entry.fileName);
      if (entry.isEncrypted()) refuse(PASSWORD);
      const isPrinting = PRINTER_SETTINGS.test(entry.fileName);
      if (ACTIVE_PART.test(entry.fileName) && !isPrinting) refuse(ACTIVE_CONTENT);
      await checkPart(zip, entry, sums);
    }
  } catch (error) {
    throw error instanceof SpreadsheetRefused ? error : new SpreadsheetRefused(DAMAGED, error);
  } finally {
    zip.close();
  }
  if (!names.has("[Content_Types].xml") || !names.has("xl/workbook.xml")) refuse(NOT_A_WORKBOOK);
}

function refuse(message: string, cause?: unknown): never {
  throw new SpreadsheetRefused(message, cause);
}

async function checkPart(
  zip: ZipFile,
  entry: Entry,
  sums: { unpacked: number; rows: number; cells: number },
): Promise<void> {
  const stated = entry.uncompressedSize;
  if (stated > LIMITS.part || sums.unpacked + stated > LIMITS.unpacked) refuse(TOO_LARGE_UNPACKED);
  const isXml = XML.test(entry.fileName);
  let size = 0;
  let before = "";
  // Leaving the loop by an error destroys the stream.
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const part = chunk as Buffer;
    size += part.length;
    sums.unpacked += part.length;
    if (size > LIMITS.part || sums.unpacked > LIMITS.unpacked) refuse(TOO_LARGE_UNPACKED);
    if (!isXml) continue;
    const text = before + part.toString("latin1");
    // A zero byte: XML in another encoding than UTF-8, which these searches would not see.
    if (part.includes(0) || /<!DOCTYPE|<!ENTITY/i.test(text)) refuse(DAMAGED);
    sums.rows += count(text, ROWS) - count(before, ROWS);
    sums.cells += count(text, CELLS) - count(before, CELLS);
    if (sums.rows > LIMITS.rows || sums.cells > LIMITS.cells) refuse(TOO_MANY_ROWS);
    before = text.slice(-OVERLAP);
  }
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
