/*
 * What a text message takes in the network: parts of 160 characters of the GSM alphabet, or of 70 if it has any other
 * character (3GPP TS 23.038). A longer message is sent in parts that are a little shorter.
 */

const GSM =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const GSM_CHARACTERS: ReadonlySet<string> = new Set(GSM);
/** Take two places each. */
const EXTENDED_CHARACTERS: ReadonlySet<string> = new Set("^{}\\[~]|€");

const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚′]/gu, "'"],
  [/[“”„″]/gu, '"'],
  [/[‐‑–—−]/gu, "-"],
  // A full stop after it would be a fourth dot.
  [/…\.?/gu, "..."],
  [/[\u00a0\u2007\u202f]/gu, " "],
];

/** Returns a text with quotes, dashes and dots that are in the GSM alphabet: one curly quote makes a message twice as long. Pure. */
export const inGsmCharacters = (text: string): string =>
  REPLACED.reduce((written, [sign, plain]) => written.replaceAll(sign, plain), text);

/** Returns how many messages of the network a text takes, at least 1. Pure. */
export function segmentsOf(text: string): number {
  const characters = Array.from(text);
  const isGsm = characters.every(
    (character) => GSM_CHARACTERS.has(character) || EXTENDED_CHARACTERS.has(character),
  );
  if (!isGsm) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const extended = characters.filter((character) => EXTENDED_CHARACTERS.has(character)).length;
  const places = characters.length + extended;
  return places <= 160 ? 1 : Math.ceil(places / 153);
}

/** Returns in how many parts a text message is sent, as a sentence. Pure. */
export const partsText = (segments: number): string =>
  segments === 1
    ? "Sent as 1 text message."
    : `Sent in ${segments} parts, each of which counts as a text message.`;
