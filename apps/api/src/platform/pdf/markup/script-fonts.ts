import { facesOf, type FontPack, type FontSubset, subsetsOf } from "./font-subsets";

/* The fonts of the scripts that the documents' own families lack, for the names that people type. */

const STATIC = { 400: "400-normal", 700: "700-normal" };
/** A static package of these has 110 MB, a variable one 5 MB; the PDF gets its glyphs as Type 3 fonts. */
const VARIABLE = { "100 900": "wght-normal" };
/**
 * Two families, because all faces of a family must have the same weights: the browser chooses a weight first, and
 * then looks for a character in the faces of that weight only.
 */
const FAMILY_OF = new Map<object, string>([
  [STATIC, "Holdfast Scripts"],
  [VARIABLE, "Holdfast Han"],
]);
export const SCRIPT_FAMILIES = [...FAMILY_OF.values()].map((name) => `"${name}"`).join(",");

type Script = {
  readonly font: FontPack;
  readonly subsets?: readonly string[];
  /** A face has all characters of its subset, because letters are composed of characters that the text has not. */
  readonly isWhole?: true;
};

const alphabet = (pack: string, ...subsets: string[]): Script => ({
  font: { pack, files: STATIC },
  subsets,
  isWhole: true,
});
const ALPHABETS: readonly Script[] = [
  alphabet("@fontsource/inter", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"),
  alphabet("@fontsource/noto-sans-arabic", "arabic"),
  alphabet("@fontsource/noto-sans-hebrew", "hebrew"),
  alphabet("@fontsource/noto-sans-thai", "thai"),
];
const JAPANESE: Script = { font: { pack: "@fontsource-variable/noto-sans-jp", files: VARIABLE } };
const CHINESE: Script = { font: { pack: "@fontsource-variable/noto-sans-sc", files: VARIABLE } };
const KOREAN: Script = { font: { pack: "@fontsource-variable/noto-sans-kr", files: VARIABLE } };
const SYMBOLS: Script = {
  font: { pack: "@fontsource/noto-sans-arabic", files: STATIC },
  subsets: ["symbols", "math"],
};
const EMOJI: Script = { font: { pack: "@fontsource/noto-emoji", files: STATIC } };

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const PICTURE = /[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
/** Nothing is drawn for them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/u;
/** Several pictures that are drawn as one, such as a cook: a woman, a joiner and a pan. */
const JOINED_PICTURES =
  /\p{Emoji}\ufe0f?\p{Emoji_Modifier}?(?:\u200d\p{Emoji}\ufe0f?\p{Emoji_Modifier}?)+/gu;
/** Each face with pictures has what joins them. */
const JOINERS = [0x20_0d, 0xfe_0f];

/** Han characters look different in Japan: a text with kana gets Japan's, any other China's. */
function orderFor(text: string): (character: string) => readonly Script[] {
  const han = KANA.test(text) ? [JAPANESE, CHINESE, KOREAN] : [CHINESE, JAPANESE, KOREAN];
  const scripts = [...ALPHABETS, ...han, SYMBOLS, EMOJI];
  return (character) => {
    if (PICTURE.test(character)) return [EMOJI];
    return HANGUL.test(character) ? [KOREAN] : scripts;
  };
}

const loaded = new Map<Script, ReadonlyMap<number, readonly FontSubset[]>>();

/** Returns a script's subsets by the code points that they have. */
function loadSubsets(script: Script): ReadonlyMap<number, readonly FontSubset[]> {
  const known = loaded.get(script);
  if (known) return known;
  const found = new Map<number, FontSubset[]>();
  for (const subset of subsetsOf(script.font, script.subsets))
    for (const codePoint of subset.codePoints)
      found.set(codePoint, [...(found.get(codePoint) ?? []), subset]);
  loaded.set(script, found);
  return found;
}

/**
 * Returns `@font-face` rules of `SCRIPT_FAMILIES` for these characters of a text. Each character is in one face only.
 * What no face has is left to the machine's own fonts.
 */
export function scriptFaces(characters: readonly string[], text: string): string {
  const orderOf = orderFor(characters.join(""));
  const joined = joinedPictures(text);
  const used = new Map<FontSubset, { readonly isWhole: boolean; readonly codePoints: number[] }>();
  for (const character of characters) {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const script of orderOf(character)) {
      const subset = joined.get(codePoint) ?? loadSubsets(script).get(codePoint)?.[0];
      if (subset === undefined) continue;
      const use = used.get(subset) ?? { isWhole: script.isWhole === true, codePoints: [] };
      use.codePoints.push(codePoint);
      used.set(subset, use);
      break;
    }
  }
  return [...used]
    .map(([subset, { isWhole, codePoints }]) => {
      const joiners = subset.font === EMOJI.font ? JOINERS : [];
      const ranges = isWhole ? subset.ranges : rangesOf([...codePoints, ...joiners]);
      return facesOf(FAMILY_OF.get(subset.font.files) ?? "", subset, ranges);
    })
    .join("\n");
}

/** Returns the subset for each picture that is joined with others: the one that has them all. */
function joinedPictures(text: string): ReadonlyMap<number, FontSubset> {
  const chosen = new Map<number, FontSubset>();
  for (const sequence of new Set(text.match(JOINED_PICTURES))) {
    const codePoints = [...sequence]
      .filter((character) => !INVISIBLE.test(character))
      .map((character) => character.codePointAt(0) ?? 0);
    const [first = [], ...others] = codePoints.map((point) => loadSubsets(EMOJI).get(point) ?? []);
    const common = first.find((subset) => others.every((subsets) => subsets.includes(subset)));
    if (common) for (const point of codePoints) chosen.set(point, common);
  }
  return chosen;
}

const rangesOf = (codePoints: readonly number[]) =>
  codePoints.map((codePoint) => `U+${codePoint.toString(16)}`).join(",");
