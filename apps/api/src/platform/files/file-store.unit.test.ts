import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DAY } from "../clock";
import { diskFileStore, type FileStore } from "./file-store";
import { type IncomingFiles, incomingFiles, incomingFolder } from "./incoming-files";

let root: string;
let folder: string;
let incoming: IncomingFiles;
let store: FileStore;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "holdfast-files-"));
  folder = path.join(root, "files");
  incoming = incomingFiles(incomingFolder(folder));
  store = diskFileStore(folder, incoming);
});
afterEach(() => rm(root, { recursive: true }));

const NAME = "a".repeat(43);
const namesIn = async () => {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.toSorted();
};
const modeOf = async (...parts: string[]) =>
  ((await stat(path.join(root, ...parts))).mode & 0o777).toString(8);

test("returns the bytes that were written, readable by this user only", async () => {
  const bytes = Buffer.from([0, 255, 10, 13]);
  await store.write(NAME, bytes);
  expect(await store.read(NAME)).toEqual(bytes);
  expect(await modeOf("files", "aa", NAME)).toBe("600");
  expect(await modeOf("files", "aa")).toBe("700");
  expect(await namesIn()).toEqual([NAME]);
  expect(await readdir(`${folder}.unfinished`)).toEqual([]);
});

test("treats a missing file as undefined, and removing it as a no-op", async () => {
  expect(await store.read(NAME)).toBeUndefined();
  await store.remove(NAME);
  await incoming.tidy(new Date());
  expect(await namesIn()).toEqual([]);
});

test("removes only the named file", async () => {
  const other = `aa${"b".repeat(41)}`;
  await store.write(NAME, Buffer.from("one"));
  await store.write(other, Buffer.from("other"));
  await store.remove(NAME);
  expect(await namesIn()).toEqual([other]);
});

test("leaves no file after a failed write", async () => {
  // A folder is where the file should be written.
  await mkdir(path.join(folder, "aa", NAME, "full"), { recursive: true });
  await expect(store.write(NAME, Buffer.from("bytes"))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(`${folder}.unfinished`)).toEqual([]);
  expect(await namesIn()).toEqual([]);
});

test("never lists a partial file of a killed process, and sweeps it once it is old", async () => {
  await store.write(NAME, Buffer.from("whole"));
  const now = Date.now();
  for (const [name, age] of [
    ["old", 2 * DAY],
    ["young", 0],
  ] as const) {
    const half = path.join(`${folder}.unfinished`, name);
    await writeFile(half, "half");
    const writtenAt = new Date(now - age);
    await utimes(half, writtenAt, writtenAt);
  }
  expect(await namesIn()).toEqual([NAME]);
  await incoming.tidy(new Date(now - DAY));
  expect(await readdir(`${folder}.unfinished`)).toEqual(["young"]);
  expect(await store.read(NAME)).toEqual(Buffer.from("whole"));
});
