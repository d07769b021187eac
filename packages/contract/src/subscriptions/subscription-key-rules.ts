/** Crockford's base32: no I, L, O or U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 4;
const GROUP_LENGTH = 4;
const KEY_LENGTH = GROUPS * GROUP_LENGTH;
const BITS_PER_CHARACTER = 5n;

/** Number of random bytes in a new key: 80 bits. */
export const SUBSCRIPTION_KEY_BYTES = 10;

/** Case-insensitive, with the look-alikes O, I and L but without U. */
const KEY_CHARACTERS = /^[0-9A-TV-Za-tv-z]{16}$/;
/** Separators people type: spaces, hyphens and the dashes that word processors turn them into. */
const SEPARATORS = /[\s\p{Pd}\u2212]+/gu;

const inGroups = (characters: string): string =>
  Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join("-");

/**
 * Returns a subscription key XXXX-XXXX-XXXX-XXXX that encodes every given bit.
 * @param randomBytes exactly 10 bytes from a cryptographic source
 * @throws RangeError for any other number of bytes
 */
export const subscriptionKeyFromBytes = (randomBytes: Uint8Array): string => {
  if (randomBytes.length !== SUBSCRIPTION_KEY_BYTES) {
    throw new RangeError(`A subscription key needs exactly ${SUBSCRIPTION_KEY_BYTES} bytes.`);
  }
  let bits = 0n;
  for (const byte of randomBytes) bits = bits * 256n + BigInt(byte);
  let characters = "";
  for (let position = KEY_LENGTH - 1; position >= 0; position -= 1) {
    const index = Number((bits >> (BigInt(position) * BITS_PER_CHARACTER)) & 31n);
    characters += ALPHABET.charAt(index);
  }
  return inGroups(characters);
};

/**
 * Returns the key for what was typed: ignores case, spaces and hyphens, reads O as 0, and I and L as 1. Null if the
 * text cannot be a key.
 */
export const normaliseSubscriptionKey = (typed: string): string | null => {
  const typedCharacters = typed.replaceAll(SEPARATORS, "");
  if (!KEY_CHARACTERS.test(typedCharacters)) return null;
  const characters = typedCharacters.toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return inGroups(characters);
};
