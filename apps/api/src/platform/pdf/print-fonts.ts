import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as z from "zod/mini";

/*
 * The two font families of printed documents, embedded so that nothing is fetched. Static files: a variable font
 * becomes one Type 3 font per weight in the PDF.
 */
const FAMILIES = [
  { name: "Holdfast Sans", pack: "@fontsource/inter", weights: [400, 600, 700] },
  { name: "Holdfast Serif", pack: "@fontsource/source-serif-4", weights: [600, 700] },
] as const;
const SUBSETS = ["latin", "latin-ext"] as const;

const require = createRequire(import.meta.url);
const UnicodeRanges = z.record(z.string(), z.string());
let faces: string | undefined;

/** Returns `@font-face` rules with the fonts in them as data: URLs (about 0.4 MB, read once). */
export const fontFaces = (): string => (faces ??= FAMILIES.map(familyFaces).join("\n"));

function familyFaces({ name, pack, weights }: (typeof FAMILIES)[number]): string {
  const ranges = UnicodeRanges.parse(
    JSON.parse(readFileSync(require.resolve(`${pack}/unicode.json`), "utf8")),
  );
  const [, prefix] = pack.split("/");
  return SUBSETS.flatMap((subset) =>
    weights.map((weight) => {
      const path = require.resolve(`${pack}/files/${prefix}-${subset}-${weight}-normal.woff2`);
      const bytes = readFileSync(path).toString("base64");
      return (
        `@font-face{font-family:"${name}";font-weight:${weight};font-style:normal;` +
        `unicode-range:${ranges[subset]};` +
        `src:url(data:font/woff2;base64,${bytes}) format("woff2")}`
      );
    }),
  ).join("\n");
}
