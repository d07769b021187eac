import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { unpackedPdf } from "../../../../test/pdf/unpacked-pdf";
import { plainStream, writePdf } from "./pdf-writer";

const CATALOGUE = 1;
const CONTENT = 3;
const bodies = new Map([
  [CATALOGUE, Buffer.from("<</Type /Catalog>>")],
  [CONTENT, plainStream("", Buffer.from("0 0 5 5 re f"))],
  // More than fit in one object stream; 2 and 4 to 9 are free numbers.
  ...Array.from({ length: 450 }, (_, at) => [at + 10, Buffer.from(`(Object ${at})`)] as const),
]);
const HIGHEST = 459;

const file = await writePdf({
  header: Buffer.from("%PDF-1.4\n%\u00e2\u00e3\n", "latin1"),
  bodies,
  root: CATALOGUE,
  info: 10,
  id: "0f".repeat(16),
});

/** Returns the entries of the cross-reference stream: kind, place and index of each number. */
function entriesOf(pdf: Buffer) {
  const text = pdf.toString("latin1");
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const from = text.indexOf("stream\n", start) + "stream\n".length;
  const bytes = inflateSync(pdf.subarray(from, text.indexOf("\nendstream", from)));
  return Array.from({ length: bytes.length / 7 }, (_, number) => ({
    kind: bytes.readUInt8(number * 7),
    place: bytes.readUInt32BE(number * 7 + 1),
    index: bytes.readUInt16BE(number * 7 + 5),
  }));
}

test("keeps each object under its number", () => {
  const text = unpackedPdf(file).toString("latin1");
  const objects = [...text.matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)];
  const kept = new Map(objects.map(([, number, body]) => [Number(number), body]));
  expect(kept).toEqual(new Map([...bodies].map(([number, body]) => [number, body.toString()])));
});

test("begins as PDF 1.7, and names the catalogue, the information and the identifier", () => {
  expect(file.toString("latin1")).toMatch(/^%PDF-1\.7\n%/);
  const trailer = unpackedPdf(file).toString("latin1").split("\ntrailer\n")[1];
  const id = "0f".repeat(16);
  expect(trailer).toContain(`/Root ${CATALOGUE} 0 R/Info 10 0 R/ID [<${id}><${id}>]`);
});

test("tells where each object is", () => {
  const text = file.toString("latin1");
  const entries = entriesOf(file);
  /** The number of the object that an entry leads to. */
  const numberAt = ({ kind, place, index }: (typeof entries)[number]) => {
    if (kind === 1) return Number.parseInt(text.slice(place), 10);
    const pack = text.indexOf("stream\n", entries[place]?.place) + "stream\n".length;
    const content = inflateSync(file.subarray(pack)).toString("latin1");
    return Number(content.split(/\s/)[index * 2]);
  };
  const used = [...entries.entries()].filter(([, { kind }]) => kind !== 0);
  expect(used.map(([, entry]) => numberAt(entry))).toEqual(used.map(([number]) => number));
  const written = used.map(([number]) => number).filter((number) => number <= HIGHEST);
  expect(written).toEqual([...bodies.keys()]);
  expect(entries.slice(HIGHEST + 1).map(({ kind }) => kind)).toEqual([1, 1, 1, 1]);
});

test("packs what is not a stream", () => {
  expect(file.toString("latin1")).not.toContain("(Object 1)");
});
