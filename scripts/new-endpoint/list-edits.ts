import { OrderRefused } from "./endpoint-order";

const IMPORT = /^import [^;]*? from "([^"]+)";\n/gm;

/** Inserts an import in the order of specifiers, or after the last one. */
function addImport(text: string, line: string): string {
  const specifierOf = (statement: string) => /from "([^"]+)"/.exec(statement)?.[1] ?? "";
  const ours = specifierOf(line);
  const statements = [...text.matchAll(IMPORT)];
  const after = statements.find(([statement]) => {
    const specifier = specifierOf(statement);
    return specifier.startsWith(".") && specifier > ours;
  });
  const last = statements.at(-1);
  const at = after?.index ?? (last ? last.index + last[0].length : 0);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

export type ListEntry = {
  /** For the message, if the list is not found. */
  readonly file: string;
  /** Name of the exported array. */
  readonly list: string;
  readonly entry: string;
  readonly importLine: string;
};

/**
 * Adds an entry to the end of an exported array, and the import that it needs.
 * @throws OrderRefused if the file has no such array
 */
export function addToList(text: string, { file, list, entry, importLine }: ListEntry): string {
  const array = new RegExp(`(export const ${list}\\b[^=]*= \\[)([^\\]]*)(\\];)`);
  const found = array.exec(text);
  if (!found) throw new OrderRefused(`${file} has no list named ${list}.`);
  const [, head = "", inside = "", tail = ""] = found;
  const entries = inside.trim().replace(/,$/, "");
  const longer = `${head}${entries ? `${entries}, ` : ""}${entry}${tail}`;
  return addImport(
    text.replace(array, () => longer),
    importLine,
  );
}
