import { parentPort } from "node:worker_threads";
import { readCells, type TableFormat, type TableRow } from "./read-cells";
import { SpreadsheetRefused } from "./spreadsheet-refused";

/*
 * The worker thread that reads one uploaded table and ends. It is an entry of the bundler (`rolldown.config.ts`) and is
 * started by `read-table.ts`.
 */

export type ReadTableRequest = { readonly bytes: Uint8Array; readonly format: TableFormat };
export type ReadTableReply =
  | { readonly kind: "read"; readonly rows: readonly TableRow[] }
  | { readonly kind: "refused"; readonly message: string };

async function replyTo({ bytes, format }: ReadTableRequest): Promise<ReadTableReply> {
  try {
    return { kind: "read", rows: await readCells(bytes, format) };
  } catch (error) {
    if (error instanceof SpreadsheetRefused) return { kind: "refused", message: error.message };
    throw error;
  }
}

parentPort?.once("message", (request: ReadTableRequest) => {
  // A rejection ends the worker with an error, which `read-table.ts` reports.
  void replyTo(request).then((reply) => parentPort?.postMessage(reply, []));
});
