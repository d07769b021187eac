import { facesOf, type FontPack, subsetsOf } from "./font-subsets";
import { SCRIPT_FAMILIES, scriptFaces } from "./script-fonts";

/*
 * The two font families of printed documents, embedded so that nothing is fetched. Static files: a variable font
 * becomes one Type 3 font per weight in the PDF.
 */
const filesOf = (weights: readonly number[]): Readonly<Record<string, string>> =>
  Object.fromEntries(weights.map((weight) => [weight, `${weight}-normal`]));

const FAMILIES: readonly (FontPack & { readonly family: string })[] = [
  { family: "Holdfast Sans", pack: "@fontsource/inter", files: filesOf([400, 600, 700]) },
  { family: "Holdfast Serif", pack: "@fontsource/source-serif-4", files: filesOf([600, 700]) },
];
const LATIN = ["latin", "latin-ext"];

/** What the Latin subsets have, in short; the exact test follows for the rest. */
const NOT_LATIN = /[^\p{ASCII}\u0080-\u02ba\u1e00-\u1e9f\u2000-\u206f\u20a0-\u20ab]/gu;

/** Nothing is drawn for them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/u;

type LatinFonts = { readonly css: string; readonly codePoints: ReadonlySet<number> };
let latin: LatinFonts | undefined;

function latinFonts(): LatinFonts {
  const fonts = FAMILIES.map((font) => ({ font, subsets: subsetsOf(font, LATIN) }));
  return {
    css: fonts
      .flatMap(({ font, subsets }) => subsets.map((subset) => facesOf(font.family, subset)))
      .join("\n"),
    codePoints: new Set(fonts[0]?.subsets.flatMap(({ codePoints }) => codePoints)),
  };
}

export type PrintFonts = {
  /** `@font-face` rules with the fonts in them as data: URLs: 0.4 MB, and what other scripts need. */
  readonly css: string;
  /** Returns a style sheet in which the fonts of other scripts follow ours. */
  styled(css: string): string;
  /** The visible characters that are not Latin. */
  readonly others: readonly string[];
};

/** Returns the fonts for a document's text, which may be its markup. */
export function fontsFor(text: string): PrintFonts {
  latin ??= latinFonts();
  const { css, codePoints } = latin;
  const others = [...new Set(text.match(NOT_LATIN))].filter(
    (character) => !codePoints.has(character.codePointAt(0) ?? 0) && !INVISIBLE.test(character),
  );
  if (others.length === 0) return { css, styled: (sheet) => sheet, others };
  return {
    css: `${css}\n${scriptFaces(others, text)}`,
    styled: (sheet) =>
      sheet.replaceAll(/"Holdfast (?:Sans|Serif)"/g, (family) => `${family},${SCRIPT_FAMILIES}`),
    others,
  };
}
