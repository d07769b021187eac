import { execFileSync } from "node:child_process";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ArchiveDamaged, packTar, readTar } from "./tar-archive";

type Entries = readonly (readonly [name: string, content: Buffer])[];

const bytesOf = async (readable: ReadableStream<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of readable) parts.push(part);
  return Buffer.concat(parts);
};

const archiveOf = async (entries: Entries): Promise<Buffer> => {
  const archive = packTar();
  const bytes = bytesOf(archive.readable);
  for (const [name, content] of entries) await archive.add(name, content.length, [content]);
  archive.end();
  return bytes;
};

const inChunks = async function* (bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};

const readAll = async (archive: Buffer, chunkSize = 1_000, skip = false) => {
  const found: [string, Buffer][] = [];
  for await (const entry of readTar(inChunks(archive, chunkSize))) {
    const parts: Buffer[] = [];
    if (!skip) for await (const part of entry.content()) parts.push(part);
    found.push([entry.name, Buffer.concat(parts)]);
  }
  return found;
};

const names = fc
  .array(fc.stringMatching(/^[a-z0-9é -]{1,60}$/u), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join("/"));
const contents = fc.uint8Array({ maxLength: 1_600 }).map((bytes) => Buffer.from(bytes));

test("reads back what was packed, for any names, sizes and chunks", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(names, contents), { maxLength: 6 }),
      fc.integer({ min: 1, max: 2_000 }),
      async (entries, chunkSize) => {
        const archive = await archiveOf(entries);
        expect(await readAll(archive, chunkSize)).toEqual(entries);
        const skipped = await readAll(archive, chunkSize, true);
        expect(skipped.map(([name]) => name)).toEqual(entries.map(([name]) => name));
      },
    ),
  );
});

test("writes an archive that tar itself reads", async () => {
  const long = `files/${"a".repeat(90)}/${"b".repeat(95)}`;
  const archive = await archiveOf([
    ["backup.json", Buffer.from("{}")],
    [long, Buffer.alloc(700)],
  ]);
  const listed = execFileSync("tar", ["-tf", "-"], { input: archive, encoding: "utf8" });
  expect(listed.trim().split("\n")).toEqual(["backup.json", long]);
});

test("refuses a damaged or truncated archive, or another file", async () => {
  const entries: Entries = [["one", Buffer.alloc(2_000, 7)]];
  const archive = await archiveOf(entries);
  const changed = Buffer.from(archive);
  changed.writeUInt8(0x41, 0);
  const refused = {
    "cut in a header": archive.subarray(0, 300),
    "cut in its content": archive.subarray(0, 1_500),
    "cut after an entry": archive.subarray(0, 2_560),
    "an empty file": Buffer.alloc(0),
    "a changed header": changed,
    "text at its end": Buffer.concat([archive, Buffer.from("junk")]),
    "another archive at its end": Buffer.concat([archive, archive]),
  };
  for (const bytes of Object.values(refused))
    for (const isSkipped of [false, true])
      await expect(readAll(bytes, 1_000, isSkipped)).rejects.toThrow(ArchiveDamaged);
});

test("does not report an error of the source as damage", async () => {
  const archive = await archiveOf([["one", Buffer.alloc(2_000, 7)]]);
  const failure = new Error("The disk is gone.");
  const source = async function* () {
    yield archive.subarray(0, 1_000);
    throw failure;
  };
  const reading = async () => {
    for await (const entry of readTar(source()))
      for await (const part of entry.content()) void part;
  };
  await expect(reading()).rejects.toBe(failure);
});

test("refuses to write content of another size than announced", async () => {
  const archive = packTar();
  const bytes = bytesOf(archive.readable).catch((error: unknown) => error);
  await expect(archive.add("one", 10, [Buffer.alloc(9)])).rejects.toThrow("Size mismatch");
  expect(await bytes).toBeInstanceOf(Error);
});

test("packs an archive larger than memory no faster than it is read", async () => {
  const archive = packTar();
  let packed = 0;
  const content = function* () {
    for (const part = Buffer.alloc(2 ** 20); packed < 100; packed += 1) yield part;
  };
  const added = archive.add("large", 100 * 2 ** 20, content()).then(() => archive.end());
  let read = 0;
  for await (const part of archive.readable) {
    read += part.length;
    expect(packed * 2 ** 20 - read).toBeLessThan(20 * 2 ** 20);
  }
  await added;
  expect(read).toBeGreaterThan(100 * 2 ** 20);
});
