import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject } from "node:crypto";

const CIPHER = "aes-256-gcm";
const TAG_BYTES = 16;

export const SEAL_NONCE_BYTES = 12;

/** What a secret is for, such as 'holdfast authenticator', and whose it is. */
export type SealedFor = { readonly purpose: string; readonly owner: string };

/** Derives a separate key for each purpose, so that other uses of the installation's secret reveal nothing about it. */
const keyOf = (secret: KeyObject, { purpose }: SealedFor) =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/**
 * Encrypts a secret that is stored in the database: nonce, tag, text. Bound to its owner, so a row copied to another
 * owner cannot be decrypted.
 *
 * @param nonce 12 random bytes, never used twice
 */
export function sealSecret(
  secret: KeyObject,
  sealedFor: SealedFor,
  plain: Buffer,
  nonce: Buffer,
): Buffer {
  const cipher = createCipheriv(CIPHER, keyOf(secret, sealedFor), nonce).setAAD(
    Buffer.from(sealedFor.owner),
  );
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Decrypts a stored secret. Undefined if it was encrypted with another key, for another purpose or owner. */
export function openSealedSecret(
  secret: KeyObject,
  sealedFor: SealedFor,
  sealed: Buffer,
): Buffer | undefined {
  if (sealed.length <= SEAL_NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = sealed.subarray(0, SEAL_NONCE_BYTES);
  const tag = sealed.subarray(SEAL_NONCE_BYTES, SEAL_NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(secret, sealedFor), nonce, {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(sealedFor.owner))
    .setAuthTag(tag);
  const text = decipher.update(sealed.subarray(SEAL_NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]);
  } catch {
    // The tag does not match: the output is not a secret of ours.
    return undefined;
  }
}
