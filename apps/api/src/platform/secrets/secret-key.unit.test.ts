import type { KeyObject } from "node:crypto";
import { mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readFormerSecretKeys, readSecretKey } from "./secret-key";

const bytesOf = (key: KeyObject) => key.export();

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "holdfast-key-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

it("generates a key once, readable by this user only", async () => {
  const config = { secretKey: undefined, dataDir };
  const made = await readSecretKey(config);
  expect(made.symmetricKeySize).toBe(32);
  expect((await readSecretKey(config)).equals(made)).toBe(true);
  expect((await stat(path.join(dataDir, "secret-key"))).mode & 0o777).toBe(0o600);
});

it("generates a new key after the old one is renamed, which becomes a former key", async () => {
  const config = { secretKey: undefined, formerSecretKeys: ["older".repeat(8)], dataDir };
  const former = await readSecretKey(config);
  const configured = Buffer.from("older".repeat(8));
  expect((await readFormerSecretKeys(config)).map(bytesOf)).toEqual([configured]);
  const file = path.join(dataDir, "secret-key");
  await rename(file, `${file}.previous`);
  const current = await readSecretKey(config);
  expect(current.equals(former)).toBe(false);
  const formerKeys = (await readFormerSecretKeys(config)).map(bytesOf);
  expect(formerKeys).toEqual([configured, bytesOf(former)]);
  expect(await readFile(file, "utf8")).toBe(bytesOf(current).toString("base64url"));
});

it("prefers SECRET_KEY to the generated key, which becomes a former key once renamed", async () => {
  const generated = await readSecretKey({ secretKey: undefined, dataDir });
  const config = { secretKey: "given".repeat(8), formerSecretKeys: [], dataDir };
  expect(bytesOf(await readSecretKey(config))).toEqual(Buffer.from("given".repeat(8)));
  const file = path.join(dataDir, "secret-key");
  await rename(file, `${file}.previous`);
  expect((await readFormerSecretKeys(config)).map(bytesOf)).toEqual([bytesOf(generated)]);
});

it.each(["", " \n", "c2hvcnQ", "a".repeat(42)])("refuses a key file with %j", async (text) => {
  for (const name of ["secret-key", "secret-key.previous"])
    await writeFile(path.join(dataDir, name), text);
  const config = { secretKey: undefined, formerSecretKeys: [], dataDir };
  await expect(readSecretKey(config)).rejects.toThrow(
    `The secret key in ${path.join(dataDir, "secret-key")} is empty or too short.`,
  );
});
