import { type Bookmark, bookmarksOf } from "./pdf-outline";
import { readObjects, readTrailer } from "./pdf-structure";

export type PdfMetadata = {
  readonly title: string;
  readonly author: string;
  readonly printedAt: Date;
  /** How many pages precede the first numbered one. */
  readonly unnumbered: number;
  /** The texts of all headings in their order. */
  readonly headings: readonly string[];
};

/**
 * Adds title, author, dates and page labels by an incremental update (ISO 32000-1, 7.5.6): the file stays unchanged,
 * byte for byte, and a new information dictionary and catalogue are appended.
 * @throws Error if the file has no classic trailer
 */
export function withMetadata(pdf: Buffer, metadata: PdfMetadata): Buffer {
  const { title, author, printedAt, unnumbered, headings } = metadata;
  const { tableAt, size, root, info } = readTrailer(pdf);
  const number = info ?? size;
  const date = `(D:${printedAt.toISOString().replaceAll(/[-:T]/g, "").slice(0, 14)}Z)`;
  const information =
    `${number} 0 obj\n<</Title ${pdfText(title)}/Author ${pdfText(author)}` +
    `/Creator ${pdfText("Holdfast")}/CreationDate ${date}/ModDate ${date}>>\nendobj\n`;
  const object = readObjects(pdf);
  const catalogue = `${root} 0 obj\n${labelled(object(root).trim(), unnumbered)}\nendobj\n`;
  const objects: [number: number, text: string][] = [
    [number, information],
    [root, catalogue],
    ...retitled(bookmarksOf(object, root), headings),
  ];
  let offset = pdf.length;
  const entries = objects.map(([at, text]) => {
    const line = entry(at, offset);
    offset += text.length;
    return line;
  });
  const appended = objects.map(([, text]) => text).join("");
  const table =
    `xref\n${entries.join("")}` +
    `trailer\n<</Size ${Math.max(size, number + 1)}/Root ${root} 0 R/Info ${number} 0 R/Prev ${tableAt}>>\n` +
    `startxref\n${pdf.length + appended.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(appended + table, "latin1")]);
}

/**
 * Returns the bookmarks with the texts of the headings. Chromium repeats the text of a heading that opens a page, and
 * drops the blank at a line's end. Without a heading for each bookmark, they stay as they are.
 */
const retitled = (
  bookmarks: readonly Bookmark[],
  headings: readonly string[],
): [number: number, text: string][] =>
  bookmarks.length === headings.length
    ? bookmarks.map((one, at) => [
        one.number,
        `${one.number} 0 obj\n${one.retitled(pdfText(headings[at] ?? ""))}\nendobj\n`,
      ])
    : [];

/** A section of the cross-reference table for one object. */
const entry = (number: number, offset: number) =>
  `${number} 1\n${String(offset).padStart(10, "0")} 00000 n \n`;

/**
 * Returns the catalogue with page labels (7.7.2, 12.4.2): a reader then shows each page's printed number, and i, ii,
 * iii for those before the first numbered one.
 */
function labelled(catalogue: string, unnumbered: number): string {
  const front = unnumbered > 0 ? "0 <</S /r>> " : "";
  const labels = `/PageLabels <</Nums [${front}${unnumbered} <</S /D>>]>>`;
  return `${catalogue.slice(0, catalogue.lastIndexOf(">>"))}${labels}>>`;
}

/** Writes a text string in UTF-16BE with its byte order mark, as hexadecimal. */
const pdfText = (text: string) => `<feff${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;
