import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { infectedFile } from "@holdfast/contract/documents/document";
import { listDocuments, uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import { VIRUS_SCAN_UNAVAILABLE } from "@holdfast/contract/documents/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileOf, inInsurance, pdfOf, SMALL_PDF } from "../../../test/factories/documents";
import { ownerWithPlan } from "../../../test/factories/workspace";
import { testApp } from "../../../test/setup/test-app";
import { type ClamdStandIn, clamdStandIn, EICAR } from "../../../test/stand-ins/clamd";
import { clamdScanner } from "./clamd-scanner";

let clamd: ClamdStandIn;
let folder: string;
beforeAll(async () => {
  clamd = await clamdStandIn();
  folder = await mkdtemp(path.join(tmpdir(), "holdfast-scan-"));
});
afterAll(async () => {
  await clamd.close();
  await rm(folder, { recursive: true });
});

const scan = async (content: Buffer | string, address = clamd.address) => {
  const place = path.join(folder, "upload");
  await writeFile(place, content);
  return clamdScanner(address).findVirus(place);
};
const unavailable = { definition: VIRUS_SCAN_UNAVAILABLE };

test("finds a virus by its name, and none in a clean file", async () => {
  expect(await scan(`before ${EICAR} after`)).toBe("Eicar-Test-Signature");
  expect(await scan(SMALL_PDF)).toBeUndefined();
});

test("sends the largest file whole, in chunks", async () => {
  const bytes = 25 * 1024 * 1024;
  expect(await scan(pdfOf(bytes))).toBeUndefined();
  const last = clamd.scanned.at(-1);
  expect(last?.bytes).toBe(bytes);
  expect(last?.chunks).toBeGreaterThan(100);
});

test.each([
  ["responds with an error", "stream: Can't allocate memory ERROR\0"],
  ["responds with something else", "UNKNOWN COMMAND\0"],
  ["closes the connection", "hang up"],
])("refuses the file if clamd %s", async (_what, answer) => {
  clamd.answers.push(answer);
  await expect(scan(pdfOf(1_000_000))).rejects.toMatchObject(unavailable);
});

test("refuses a file that is larger than clamd accepts, or that no clamd scans", async () => {
  const small = await clamdStandIn(100_000);
  await expect(scan(pdfOf(5_000_000), small.address)).rejects.toMatchObject(unavailable);
  await small.close();
  await expect(scan(SMALL_PDF, { host: "127.0.0.1", port: 1 })).rejects.toMatchObject(unavailable);
  const missing = { path: path.join(folder, "no-socket") };
  await expect(scan(SMALL_PDF, missing)).rejects.toMatchObject(unavailable);
});

test("an infected upload is refused with the virus's name and not stored", async () => {
  const app = await testApp(undefined, { config: { clamd: clamd.address } });
  const { token, planId } = await ownerWithPlan(app, "owner@clamd.example");
  const upload = (name: string, content: string) =>
    app.call(uploadDocument, {
      as: token,
      params: { planId },
      file: fileOf(name, content),
      body: inInsurance(),
    });
  const infected = await upload("menu.txt", EICAR);
  expect([infected.status, infected.problem.errors]).toEqual([
    400,
    [{ path: "document", message: infectedFile("Eicar-Test-Signature") }],
  ]);
  clamd.answers.push("hang up");
  const unscanned = await upload("menu.txt", "Tea 4.50");
  expect([unscanned.status, unscanned.problem.code]).toEqual([503, VIRUS_SCAN_UNAVAILABLE.code]);
  const stored = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  const files = stored.filter(
    (entry) => entry.isFile() && path.relative(app.dataDir, entry.parentPath).startsWith("files"),
  );
  expect(files).toEqual([]);
  expect((await upload("menu.txt", "Tea 4.50")).status).toBe(201);
  expect((await app.call(listDocuments, { as: token, params: { planId } })).body).toHaveLength(1);
});
