import { createHmac, type KeyObject } from "node:crypto";
import { MINUTE, SECOND } from "../../../platform/clock";

/** Milliseconds. */
export const CODE_TERM = 10 * MINUTE;
export const RESEND_AFTER = 30 * SECOND;
export const CODE_TRIES = 5;

/** Returns a keyed hash, because six digits could be guessed from a plain one. */
export const codeHash = (secret: KeyObject, userId: string, code: string): Buffer =>
  createHmac("sha256", secret).update(`${userId}:${code}`).digest();

/** Returns the hashes that a code may be stored with: by the current key, and by former ones. */
export const codeHashes = (
  keys: { readonly secret: KeyObject; readonly formerSecrets: readonly KeyObject[] },
  userId: string,
  code: string,
): Buffer[] => [keys.secret, ...keys.formerSecrets].map((key) => codeHash(key, userId, code));
