import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { readTrailer } from "./pdf-structure";
import { writePdf } from "./pdf-writer";

/** A PDF of Chromium's whose objects can be read, replaced and added. */
export type PdfEditor = {
  readonly root: number;
  readonly info: number;
  /** The numbers of all objects, in the order of the file. */
  readonly numbers: readonly number[];
  /** Returns an object without its number, as it is now. @throws Error for an unknown object */
  read(number: number): string;
  /** Returns the content of a stream; Chromium does not compress one that would not become shorter. */
  streamOf(number: number): Buffer;
  replace(number: number, object: string | Buffer): void;
  /** Adds an object and returns its number. */
  add(object: string | Buffer): number;
  /** Returns the whole file, packed. */
  finish(): Promise<Buffer>;
};

const STREAM = "stream\n";

/** @throws Error if the file is not in Skia's format (`pdf-structure.ts`) */
export function editPdf(pdf: Buffer): PdfEditor {
  const { tableAt, size, root, info } = readTrailer(pdf);
  const text = pdf.toString("latin1");
  const offsets = readOffsets(text, tableAt);
  const changed = new Map<number, string | Buffer>();
  let next = size;
  const add = (object: string | Buffer) => {
    next += 1;
    changed.set(next - 1, object);
    return next - 1;
  };
  const information = info ?? add("<<>>");

  const spanOf = (number: number) => {
    const span = offsets.get(number);
    if (span === undefined) throw new Error(`The PDF has no object ${number}.`);
    return span;
  };
  /** Returns where the body of an object is in the browser's file. */
  const bodyOf = (number: number): Span => {
    const { start, end } = spanOf(number);
    const from = text.indexOf("obj", start) + 4;
    const body = text.slice(from, text.lastIndexOf("endobj", end));
    return { start: from, end: from + body.trimEnd().length };
  };
  const read = (number: number) => {
    const now = changed.get(number);
    if (now !== undefined) return now.toString("latin1");
    const { start, end } = bodyOf(number);
    return text.slice(start, end);
  };

  const finish = () => {
    const bodies = new Map<number, Buffer>();
    for (const number of offsets.keys()) {
      const { start, end } = bodyOf(number);
      bodies.set(number, pdf.subarray(start, end));
    }
    for (const [number, body] of changed)
      bodies.set(number, typeof body === "string" ? Buffer.from(body, "latin1") : body);
    const first = Math.min(...[...offsets.values()].map(({ start }) => start));
    const id = createHash("sha256").update(pdf).digest("hex").slice(0, 32);
    return writePdf({ header: pdf.subarray(0, first), bodies, root, info: information, id });
  };

  return {
    root,
    info: information,
    numbers: [...offsets.keys()],
    read,
    streamOf(number) {
      const { start } = spanOf(number);
      const from = text.indexOf(STREAM, start) + STREAM.length;
      const dictionary = text.slice(start, from);
      const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
      const bytes = pdf.subarray(from, from + length);
      return dictionary.includes("/FlateDecode") ? inflateSync(bytes) : bytes;
    },
    replace: (number, object) => void changed.set(number, object),
    add,
    finish,
  };
}

type Span = { readonly start: number; readonly end: number };

/** Returns where each object is, in the order of the file; an object ends where the next one begins. */
function readOffsets(text: string, tableAt: number): ReadonlyMap<number, Span> {
  const starts: [number: number, start: number][] = [];
  let number = 0;
  for (const line of text.slice(tableAt, text.indexOf("trailer", tableAt)).split("\n")) {
    const section = /^(\d+) \d+\s*$/.exec(line);
    const entry = /^(\d{10}) \d{5} ([nf])/.exec(line);
    if (section) number = Number(section[1]);
    else if (entry) {
      if (entry[2] === "n") starts.push([number, Number(entry[1])]);
      number += 1;
    }
  }
  starts.sort(([, a], [, b]) => a - b);
  return new Map(
    starts.map(([at, start], index) => [at, { start, end: starts[index + 1]?.[1] ?? tableAt }]),
  );
}

/** Returns a dictionary with further entries. */
export const withEntries = (dictionary: string, entries: string): string =>
  `${dictionary.slice(0, dictionary.lastIndexOf(">>"))}${entries}>>`;

/** Writes a text string in UTF-16BE with its byte order mark, as hexadecimal. */
export const pdfText = (text: string) =>
  `<feff${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;
