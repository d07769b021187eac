import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as z from "zod/mini";

/*
 * The fonts of the @fontsource packages: each weight is cut into files of some hundred characters, so that a document
 * receives only the files that its text needs.
 */

const require = createRequire(import.meta.url);
const UnicodeRanges = z.record(z.string(), z.string());

/** The files of one package. */
export type FontPack = {
  readonly pack: string;
  /** The part of a file's name after the subset, by the CSS `font-weight` it serves. */
  readonly files: Readonly<Record<string, string>>;
};

/** One subset of a package with the characters that it has. */
export type FontSubset = {
  readonly font: FontPack;
  readonly name: string;
  /** As CSS writes them: `U+0301,U+0400-045F`. */
  readonly ranges: string;
  readonly codePoints: readonly number[];
};

/** Returns a package's subsets; with `names`, only those. */
export function subsetsOf(font: FontPack, names?: readonly string[]): readonly FontSubset[] {
  const file = readFileSync(require.resolve(`${font.pack}/unicode.json`), "utf8");
  return Object.entries(UnicodeRanges.parse(JSON.parse(file)))
    .map(([key, ranges]) => ({ font, name: key.replaceAll(/[[\]]/g, ""), ranges }))
    .filter(({ name }) => names === undefined || names.includes(name))
    .map((subset) => ({ ...subset, codePoints: codePointsOf(subset.ranges) }));
}

function codePointsOf(ranges: string): readonly number[] {
  return ranges.split(",").flatMap((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });
}

/** Returns the `@font-face` rules of a subset with its files in them as data: URLs. */
export const facesOf = (family: string, subset: FontSubset, ranges = subset.ranges): string =>
  Object.entries(subset.font.files)
    .map(
      ([weight, ending]) =>
        `@font-face{font-family:"${family}";font-weight:${weight};font-style:normal;` +
        `unicode-range:${ranges};` +
        `src:url(data:font/woff2;base64,${fontFile(subset, ending)}) format("woff2")}`,
    )
    .join("\n");

const files = new Map<string, string>();

/** Reads each file once: a plan in Japanese uses a hundred of some kilobytes. */
function fontFile({ font, name }: FontSubset, ending: string): string {
  const path = `${font.pack}/files/${font.pack.split("/")[1]}-${name}-${ending}.woff2`;
  const bytes = files.get(path) ?? readFileSync(require.resolve(path)).toString("base64");
  files.set(path, bytes);
  return bytes;
}
