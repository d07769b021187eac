import type { PrintLog } from "../browser/chromium-browser";
import { markArtifacts } from "./pdf-artifacts";
import { editPdf, type PdfEditor, pdfText, withEntries } from "./pdf-editor";
import { type Bookmark, bookmarksOf } from "./pdf-outline";
import { improveTags } from "./pdf-tags";
import { plainStream } from "./pdf-writer";
import { xmpOf } from "./pdf-xmp";
import { srgbProfile } from "./srgb-profile";

export type PdfMetadata = {
  readonly title: string;
  readonly author: string;
  readonly printedAt: Date;
  readonly pages: number;
  /** How many pages precede the first numbered one. */
  readonly unnumbered: number;
  /** The pages (from 1) that are left blank and have no number. */
  readonly blanks: readonly number[];
  /** The texts of all headings in their order. */
  readonly headings: readonly string[];
};

/**
 * Returns a PDF of Chromium's with title, author, dates, page labels and the texts of its bookmarks, and with what
 * PDF/A-2b and PDF/UA-1 ask for (decision 034). A file in another format than Skia's, as a later Chromium may write, is
 * returned unchanged, because a plain plan is better than none.
 */
export async function withMetadata(
  bytes: Buffer,
  metadata: PdfMetadata,
  log: PrintLog,
): Promise<Buffer> {
  try {
    return await addMetadata(bytes, metadata);
  } catch (error) {
    log.error(
      { err: error },
      "Printing: the browser wrote a PDF in an unknown format. The file has no title and does not conform to PDF/UA.",
    );
    return bytes;
  }
}

/** @throws Error if the file is not in Skia's format */
async function addMetadata(bytes: Buffer, metadata: PdfMetadata): Promise<Buffer> {
  const { title, author, printedAt, pages, unnumbered, blanks, headings } = metadata;
  const pdf = editPdf(bytes);
  const date = `(D:${printedAt.toISOString().replaceAll(/[-:T]/g, "").slice(0, 14)}Z)`;
  pdf.replace(
    pdf.info,
    `<</Title ${pdfText(title)}/Author ${pdfText(author)}` +
      `/Creator ${pdfText("Holdfast")}/CreationDate ${date}/ModDate ${date}>>`,
  );
  const bookmarks = bookmarksOf(pdf.read, pdf.root);
  retitle(pdf, bookmarks, headings);
  improveTags(
    pdf,
    bookmarks.map(({ number }) => number),
  );
  const xmp = pdf.add(plainStream("/Type /Metadata/Subtype /XML", xmpOf(metadata)));
  const profile = pdf.add(plainStream("/N 3", srgbProfile()));
  const intent =
    `<</Type /OutputIntent/S /GTS_PDFA1/OutputConditionIdentifier (sRGB)/Info (sRGB)` +
    `/DestOutputProfile ${profile} 0 R>>`;
  pdf.replace(
    pdf.root,
    withEntries(
      pdf.read(pdf.root),
      `${pageLabels(unnumbered, blanks)}/Metadata ${xmp} 0 R/OutputIntents [${intent}]`,
    ),
  );
  await markArtifacts(pdf, pages);
  return pdf.finish();
}

/**
 * Gives the bookmarks the texts of the headings. Chromium repeats the text of a heading that opens a page, and drops
 * the blank at a line's end. Without a heading for each bookmark, they stay as they are.
 */
function retitle(pdf: PdfEditor, bookmarks: readonly Bookmark[], headings: readonly string[]) {
  if (bookmarks.length !== headings.length) return;
  for (const [at, { number, retitled }] of bookmarks.entries())
    pdf.replace(number, retitled(pdfText(headings[at] ?? "")));
}

/**
 * Page labels (7.7.2, 12.4.2): each page's printed number, and i, ii, iii before the first numbered one. A blank page
 * has none, and the numbers go on after it.
 */
function pageLabels(unnumbered: number, blanks: readonly number[]): string {
  const between = blanks
    .filter((page) => page > unnumbered)
    .map((page, at) => `${page - 1} <<>> ${page} <</S /D/St ${page - unnumbered - at}>>`);
  const first = unnumbered > 0 ? "0 <</S /r>> " : "";
  return `/PageLabels <</Nums [${[`${first}${unnumbered} <</S /D>>`, ...between].join(" ")}]>>`;
}
