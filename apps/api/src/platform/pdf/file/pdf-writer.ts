import { promisify } from "node:util";
import { deflate } from "node:zlib";

/*
 * Writes a PDF in which all objects but streams are packed in compressed object streams, found by a cross-reference
 * stream (PDF 1.7, 7.5.7 and 7.5.8; PDF/A-2 permits both). Most of a document are its tags, which shrink to a tenth.
 */

export type PdfObjects = {
  /** What precedes the first object. */
  readonly header: Buffer;
  /** The bodies of all objects by their numbers, in the order of the file. */
  readonly bodies: ReadonlyMap<number, Buffer>;
  readonly root: number;
  readonly info: number;
  /** The identifier of the file, in hexadecimal. */
  readonly id: string;
};

const compress = promisify(deflate);
/** Objects in one object stream: enough text for a good ratio, and little to unpack for one object. */
const PACK = 200;
/** Bytes of a cross-reference entry's kind, place and index. */
const WIDTHS = [1, 4, 2] as const;
const ENTRY = 7;
const PLAIN = 1;
const PACKED = 2;

const isStream = (body: Buffer) => body.subarray(-9).equals(Buffer.from("endstream"));

/** @returns the whole file */
export async function writePdf({ header, bodies, root, info, id }: PdfObjects): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let at = 0;
  const write = (chunk: Buffer) => {
    chunks.push(chunk);
    at += chunk.length;
  };
  const packed = [...bodies].filter(([, body]) => !isStream(body));
  const first = Math.max(...bodies.keys()) + 1;
  const packs = Array.from({ length: Math.ceil(packed.length / PACK) }, (_, index) =>
    packed.slice(index * PACK, (index + 1) * PACK),
  );
  const table = first + packs.length;
  const entries = Buffer.alloc((table + 1) * ENTRY);
  const enter = (number: number, kind: number, place: number, index: number) => {
    entries.writeUInt8(kind, number * ENTRY);
    entries.writeUInt32BE(place, number * ENTRY + 1);
    entries.writeUInt16BE(index, number * ENTRY + 5);
  };
  const writeObject = (number: number, body: Buffer) => {
    enter(number, PLAIN, at, 0);
    write(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from("\nendobj\n")]));
  };

  write(Buffer.from(header.toString("latin1").replace(/^%PDF-1\.\d/, "%PDF-1.7"), "latin1"));
  for (const [number, body] of bodies) if (isStream(body)) writeObject(number, body);
  for (const [index, pack] of (await Promise.all(packs.map(objectStream))).entries())
    writeObject(first + index, pack);
  for (const [index, pack] of packs.entries())
    for (const [within, [number]] of pack.entries()) enter(number, PACKED, first + index, within);

  // Object 0 is the head of the list of free numbers; its entry is all zeros but for its generation.
  enter(0, 0, 0, 65_535);
  enter(table, PLAIN, at, 0);
  const start = at;
  const entriesOf =
    `/Type /XRef/Size ${table + 1}/W [${WIDTHS.join(" ")}]/Root ${root} 0 R/Info ${info} 0 R` +
    `/ID [<${id}><${id}>]`;
  writeObject(table, await compressedStream(entriesOf, entries));
  write(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(chunks);
}

/** Packs objects in an object stream: the number and place of each, then their bodies. */
function objectStream(pack: readonly (readonly [number, Buffer])[]): Promise<Buffer> {
  let place = 0;
  const places: string[] = [];
  for (const [number, body] of pack) {
    places.push(`${number} ${place}`);
    place += body.length + 1;
  }
  const index = `${places.join(" ")}\n`;
  const bodies = pack.flatMap(([, body]) => [body, Buffer.from("\n")]);
  return compressedStream(
    `/Type /ObjStm/N ${pack.length}/First ${index.length}`,
    Buffer.concat([Buffer.from(index), ...bodies]),
  );
}

/** Returns a stream, compressed. */
export async function compressedStream(entries: string, content: Buffer): Promise<Buffer> {
  const bytes = await compress(content, { level: 4 });
  return plainStream(`${entries}/Filter /FlateDecode`, bytes);
}

/** Returns a stream with its bytes as they are. */
export const plainStream = (entries: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>> stream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
