import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where people's texts are: screens, messages, documents, emails. Folders from the root. */
const FOLDERS = [
  "apps/web/src",
  "packages/contract/src",
  "packages/printables/src",
  "packages/content/src",
  "apps/api/src",
];

export type UserText = {
  /** From the root. */
  readonly file: string;
  readonly text: string;
};

const isSource = (name: string) =>
  /\.tsx?$/.test(name) &&
  !/\.test\.tsx?$/.test(name) &&
  !name.includes("/data/") &&
  !name.includes("node_modules");

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const STRINGS = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const JSX_TEXT = /(?:>|\})([^<>{}=;]+)(?=<|\{)/g;

/** What reads like a sentence or a label: two words or more, or one that starts with a capital. */
const isText = (text: string) =>
  // Lists of names of styles and attributes are in lower case and without an end.
  /[A-Za-z]{2,}[ \n]+[A-Za-z]/.test(text) &&
  (/[A-Z.,:?!…]/.test(text) || text.length < 60) &&
  !/^(?:import|export|select|insert|update|delete|with|from)\b|=>|\bconst\b|\breturn\b|&&|\|\|/i.test(
    text.trim(),
  );

/** Returns the texts in a source file: string literals and the text between JSX tags. Comments are left out. */
export function textsOf(source: string): string[] {
  const code = source.replaceAll(COMMENTS, "");
  const strings = Array.from(code.matchAll(STRINGS), ([, plain, template]) => plain ?? template);
  const between = Array.from(code.matchAll(JSX_TEXT), ([, text]) => text);
  return [...strings, ...between]
    .map((text) => (text ?? "").replaceAll(/\$\{[^{}]*\}/g, "…"))
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter(isText);
}

/** Reads all texts of the product that people may see. */
export function readUserTexts(root: string): UserText[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter(isSource)
      .flatMap((file) =>
        textsOf(readFileSync(path.join(root, file), "utf8")).map((text) => ({ file, text })),
      ),
  );
}
