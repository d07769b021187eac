import { readTrailer } from "./pdf-structure";

export type PdfMetadata = {
  readonly title: string;
  readonly author: string;
  readonly printedAt: Date;
};

/**
 * Title, author and dates by an incremental update (ISO 32000-1, 7.5.6): the file stays as it is, byte
 * for byte, and a new information dictionary is appended.
 * @throws Error when the file has no classic trailer.
 */
export function withMetadata(pdf: Buffer, { title, author, printedAt }: PdfMetadata): Buffer {
  const { tableAt, size, root, info } = readTrailer(pdf);
  const number = info ?? size;
  const date = `(D:${printedAt.toISOString().replaceAll(/[-:T]/g, "").slice(0, 14)}Z)`;
  const dictionary =
    `${number} 0 obj\n<</Title ${pdfText(title)}/Author ${pdfText(author)}` +
    `/Creator ${pdfText("Holdfast")}/CreationDate ${date}/ModDate ${date}>>\nendobj\n`;
  const table =
    `xref\n${number} 1\n${String(pdf.length).padStart(10, "0")} 00000 n \n` +
    `trailer\n<</Size ${Math.max(size, number + 1)}/Root ${root} 0 R/Info ${number} 0 R/Prev ${tableAt}>>\n` +
    `startxref\n${pdf.length + dictionary.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(dictionary + table, "latin1")]);
}

/** A text string in UTF-16BE with its byte order mark, as hexadecimal. */
const pdfText = (text: string) => `<feff${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;
