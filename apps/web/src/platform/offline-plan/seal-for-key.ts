import { decrypt } from "./seal-by-password";

/*
 * A kept plan is refreshed without its PIN: anyone with the public key can encrypt a newer one, and the private key is
 * itself encrypted by the PIN.
 */

/** Content that opens with a private key. */
export type KeySeal = {
  /** The public half of the pair that was made for this content (P-256, raw). */
  readonly sender: Uint8Array<ArrayBuffer>;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const KEY = { name: "AES-GCM", length: 256 } as const;

const rawOf = async (key: CryptoKey) => new Uint8Array(await crypto.subtle.exportKey("raw", key));

/** Both parties derive the same key of HKDF from the secret that they share. */
async function sharedKey(privateKey: CryptoKey, publicKey: CryptoKey): Promise<CryptoKey> {
  const secret = await crypto.subtle.deriveBits(
    { name: "ECDH", public: publicKey },
    privateKey,
    256,
  );
  const base = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const info = new TextEncoder().encode("holdfast offline plan");
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(derivation, base, KEY, false, ["encrypt", "decrypt"]);
}

/** Returns a new pair: the public half raw, the private half as PKCS #8. */
export async function newKeyPair() {
  const pair = await crypto.subtle.generateKey(CURVE, true, ["deriveBits"]);
  return {
    publicKey: await rawOf(pair.publicKey),
    privateKey: new Uint8Array(await crypto.subtle.exportKey("pkcs8", pair.privateKey)),
  };
}

export async function sealForKey(
  publicKey: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
): Promise<KeySeal> {
  const receiver = await crypto.subtle.importKey("raw", publicKey, CURVE, false, []);
  const pair = await crypto.subtle.generateKey(CURVE, false, ["deriveBits"]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await sharedKey(pair.privateKey, receiver);
  const bytes = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, content));
  return { sender: await rawOf(pair.publicKey), iv, bytes };
}

/** Returns the content; null if it was encrypted for another key, or was changed. */
export async function openWithKey(
  privateKey: Uint8Array<ArrayBuffer>,
  { sender, iv, bytes }: KeySeal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const own = await crypto.subtle.importKey("pkcs8", privateKey, CURVE, false, ["deriveBits"]);
  const senderKey = await crypto.subtle.importKey("raw", sender, CURVE, false, []);
  return decrypt(await sharedKey(own, senderKey), iv, bytes);
}
