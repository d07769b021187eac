/** Content that opens with a PIN or password. */
export type PasswordSeal = {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** OWASP Password Storage Cheat Sheet, 'PBKDF2': 600,000 iterations with HMAC-SHA-256. */
const ITERATIONS = 600_000;

const keyOf = async (password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) => {
  const typed = new TextEncoder().encode(password.normalize("NFKC"));
  const base = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations },
    base,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
};

/** Encrypts content with AES-256-GCM by a key that PBKDF2 derives from the password. */
export async function sealByPassword(
  password: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<PasswordSeal> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(password, salt, ITERATIONS);
  const bytes = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, content));
  return { salt, iterations: ITERATIONS, iv, bytes };
}

/** Returns the content; null if the password is wrong or the content was changed. */
export async function openByPassword(
  password: string,
  { salt, iterations, iv, bytes }: PasswordSeal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = await keyOf(password, salt, iterations);
  return decrypt(key, iv, bytes);
}

/** Returns the content of AES-GCM; null if the key is not the one that encrypted it. */
export async function decrypt(
  key: CryptoKey,
  iv: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes));
  } catch (error) {
    if (error instanceof DOMException && error.name === "OperationError") return null;
    throw error;
  }
}
