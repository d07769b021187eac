import { newKey } from "./new-key";

/** Returns a random UUID (version 4); `crypto.randomUUID` is missing if the site is served without TLS. */
export function newUuid(): string {
  const key = newKey();
  return [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `8${key.slice(17, 20)}`,
    key.slice(20),
  ].join("-");
}
