import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Returns pages and text of a PDF, read by pdftotext. */
export async function readPdf(file: string): Promise<{ pages: number; text: string }> {
  const { stdout } = await promisify(execFile)("pdftotext", [file, "-"], { maxBuffer: 2 ** 26 });
  return { pages: stdout.split("\f").length - 1, text: stdout.replace(/\s+/g, " ") };
}
