import {
  IMAGE_TOO_LARGE,
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  NOT_AN_IMAGE,
} from "@holdfast/contract/files/image";

/** For the `accept` of a file input. */
export const ACCEPTED_IMAGES = IMAGE_TYPES.join(",");

/** Returns what is wrong with an image, before it is sent; the server checks its content. */
export function problemWithImage(file: File): string | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return NOT_AN_IMAGE;
  return file.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : undefined;
}
