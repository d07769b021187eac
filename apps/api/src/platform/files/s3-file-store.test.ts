import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { FILES_UNAVAILABLE } from "@holdfast/contract/platform/errors";
import {
  deleteDocument,
  downloadDocument,
  uploadDocument,
} from "@holdfast/contract/documents/document-endpoints";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fileOf, inInsurance, pdfOf } from "../../../test/factories/documents";
import { ownerWithPlan } from "../../../test/factories/workspace";
import { testApp } from "../../../test/setup/test-app";
import { type S3StandIn, s3StandIn } from "../../../test/stand-ins/s3-server";
import type { FileStore } from "./file-store";
import { incomingFiles } from "./incoming-files";
import { s3FileStore } from "./s3-file-store";

let s3: S3StandIn;
let store: FileStore;
let folder: string;
beforeAll(async () => {
  s3 = await s3StandIn();
  store = await s3FileStore(s3.account);
  folder = await mkdtemp(path.join(tmpdir(), "holdfast-s3-"));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  s3.objects.clear();
  s3.pieces.length = 0;
});

const unavailable = { definition: FILES_UNAVAILABLE };

test("writes, reads and removes objects named like the files", async () => {
  const bytes = Buffer.from([0, 255, 10, 13]);
  await store.write("one", bytes);
  expect(s3.objects.get("one")?.bytes).toEqual(bytes);
  expect(await store.read("one")).toEqual(bytes);
  await store.remove("one");
  expect(await store.read("one")).toBeUndefined();
  expect(await store.open("one")).toBeUndefined();
  await store.remove("one");
});

test("sends a file of 25 MB as a stream of small pieces, and returns it as one", async () => {
  const bytes = pdfOf(25 * 1024 * 1024);
  const incoming = incomingFiles(folder);
  const file = await incoming.receive(Readable.from([bytes], { objectMode: false }));
  await store.writeFrom("large", file);
  await incoming.discard(file);
  expect(Math.max(...s3.pieces)).toBeLessThanOrEqual(1024 * 1024);
  const content = await store.open("large");
  const read = content ? await buffer(content) : Buffer.alloc(0);
  const hashOf = (of: Buffer) => createHash("sha256").update(of).digest("hex");
  expect(hashOf(read)).toBe(hashOf(bytes));
});

test("lists all pages", async () => {
  for (const name of ["e", "b", "d", "a", "c"]) await store.write(name, Buffer.from(name));
  const found: string[] = [];
  for await (const { name, writtenAt } of store.list()) {
    found.push(name);
    expect(Date.now() - writtenAt.getTime()).toBeLessThan(60_000);
  }
  expect(found).toEqual(["a", "b", "c", "d", "e"]);
});

test("repeats a call that the store was too busy for", async () => {
  s3.refusals.push("SlowDown");
  await store.write("one", Buffer.from("1"));
  expect(s3.objects.has("one")).toBe(true);
});

test("refuses with 503 while the store does not answer or refuses the key", async () => {
  const wrong = await s3FileStore({
    ...s3.account,
    credentials: { accessKeyId: "AKIAEXAMPLE", secretAccessKey: "wrong" },
  });
  await expect(wrong.write("one", Buffer.from("1"))).rejects.toMatchObject(unavailable);
  await expect(wrong.read("one")).rejects.toMatchObject(unavailable);
  const away = await s3FileStore({ ...s3.account, endpoint: "http://127.0.0.1:1" });
  await expect(away.open("one")).rejects.toMatchObject(unavailable);
  await expect(away.remove("one")).rejects.toMatchObject(unavailable);
});

test("holds the documents of an app, which stores nothing on disk", async () => {
  const app = await testApp(undefined, { config: { s3: s3.account } });
  const { token, planId } = await ownerWithPlan(app, "owner@s3.example");
  const inPlan = { as: token, params: { planId } };
  const bytes = pdfOf(100_000);
  const uploaded = await app.call(uploadDocument, {
    ...inPlan,
    file: fileOf("lease.pdf", bytes),
    body: inInsurance(),
  });
  expect([uploaded.status, s3.objects.size]).toEqual([201, 1]);
  const params = { planId, documentId: uploaded.body.documentId };
  const { bytes: downloaded } = await app.call(downloadDocument, { as: token, params });
  expect(downloaded.equals(bytes)).toBe(true);
  await app.call(deleteDocument, { as: token, params });
  expect(s3.objects.size).toBe(0);
  s3.refusals.push("InternalError", "InternalError", "InternalError");
  const refused = await app.call(uploadDocument, {
    ...inPlan,
    file: fileOf("lease.pdf", bytes),
    body: inInsurance(),
  });
  expect([refused.status, refused.problem.code]).toEqual([503, FILES_UNAVAILABLE.code]);
});
