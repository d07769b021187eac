import { createHmac, type KeyObject } from "node:crypto";
import { MINUTE, SECOND } from "../../../platform/clock";
import type { SecretKeys } from "../../../platform/secrets/secret-key";

/** Milliseconds. */
export const CODE_TERM = 10 * MINUTE;
export const RESEND_AFTER = 30 * SECOND;
export const CODE_TRIES = 5;

/** Returns a keyed hash, because six digits could be guessed from a plain one. */
export const codeHash = (secret: KeyObject, userId: string, code: string): Buffer =>
  createHmac("sha256", secret).update(`${userId}:${code}`).digest();

/** Returns the hashes that a code may be stored with: by the current key, and by former ones. */
export const codeHashes = (keys: SecretKeys, userId: string, code: string): Buffer[] =>
  [keys.secret, ...keys.formerSecrets].map((key) => codeHash(key, userId, code));
