import type { KeyObject } from "node:crypto";
import type { SecretKeys } from "../../../platform/secrets/secret-key";
import {
  openSealedSecret,
  SEAL_NONCE_BYTES as NONCE_BYTES,
  sealSecret,
} from "../../../platform/secrets/sealed-secret";

const sealedFor = (userId: string) => ({ purpose: "holdfast authenticator", owner: userId });

/**
 * Encrypts the secret of an authenticator app for its user.
 *
 * @param nonce 12 random bytes, never used twice
 */
export const encryptSecret = (
  secret: KeyObject,
  userId: string,
  appSecret: Buffer,
  nonce: Buffer,
): Buffer => sealSecret(secret, sealedFor(userId), appSecret, nonce);

/** Decrypts an app's secret. Undefined if it was encrypted with another installation's secret or for another user. */
export const decryptSecret = (
  secret: KeyObject,
  userId: string,
  sealed: Buffer,
): Buffer | undefined => openSealedSecret(secret, sealedFor(userId), sealed);

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
