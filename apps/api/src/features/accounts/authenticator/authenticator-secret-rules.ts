import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject } from "node:crypto";
import type { SecretKeys } from "../../../platform/secret-key";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a separate key, so that other uses of the installation's secret reveal nothing about it. */
const keyOf = (secret: KeyObject) =>
  Buffer.from(hkdfSync("sha256", secret, "", "holdfast authenticator", 32));

/**
 * Encrypts the secret of an authenticator app for its user: nonce, tag, text. Bound to the user id, so a row copied
 * to another account cannot be decrypted.
 *
 * @param nonce 12 random bytes, never used twice
 */
export function encryptSecret(
  secret: KeyObject,
  userId: string,
  appSecret: Buffer,
  nonce: Buffer,
): Buffer {
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(appSecret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Decrypts an app's secret. Undefined if it was encrypted with another installation's secret or for another user. */
export function decryptSecret(
  secret: KeyObject,
  userId: string,
  sealed: Buffer,
): Buffer | undefined {
  if (sealed.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag);
  const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]);
  } catch {
    // The tag does not match: the output is not a secret of ours.
    return undefined;
  }
}

/**
 * Decrypts a secret with the current key, or else with one of the former keys. Trying each needs no key ids, because
 * decryption with a wrong key fails. Undefined if no key decrypts it.
 */
export function decryptWithAnyKey(
  { secret, formerSecrets }: SecretKeys,
  userId: string,
  sealed: Buffer,
): { readonly appSecret: Buffer; readonly isFormerKey: boolean } | undefined {
  const opened = decryptSecret(secret, userId, sealed);
  if (opened) return { appSecret: opened, isFormerKey: false };
  for (const former of formerSecrets) {
    const appSecret = decryptSecret(former, userId, sealed);
    if (appSecret) return { appSecret, isFormerKey: true };
  }
  return undefined;
}

export const SEAL_NONCE_BYTES = NONCE_BYTES;
