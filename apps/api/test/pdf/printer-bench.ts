import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { documentStyle } from "@holdfast/printables/document-style";
import { pino } from "pino";
import { createChromiumPrinter } from "../../src/platform/pdf/chromium-printer";
import type {
  DocumentParts,
  PrintableDocument,
} from "../../src/platform/pdf/markup/document-shell";
import { documentHtml } from "../../src/platform/pdf/markup/document-shell";
import { findChromium, isExecutable } from "../../src/platform/pdf/browser/find-chromium";
import type { PdfPrinter, PrintedPdf, PrintJob } from "../../src/platform/pdf/pdf-printer";
import type { PrintLimits } from "../../src/platform/pdf/print-limits";
import { childWith, processTree } from "../../src/platform/pdf/browser/process-tree";

/** For tests of the printer: creates one, and inspects what it prints and leaves behind. */

export const hasChromium = findChromium() !== undefined;
export const hasPoppler = isExecutable("/usr/bin/pdftotext");
export const PRINTED_AT = new Date("2026-11-21T09:30:00Z");

/** A busy machine may be ten times slower: only tests of these limits set them lower. */
const PATIENT: Partial<PrintLimits> = {
  startTime: 60_000,
  waitTime: 170_000,
  printTime: 120_000,
  printPatience: 170_000,
};

/** A printer that takes and frees a slot with each document. */
export type BenchPrinter = PdfPrinter & {
  print(job: BenchJob, signal?: AbortSignal): Promise<PrintedPdf>;
};
type BenchJob = PrintJob & { readonly requestedBy: string };

export function benchPrinter(limits: Partial<PrintLimits> = {}, executable?: string): BenchPrinter {
  const printer = createChromiumPrinter({
    executable,
    clock: { now: () => PRINTED_AT },
    log: pino({ level: "silent" }),
    limits: { ...PATIENT, ...limits },
  });
  return {
    ...printer,
    async print({ requestedBy, ...job }, signal) {
      const place = printer.reserve({ person: requestedBy, network: requestedBy });
      signal?.addEventListener("abort", place.leave);
      try {
        return await place.print(job);
      } finally {
        place.leave();
      }
    },
  };
}

export const document = (parts: Partial<DocumentParts>): PrintableDocument =>
  documentHtml({ title: "Trial", content: "", css: "", pageNumbers: false, ...parts });

/** Markup that bypasses the sanitiser, as if that had a hole. */
export const unsanitised = (html: string): PrintableDocument =>
  `<!doctype html><meta charset="utf-8"><title>Trial</title>${html}` as PrintableDocument;

export const jobOf = (document: PrintableDocument, requestedBy = "a person") => ({
  document: () => Promise.resolve(document),
  title: "Trial",
  author: "A business",
  requestedBy,
});

/** Prints what a call of the server prints. */
export async function printedRequest(
  printer: BenchPrinter,
  { title = "", content, frontMatter, header, footer }: PrintRequest,
): Promise<Buffer> {
  const pageNumbers = footer !== undefined;
  const parts = { title, css: documentStyle, content, frontMatter, header, pageNumbers };
  return (await printer.print({ ...jobOf(document(parts)), title })).pdf;
}

/** The browser of this process and all its descendants. */
export function browserProcesses(): readonly number[] {
  const root = childWith(`holdfast-print-${process.pid}-`);
  return root === undefined ? [] : processTree(root);
}

/** Chromium's own first process, inside any jail. */
export const browserMain = (): number | undefined =>
  browserProcesses().find((pid) => {
    const [program = ""] = commandLine(pid).split("\0");
    return /chrom|headless/.test(program) && !commandLine(pid).includes("--type=");
  });

export const renderers = (): readonly number[] =>
  browserProcesses().filter((pid) => commandLine(pid).includes("--type=renderer"));

const commandLine = (pid: number) => readProc(pid, "cmdline");
/** A zombie still exists: only a reaped process is gone. */
export const isThere = (pid: number) => readProc(pid, "stat") !== "";

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

const run = promisify(execFile);
/** The most text of a document (bytes). */
const MOST_TEXT = 8 * 1024 * 1024;

async function poppler(tool: string, pdf: Buffer, ...options: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "holdfast-bench-"));
  try {
    const path = join(folder, "trial.pdf");
    writeFileSync(path, pdf);
    const { stdout } = await run(
      `/usr/bin/${tool}`,
      [...options, path, ...(tool === "pdftotext" ? ["-"] : [])],
      { maxBuffer: MOST_TEXT },
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of each page. */
export const textOfPages = async (pdf: Buffer): Promise<readonly string[]> =>
  (await poppler("pdftotext", pdf, "-layout")).split("\f").slice(0, -1);
export const fontList = (pdf: Buffer) => poppler("pdffonts", pdf);
export const pdfInfo = (pdf: Buffer) => poppler("pdfinfo", pdf);
