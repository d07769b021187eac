import type { Services } from "../services";
import { fileByName } from "./files-store";
import { encodeImage, IMAGE_TYPE, type ImageSize } from "./image";

/**
 * Returns a stored image as a `data:` URL, because a printed document fetches nothing; null if there is none.
 * @param address the URL that a response gives it, such as '/v1/files/…'
 * @param size a smaller size for print, if the stored one is too large
 */
export async function imageData(
  { database, files }: Pick<Services, "database" | "files">,
  address: string | null,
  size?: ImageSize,
): Promise<string | null> {
  const name = address?.split("/").at(-1);
  const row = name ? await fileByName(database.query, name) : undefined;
  const stored = row && (await files.read(row.name));
  if (!stored) return null;
  const smaller = size && (await encodeImage(stored, size));
  const [bytes, mediaType] = smaller ? [smaller, IMAGE_TYPE] : [stored, row.mediaType];
  return `data:${mediaType};base64,${bytes.toString("base64")}`;
}
