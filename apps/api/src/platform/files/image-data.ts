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

/** Returns the SHA-256 of a stored image, in hex; null if there is none. */
export async function imageHash(
  services: Pick<Services, "database" | "files">,
  address: string | null,
): Promise<string | null> {
  const stored = await storedImage(services, address);
  return stored && createHash("sha256").update(stored.bytes).digest("hex");
}

/**
 * Returns a stored image as a `data:` URL, because a printed document fetches nothing; null if there is none.
 * @param address the URL that a response gives it, such as '/v1/files/…'
 * @param size a smaller size for print, if the stored one is too large
 */
export async function imageData(
  services: Pick<Services, "database" | "files">,
  address: string | null,
  size?: ImageSize,
): Promise<string | null> {
  const stored = await storedImage(services, address);
  if (!stored) return null;
  const smaller = size && (await encodeImage(stored.bytes, size));
  const [bytes, mediaType] = smaller ? [smaller, IMAGE_TYPE] : [stored.bytes, stored.mediaType];
  return `data:${mediaType};base64,${bytes.toString("base64")}`;
}
