import { Worker } from "node:worker_threads";
import { fieldError } from "../problem-error";
import { workerFile } from "../worker-file";
import type { TableFormat, TableRow } from "./read-cells";
import type { ReadTableReply, ReadTableRequest } from "./read-table-worker";
import { EMPTY, NOT_A_TABLE, SpreadsheetRefused } from "./spreadsheet-refused";
import { guardWorkbook } from "./upload-guard";

/**
 * Milliseconds and megabytes for one file. A file at the guard's limits takes 4 seconds and a quarter of the memory; on a
 * busy machine it may take ten times as long.
 */
const LIMITS = { time: 45_000, memory: 512 };

const UNREADABLE =
  "This file could not be read. Open it in Excel, save it again and choose the new file.";
const TOO_COMPLEX =
  "This file is too complex to read. Copy the rows to a new workbook and choose that file.";
const OLD_FORMAT =
  "This file is not an .xlsx workbook. Open it in Excel, save it as an Excel Workbook (.xlsx) and choose the new file.";
const PASSWORD = "This file is protected with a password. Save it without one and choose it again.";
const TEXT_NAMED_AS_WORKBOOK =
  "This file is text, although its name is that of an Excel workbook. Rename it to end in .csv, or save it as an Excel Workbook (.xlsx), and choose it again.";
const WORD_DOCUMENT =
  "This file is a Word document, although its name is that of an Excel workbook. Copy its table to a new workbook and choose that file.";

const ZIP = Buffer.from([0x50, 0x4b]);
/** The container of .xls and .doc files, and of workbooks with a password. */
const OLE2 = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");
/** The stream with the text of a .doc file. */
const WORD = Buffer.from("WordDocument", "utf16le");
/** File names of Excel workbooks; an old .xls is recognised by its content. */
const WORKBOOK_NAME = /\.xls[bmx]?$/i;
const PDF = Buffer.from("%PDF-");

/** One file is read at a time, which bounds the memory of all workers. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Returns the rows with content of an uploaded workbook (.xlsx) or CSV file; its type is read from its content. The
 * workbook is checked first and read in a worker thread with limits of time and memory. Text that is named as a workbook
 * is refused: it is more often a damaged download or a web page than a list.
 * @throws ProblemError 400 at the field `file`, with a message that says what to do
 */
export async function readTable(bytes: Buffer, fileName = ""): Promise<readonly TableRow[]> {
  try {
    const format = formatOf(bytes);
    if (format === "csv" && WORKBOOK_NAME.test(fileName))
      throw new SpreadsheetRefused(isBinary(bytes) ? NOT_A_TABLE : TEXT_NAMED_AS_WORKBOOK);
    if (format === "xlsx") await guardWorkbook(bytes);
    const turn = previous.then(() => readInWorker({ bytes, format }));
    previous = turn.catch(() => undefined);
    return await turn;
  } catch (error) {
    if (error instanceof SpreadsheetRefused) throw fieldError("file", error.message);
    throw error;
  }
}

function formatOf(bytes: Buffer): TableFormat {
  const startsWith = (start: Buffer) => bytes.subarray(0, start.length).equals(start);
  if (startsWith(ZIP)) return "xlsx";
  if (bytes.length === 0) throw new SpreadsheetRefused(EMPTY);
  if (startsWith(OLE2)) {
    if (bytes.includes(ENCRYPTED)) throw new SpreadsheetRefused(PASSWORD);
    throw new SpreadsheetRefused(bytes.includes(WORD) ? WORD_DOCUMENT : OLD_FORMAT);
  }
  if (startsWith(PDF)) throw new SpreadsheetRefused(NOT_A_TABLE);
  return "csv";
}

/** Whether the start has bytes that text has only in UTF-16. */
const isBinary = (bytes: Buffer) =>
  !/^(?:fffe|feff)/.test(bytes.toString("hex", 0, 2)) &&
  bytes.subarray(0, 4_096).some((byte) => byte < 0x09);

async function readInWorker(request: ReadTableRequest): Promise<readonly TableRow[]> {
  const worker = new Worker(workerFile("read-table-worker"), {
    name: "read-table",
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.memory },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const reply = await new Promise<ReadTableReply>((resolve, reject) => {
      timer = setTimeout(() => reject(new SpreadsheetRefused(TOO_COMPLEX)), LIMITS.time);
      worker.once("message", resolve);
      // The parser's own errors, which say that the file is damaged; or too little memory.
      worker.once("error", (cause: Error & { code?: string }) => {
        const isMemory = cause.code === "ERR_WORKER_OUT_OF_MEMORY";
        reject(new SpreadsheetRefused(isMemory ? TOO_COMPLEX : UNREADABLE, cause));
      });
      worker.once("exit", () => reject(new SpreadsheetRefused(UNREADABLE)));
      worker.postMessage(request, []);
    });
    if (reply.kind === "refused") throw new SpreadsheetRefused(reply.message);
    return reply.rows;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
