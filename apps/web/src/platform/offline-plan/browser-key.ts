import { del, get, update } from "idb-keyval";
import { cipherOf, type EntryCipher } from "./entry-cipher";

/*
 * A random key of this browser, for a person without an account and without a PIN. No script can export it, so a copy
 * of the encrypted data alone opens nothing. Who uses this browser can use the key.
 */

const nameOf = (purpose: string) => `holdfast.browser_key.${purpose}`;

async function readKey(purpose: string): Promise<CryptoKey> {
  const name = nameOf(purpose);
  const stored = await get<CryptoKey>(name);
  if (stored) return stored;
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  // Another tab may have made one meanwhile.
  let key = made;
  await update<CryptoKey>(name, (known) => (key = known ?? made));
  return key;
}

/** Returns what encrypts and decrypts with this browser's key for a purpose, which is made when it is first needed. */
export const browserCipherOf = (purpose: string): EntryCipher =>
  cipherOf(async () => [await readKey(purpose)]);

/** Deletes the key, so that what it encrypted cannot be opened any more. */
export const deleteBrowserKey = (purpose: string): Promise<void> => del(nameOf(purpose));
