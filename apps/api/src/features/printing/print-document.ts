import { MISSING_CHARACTERS } from "@holdfast/contract/printing/missing-characters";
import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { documentStyle } from "@holdfast/printables/document-style";
import { doubleSidedStyle } from "@holdfast/printables/double-sided-style";
import { withHeaders } from "../../platform/http/route";
import { pdfKeyOf } from "../../platform/pdf/pdf-cache";
import type { PrintedPdf, QueueSlot } from "../../platform/pdf/pdf-printer";
import type { Services } from "../../platform/services";

/** A shorter document is printed in less than half a second (characters). */
const CACHED_FROM = 50_000;

/** The title of a document without one. */
export const UNTITLED = "Document";
const AUTHOR = "Holdfast";

/** Prints a document when it is its turn. Its markup is sanitised in a worker thread, also if it is our own. */
export function printDocument(
  { documents }: Pick<Services, "documents">,
  slot: QueueSlot,
  { title = UNTITLED, author = AUTHOR, footer, doubleSided, ...print }: PrintRequest,
): Promise<PrintedPdf> {
  const parts = {
    ...print,
    title,
    css: doubleSided ? documentStyle + doubleSidedStyle : documentStyle,
    pageNumbers: footer === "page-number",
    isDoubleSided: doubleSided,
  };
  return slot.print({ document: (signal) => documents.make(parts, signal), title, author });
}

type Download = {
  readonly userId: string;
  readonly slot: QueueSlot;
  /** Everything that is printed, dates included; absent for a document that differs each time. */
  readonly content?: unknown;
  /** What is printed, to find it again when a later print fails. */
  readonly name?: string;
  /** Renders the content. */
  readonly print: () => PrintRequest;
  readonly fileName: string;
};

/**
 * Returns a printed document as a response, which names the characters that no font has. A long one that the person had
 * printed a short time ago is neither rendered nor printed again if its content is exactly the same.
 */
export async function printDownload(
  services: Pick<Services, "documents" | "pdfCache">,
  { userId, slot, content, name, print, fileName }: Download,
) {
  const { pdfCache } = services;
  const key = content === undefined ? undefined : pdfKeyOf(userId, content);
  const cached = key && pdfCache.find(key);
  if (cached) return { fileName, bytes: cached };
  const document = print();
  const { pdf, missingCharacters } = await printDocument(services, slot, document);
  if (missingCharacters.length > 0)
    return withHeaders(
      { fileName, bytes: pdf },
      { [MISSING_CHARACTERS]: encodeURIComponent(missingCharacters.join("")) },
    );
  if (key && document.content.length >= CACHED_FROM) pdfCache.store(key, pdf, name);
  return { fileName, bytes: pdf };
}
