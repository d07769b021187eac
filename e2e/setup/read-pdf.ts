import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Returns pages and text of a PDF, read by pdftotext. */
export async function readPdf(file: string): Promise<{ pages: number; text: string }> {
  const { stdout } = await promisify(execFile)("pdftotext", [file, "-"], { maxBuffer: 2 ** 26 });
  return { pages: stdout.split("\f").length - 1, text: stdout.replace(/\s+/g, " ") };
}

/** Returns width and height (pixels) of each image on the first page of a PDF, read by pdfimages. */
export async function imagesOnCover(file: string): Promise<readonly (readonly number[])[]> {
  const { stdout } = await promisify(execFile)("pdfimages", ["-list", "-l", "1", file]);
  const rows = stdout.trim().split("\n").slice(2);
  return rows.map((row) => row.trim().split(/\s+/).slice(3, 5).map(Number));
}
