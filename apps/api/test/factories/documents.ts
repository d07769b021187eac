import type { CallerInput } from "../../src/demo/caller";
import type { uploadDocument } from "@holdfast/contract/documents/document-endpoints";

type NewDocument = NonNullable<CallerInput<typeof uploadDocument>["body"]>;

/** The smallest PDF that begins and ends like one. */
export const SMALL_PDF = Buffer.from(
  "%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n",
  "latin1",
);

/** A PDF of that many bytes, for its signature and its size. */
export const pdfOf = (bytes: number): Buffer =>
  Buffer.concat([SMALL_PDF, Buffer.alloc(bytes - SMALL_PDF.length, "hold fast\n")]);

export const fileOf = (name: string, content: Buffer | string): File =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name);

/** In the folder 'Insurance Policy', with the name of the file. */
export const inInsurance = (fields: Partial<NewDocument> = {}): NewDocument => ({
  documentFolderId: 3,
  ...fields,
});
