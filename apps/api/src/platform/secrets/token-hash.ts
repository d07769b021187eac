import { createHash } from "node:crypto";

/** Returns the only form in which a token is stored: SHA-256, because 256 random bits need no slower hash. Pure. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
