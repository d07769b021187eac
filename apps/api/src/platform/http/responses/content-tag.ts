import { createHash } from "node:crypto";

/** Returns the ETag of a response, from its content (RFC 9110, 8.8.3). Pure. */
export const contentTag = (content: unknown): string =>
  `"${createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 27)}"`;
