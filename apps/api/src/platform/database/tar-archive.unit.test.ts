import { execFileSync } from "node:child_process";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readTar, tarEnd, tarHeader, tarPadding } from "./tar-archive";

type Entries = readonly (readonly [name: string, content: Buffer])[];

const archiveOf = (entries: Entries) =>
  Buffer.concat([
    ...entries.flatMap(([name, content]) => [
      tarHeader(name, content.length),
      content,
      tarPadding(content.length),
    ]),
    tarEnd(),
  ]);

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

test("what goes in comes out, whatever the names, sizes and chunks", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(names, contents), { maxLength: 6 }),
      fc.integer({ min: 1, max: 2_000 }),
      async (entries, chunkSize) => {
        const archive = archiveOf(entries);
        expect(await readAll(archive, chunkSize)).toEqual(entries);
        const skipped = await readAll(archive, chunkSize, true);
        expect(skipped.map(([name]) => name)).toEqual(entries.map(([name]) => name));
      },
    ),
  );
});

test("tar itself can list it", () => {
  const long = `files/${"a".repeat(90)}/${"b".repeat(95)}`;
  const archive = archiveOf([
    ["backup.json", Buffer.from("{}")],
    [long, Buffer.alloc(700)],
  ]);
  const listed = execFileSync("tar", ["-tf", "-"], { input: archive, encoding: "utf8" });
  expect(listed.trim().split("\n")).toEqual(["backup.json", long]);
});

test("a damaged, shortened or other file is refused", async () => {
  const archive = archiveOf([["one", Buffer.alloc(2_000, 7)]]);
  await expect(readAll(archive.subarray(0, 1_500))).rejects.toThrow("The archive is cut short.");
  await expect(readAll(archive.subarray(0, 2_560))).rejects.toThrow("The archive is cut short.");
  const damaged = Buffer.from(archive);
  damaged.writeUInt8(0x41, 0);
  await expect(readAll(damaged)).rejects.toThrow("The archive is damaged.");
});

test("a name that does not fit is refused when writing", () => {
  expect(() => tarHeader("x".repeat(101), 1)).toThrow("too long for an archive");
});
