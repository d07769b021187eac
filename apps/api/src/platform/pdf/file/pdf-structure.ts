/*
 * Reads what printing needs from a PDF as written by Chromium's Skia: one classic cross-reference table, uncompressed
 * dictionaries. That takes milliseconds where a PDF library takes seconds.
 */

export type PdfStructure = {
  /** 0 if the file is in an unknown format. */
  readonly pages: number;
  /** Page (from 1) of each id that a link points to. */
  readonly pageOf: ReadonlyMap<string, number>;
};

/** The cross-reference table and trailer, as far as an incremental update needs them. */
export type PdfTrailer = {
  /** Byte offset of the cross-reference table. */
  readonly tableAt: number;
  /** One above the highest object number. */
  readonly size: number;
  readonly root: number;
  readonly info: number | undefined;
};

/** Of a file in another format than Skia's, as a later Chromium may write: it is printed without page references. */
const UNKNOWN: PdfStructure = { pages: 0, pageOf: new Map() };

/**
 * Reads a file as the browser wrote it, before anything was appended.
 * @throws Error if it is incomplete
 */
export function readStructure(pdf: Buffer): PdfStructure {
  if (!/%%EOF\s*$/.test(tailOf(pdf))) throw new Error("The browser wrote an incomplete PDF.");
  try {
    return readPages(pdf);
  } catch {
    // What is unknown in the file is logged when its metadata are added.
    return UNKNOWN;
  }
}

function readPages(pdf: Buffer): PdfStructure {
  const trailer = readTrailer(pdf);
  const object = objectReader(pdf.toString("latin1"), trailer.tableAt);
  const root = object(trailer.root);
  const order = new Map<number, number>();
  const walk = (number: number, depth: number): void => {
    const body = object(number);
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(body)?.[1];
    if (kids === undefined || depth > 20) order.set(number, order.size + 1);
    else for (const [, kid] of kids.matchAll(/(\d+) 0 R/g)) walk(Number(kid), depth + 1);
  };
  walk(reference(root, "Pages"), 0);
  return { pages: order.size, pageOf: readDestinations(root, object, order) };
}

const tailOf = (pdf: Buffer) => pdf.subarray(Math.max(0, pdf.length - 2048)).toString("latin1");

/** @throws Error if there is no classic trailer */
export function readTrailer(pdf: Buffer): PdfTrailer {
  const tail = tailOf(pdf);
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
  const trailer = tail.slice(tail.lastIndexOf("trailer"));
  const size = Number(/\/Size (\d+)/.exec(trailer)?.[1]);
  const isClassic = pdf.subarray(tableAt, tableAt + 4).toString("latin1") === "xref";
  if (!Number.isInteger(size) || !isClassic) throw new Error("The PDF has no classic trailer.");
  const info = /\/Info (\d+) 0 R/.exec(trailer)?.[1];
  return {
    tableAt,
    size,
    root: reference(trailer, "Root"),
    info: info === undefined ? undefined : Number(info),
  };
}

/** Returns the embedded fonts by their PostScript names; a font whose text was not printed is missing. */
export const embeddedFonts = (pdf: Buffer): ReadonlySet<string> =>
  new Set(
    [...pdf.toString("latin1").matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(
      ([, name = ""]) => name,
    ),
  );

export type ObjectReader = (number: number) => string;

function objectReader(text: string, tableAt: number): ObjectReader {
  const offsets = new Map<number, number>();
  const table = text.slice(tableAt, text.indexOf("trailer", tableAt)).split("\n");
  let number = 0;
  for (const line of table) {
    const section = /^(\d+) \d+\s*$/.exec(line);
    if (section) {
      number = Number(section[1]);
      continue;
    }
    const entry = /^(\d{10}) \d{5} ([nf])/.exec(line);
    if (!entry) continue;
    if (entry[2] === "n") offsets.set(number, Number(entry[1]));
    number += 1;
  }
  return (requested) => {
    const at = offsets.get(requested);
    if (at === undefined) throw new Error(`The PDF has no object ${requested}.`);
    return text.slice(text.indexOf("obj", at) + 3, text.indexOf("endobj", at));
  };
}

function reference(dictionary: string, key: string): number {
  const number = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];
  if (number === undefined) throw new Error(`The PDF's dictionary has no /${key}.`);
  return Number(number);
}

function readDestinations(
  root: string,
  object: ObjectReader,
  order: ReadonlyMap<number, number>,
): Map<string, number> {
  const pageOf = new Map<string, number>();
  if (!root.includes("/Dests ")) return pageOf;
  const entries = object(reference(root, "Dests")).matchAll(
    /\/((?:[^\s/[<>()]|#[0-9a-fA-F]{2})+)\s*\[(\d+) 0 R/g,
  );
  for (const [, name = "", target] of entries) {
    const page = order.get(Number(target));
    if (page !== undefined) pageOf.set(decodeName(name), page);
  }
  return pageOf;
}

/** A PDF name escapes with `#xx`; Chromium writes the percent-encoded fragment into it. */
function decodeName(name: string): string {
  const fragment = name.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  try {
    return decodeURIComponent(fragment);
  } catch {
    // An id with a stray percent sign: it is left as written.
    return fragment;
  }
}
