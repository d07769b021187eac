import { createHash } from "node:crypto";
import type { Services } from "../services";
import { fileByName } from "./files-store";
import { encodeImage, IMAGE_TYPE, type ImageSize } from "./image";

/** Returns the bytes and type of a stored image by the URL that a response gives it; null if there is none. */
async function storedImage(
  { database, files }: Pick<Services, "database" | "files">,
  address: string | null,
) {
  const name = address?.split("/").at(-1);
  const row = name ? await fileByName(database.query, name) : undefined;
  const bytes = row && (await files.read(row.name));
  return bytes ? { bytes, mediaType: row.mediaType } : null;
}

/** A stored image for print. */
export type PrintedImage = {
  readonly data: string;
  /** SHA-256 of the stored bytes, in hex. */
  readonly sha256: string;
};

/**
 * Returns a stored image as a `data:` URL, because a printed document fetches nothing; null if there is none.
 * @param address the URL that a response gives it, such as '/v1/files/…'
 */
export async function imageData(
  services: Pick<Services, "database" | "files">,
  address: string | null,
): Promise<string | null> {
  const stored = await storedImage(services, address);
  return stored && dataUrl(stored.mediaType, stored.bytes);
}

/** The same in a smaller size, if the stored one is too large, and with the hash of what is stored. */
export async function printedImage(
  services: Pick<Services, "database" | "files">,
  address: string | null,
  size: ImageSize,
): Promise<PrintedImage | null> {
  const stored = await storedImage(services, address);
  if (!stored) return null;
  const { bytes, mediaType } = stored;
  const smaller = await encodeImage(bytes, size);
  return {
    data: smaller ? dataUrl(IMAGE_TYPE, smaller) : dataUrl(mediaType, bytes),
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

const dataUrl = (mediaType: string, bytes: Buffer) =>
  `data:${mediaType};base64,${bytes.toString("base64")}`;
