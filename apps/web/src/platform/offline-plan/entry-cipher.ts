import { fromBase64 } from "./base64-rules";
import { decrypt } from "./seal-by-password";

const IV_BYTES = 12;

export type EntryCipher = {
  /** Returns the initialisation vector and the encrypted content. */
  encrypt(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the content; null if none of the keys encrypted it. */
  decrypt(sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null>;
};

/**
 * Returns what encrypts and decrypts (AES-256-GCM) the entries that wait on this device.
 * @param keys of an incident, from the server or from the kept plan (base64); the first one encrypts
 */
export const entryCipherOf = (keys: readonly string[]): EntryCipher =>
  cipherOf(() =>
    Promise.all(
      keys.map((key) =>
        crypto.subtle.importKey("raw", fromBase64(key), "AES-GCM", false, ["encrypt", "decrypt"]),
      ),
    ),
  );

/** The same with keys that are read when they are first needed. */
export function cipherOf(readKeys: () => Promise<CryptoKey[]>): EntryCipher {
  let imported: Promise<CryptoKey[]> | undefined;
  const read = () => (imported ??= readKeys());
  return {
    encrypt: async (content) => {
      const [key] = await read();
      if (!key) throw new Error("There is no key to encrypt the entry with.");
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const encrypted = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, content);
      return new Uint8Array(await new Blob([iv, encrypted]).arrayBuffer());
    },
    decrypt: async (sealed) => {
      for (const key of await read()) {
        const content = await decrypt(key, sealed.slice(0, IV_BYTES), sealed.slice(IV_BYTES));
        if (content) return content;
      }
      return null;
    },
  };
}
