import { utimes } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { DAY, addMs } from "../clock";
import { deleteFile, insertFile } from "./files-store";
import { sweepFiles } from "./sweep-files";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const newName = () => app.services.random.bytes(32).toString("base64url");

/** Writes a file of that age (ms). */
async function written(age: number, name = newName()) {
  await app.services.files.write(name, Buffer.from("bytes"));
  const at = addMs(app.clock.now(), -age);
  await utimes(path.join(app.dataDir, "files", name.slice(0, 2), name), at, at);
  return name;
}
async function withRow(name: string) {
  const { clock, database, newId } = app.services;
  const id = newId();
  const row = { id, name, mediaType: "image/webp", bytes: 5, createdAt: clock.now() };
  await insertFile(database.query, row);
  return id;
}
const isThere = async (name: string) => (await app.services.files.read(name)) !== undefined;

test("sweeps nothing if the database has no files at all", async () => {
  const name = await written(30 * DAY);
  expect(await sweepFiles(app.services)).toBe(0);
  expect(await isThere(name)).toBe(true);
  await app.services.files.remove(name);
});

test("sweeps all files without a row once they are a day old", async () => {
  const used = await written(400 * DAY);
  await withRow(used);
  const removed = await written(30 * DAY);
  await deleteFile(app.services.database.query, await withRow(removed));
  const orphans = await Promise.all(Array.from({ length: 620 }, () => written(DAY)));
  const committing = await written(DAY - 1_000);
  expect(await sweepFiles(app.services)).toBe(621);
  expect(await Promise.all([used, committing].map(isThere))).toEqual([true, true]);
  expect(await Promise.all([removed, ...orphans].map(isThere))).not.toContain(true);
  expect(await sweepFiles(app.services)).toBe(0);
});
