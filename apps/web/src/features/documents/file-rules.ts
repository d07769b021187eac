import {
  DOCUMENT_ENDINGS,
  DOCUMENT_NOT_ACCEPTED,
  DOCUMENT_TOO_LARGE,
  EMPTY_DOCUMENT,
  endingOf,
  MAX_DOCUMENT_BYTES,
} from "@holdfast/contract/documents/document";

/** Returns what is wrong with a file, before it is sent; the server also checks its content. */
export function problemWith(file: Pick<File, "name" | "size"> | null): string | undefined {
  if (!file) return undefined;
  if (!DOCUMENT_ENDINGS.includes(endingOf(file.name))) return DOCUMENT_NOT_ACCEPTED;
  if (file.size > MAX_DOCUMENT_BYTES) return DOCUMENT_TOO_LARGE;
  return file.size === 0 ? EMPTY_DOCUMENT : undefined;
}
