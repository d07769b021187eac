import { readdir } from "node:fs/promises";
import path from "node:path";
import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import {
  deleteDocument,
  downloadDocument,
  listDocuments,
  listFolders,
  updateDocument,
  uploadDocument,
} from "@holdfast/contract/documents/document-endpoints";
import {
  DOCUMENT_MISSING,
  DOCUMENT_NOT_ACCEPTED,
  EMPTY_DOCUMENT,
  endingDiffers,
  FILE_OR_URL,
  FOLDER_NAME_MISSING,
  FRIENDLY_NAME_MISSING,
  INVALID_URL,
  MAX_DOCUMENT_BYTES,
} from "@holdfast/contract/documents/document";
import { DOCUMENT_EXISTS } from "@holdfast/contract/documents/errors";
import { clonePlan } from "@holdfast/contract/plans/clone-plan";
import { deletePlan } from "@holdfast/contract/plans/plan-endpoints";
import { TOO_LARGE } from "@holdfast/contract/platform/errors";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fileOf, inInsurance, pdfOf, SMALL_PDF } from "../../../test/factories/documents";
import { freshKey, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { plainImage } from "../../../test/factories/images";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { DAY } from "../../platform/clock";
import { readConfig } from "../../platform/config";
import { sweepFiles } from "../../platform/files/sweep-files";
import { scopeResolvers } from "../../app";
import { dueForReview } from "./public";

let app: TestApp;
let cafe: PlanWorkspace;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  cafe = await ownerWithPlan(app, `owner${(count += 1)}@documents.example`);
});

const asOwner = () => ({ as: cafe.token, params: { planId: cafe.planId } });
const upload = (file: File, body = inInsurance()) =>
  app.call(uploadDocument, { ...asOwner(), file, body });
const addLink = (url: string, body: Partial<ReturnType<typeof inInsurance>> = {}) =>
  app.call(uploadDocument, {
    ...asOwner(),
    body: inInsurance({ url, displayName: "The insurer", ...body }),
  });
const update = (documentId: string, body: object, version?: number) =>
  app.call(updateDocument, {
    as: cafe.token,
    params: { planId: cafe.planId, documentId },
    body,
    ...(version === undefined ? {} : { headers: { "if-match": `"${version}"` } }),
  });
const download = (documentId: string) =>
  app.call(downloadDocument, { as: cafe.token, params: { planId: cafe.planId, documentId } });
const listed = async () => (await app.call(listDocuments, asOwner())).body;
const foldersOf = async () => (await app.call(listFolders, asOwner())).body;
const storedFiles = async () => {
  const entries = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  return entries.filter(
    (entry) => entry.isFile() && path.relative(app.dataDir, entry.parentPath).startsWith("files"),
  ).length;
};
const messagesOf = (problem: { readonly errors?: readonly { readonly message: string }[] }) =>
  problem.errors?.map(({ message }) => message);

describe("an uploaded file", () => {
  it("is listed with its name, folder, dates and type, and downloaded unchanged", async () => {
    const { status, body } = await upload(fileOf("Policy 2026 – café.pdf", SMALL_PDF), {
      ...inInsurance(),
      displayName: "Insurance policy",
      comments: "Renew with the broker",
      effectiveDate: "2026-07-01",
      reviewDate: "2027-06-30",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "Policy 2026 – café.pdf",
      displayName: "Insurance policy",
      url: null,
      comments: "Renew with the broker",
      effectiveDate: "2026-07-01",
      reviewDate: "2027-06-30",
      documentFolderId: 3,
      documentFolderText: null,
      documentFolder: { name: "Insurance Policy" },
      mediaType: "application/pdf",
      bytes: SMALL_PDF.length,
      canPreview: true,
    });
    expect(await listed()).toEqual([body]);
    const { bytes, headers } = await download(body.documentId);
    expect(bytes.equals(SMALL_PDF)).toBe(true);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(SMALL_PDF.length),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
      "content-disposition":
        "inline; filename=\"Policy 2026 _ caf_.pdf\"; filename*=UTF-8''Policy%202026%20%E2%80%93%20caf%C3%A9.pdf",
    });
  });

  it("has its file name as friendly name, unless another is given", async () => {
    expect((await upload(fileOf("plan.pdf", SMALL_PDF))).body.displayName).toBe("plan.pdf");
  });

  it("is an attachment unless every browser can show it", async () => {
    const { body } = await upload(fileOf("menu.csv", "Tea;4.50\n"));
    expect([body.mediaType, body.canPreview]).toEqual(["text/csv; charset=utf-8", false]);
    const { headers } = await download(body.documentId);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="menu\.csv"/u);
    const image = await upload(fileOf("floor.PNG", await plainImage("png")));
    expect([image.body.mediaType, image.body.canPreview]).toEqual(["image/png", true]);
  });

  it("loses folders and control characters of its name", async () => {
    const { body } = await upload(fileOf("..\\..\\etc/pass\u0007wd.pdf", SMALL_PDF));
    expect(body.name).toBe("passwd.pdf");
  });

  it("may have 25 MB, and leaves nothing behind if it has more", async () => {
    const before = await storedFiles();
    const largest = await upload(fileOf("largest.pdf", pdfOf(MAX_DOCUMENT_BYTES)));
    expect(largest.body.bytes).toBe(MAX_DOCUMENT_BYTES);
    expect(await storedFiles()).toBe(before + 1);
    const tooLarge = await upload(fileOf("more.pdf", pdfOf(MAX_DOCUMENT_BYTES + 1)));
    expect([tooLarge.status, tooLarge.problem.code]).toEqual([413, TOO_LARGE.code]);
    expect(await storedFiles()).toBe(before + 1);
  });

  it.each([
    ["a program", "setup.exe", Buffer.from("MZ\u0090\u0000program"), DOCUMENT_NOT_ACCEPTED],
    ["a program named like a PDF", "a.pdf", Buffer.from("MZ\u0090\u0000"), endingDiffers("a.pdf")],
    ["a PDF named like a program", "a.exe", SMALL_PDF, endingDiffers("a.exe")],
    ["a web page", "page.html", Buffer.from("<!doctype html>"), DOCUMENT_NOT_ACCEPTED],
    ["a drawing with scripts", "a.svg", Buffer.from("<svg/>"), DOCUMENT_NOT_ACCEPTED],
    ["bytes named like text", "a.txt", Buffer.from([1, 2, 3]), endingDiffers("a.txt")],
    ["an empty file", "a.pdf", Buffer.alloc(0), EMPTY_DOCUMENT],
  ])("is refused if it is %s", async (_what, name, content, message) => {
    const before = await storedFiles();
    const { status, problem } = await upload(fileOf(name, content));
    expect([status, messagesOf(problem)]).toEqual([400, [message]]);
    expect([await listed(), await storedFiles()]).toEqual([[], before]);
  });

  it("is refused beyond the space of a plan, and removed from the store", async () => {
    const { userLimits } = readConfig({ MAX_DOCUMENT_MEGABYTES: "25" });
    const small = await testApp(undefined, { beside: app, config: { userLimits } });
    await upload(fileOf("first.pdf", pdfOf(20 * 1024 * 1024)));
    const before = await storedFiles();
    const file = fileOf("second.pdf", pdfOf(6 * 1024 * 1024));
    const second = await small.call(uploadDocument, { ...asOwner(), file, body: inInsurance() });
    expect([second.status, second.problem.detail]).toEqual([
      422,
      "The documents of this plan may take 25 MB. Delete some to add others.",
    ]);
    expect(await storedFiles()).toBe(before);
  });
});

describe("a link", () => {
  it("is listed without a file, and has nothing to download", async () => {
    const { status, body } = await addLink("https://insurer.example/policy?id=7");
    expect([status, body.url, body.name, body.displayName, body.canPreview]).toEqual([
      201,
      "https://insurer.example/policy?id=7",
      null,
      "The insurer",
      false,
    ]);
    expect((await download(body.documentId)).status).toBe(404);
  });

  it.each(["insurer", "javascript:alert(1)", "ftp://files.example/a", "https://"])(
    "is refused with a message if its address is %s",
    async (url) => {
      const { status, problem } = await addLink(url);
      expect([status, messagesOf(problem)]).toEqual([400, [INVALID_URL]]);
    },
  );

  it("needs a friendly name", async () => {
    const { problem } = await addLink("https://insurer.example", { displayName: " " });
    expect(problem.errors).toEqual([{ path: "displayName", message: FRIENDLY_NAME_MISSING }]);
  });

  it("cannot be added together with a file, nor can nothing", async () => {
    const both = await upload(
      fileOf("a.pdf", SMALL_PDF),
      inInsurance({ url: "https://insurer.example", displayName: "Both" }),
    );
    expect(messagesOf(both.problem)).toEqual([FILE_OR_URL]);
    const none = await app.call(uploadDocument, { ...asOwner(), body: inInsurance() });
    expect(messagesOf(none.problem)).toEqual([DOCUMENT_MISSING]);
  });
});

describe("a folder", () => {
  it("is one of seven, or one of the plan's own while it has documents", async () => {
    const names = async () => (await foldersOf()).map(({ id, name }) => `${id} ${name}`);
    const named = [
      "1 Evacuation Plan",
      "2 Floor Plans",
      "3 Insurance Policy",
      "4 Insurance Schedule",
      "5 IT Systems Configuration",
      "6 Lease Agreement",
      "7 Network Diagrams",
    ];
    expect(await names()).toEqual(named);
    const photos = { documentFolderId: 8, documentFolderText: " Photos " };
    const { body } = await upload(fileOf("a.pdf", SMALL_PDF), photos);
    expect([body.documentFolderId, body.documentFolder.name]).toEqual([8, "Photos"]);
    expect(await names()).toEqual([...named, "8 Photos"]);
    await update(body.documentId, { documentFolderId: 1 });
    expect(await names()).toEqual(named);
  });

  it("is found by its name regardless of case", async () => {
    const inFolder = (name: string, documentFolderText: string) =>
      upload(fileOf(name, SMALL_PDF), { documentFolderId: 8, documentFolderText });
    expect((await inFolder("a.pdf", "floor plans")).body.documentFolderId).toBe(2);
    await inFolder("b.pdf", "Photos");
    expect((await inFolder("c.pdf", "PHOTOS")).body.documentFolder.name).toBe("Photos");
    expect(await foldersOf()).toHaveLength(8);
  });

  it.each([
    [{ documentFolderId: 8 }, "documentFolderText"],
    [{ documentFolderId: 8, documentFolderText: "  " }, "documentFolderText"],
    [{ documentFolderId: 9 }, "documentFolderId"],
    [{ documentFolderId: 0 }, "documentFolderId"],
  ])("must be named: %o", async (body, at) => {
    const { status, problem } = await upload(fileOf("a.pdf", SMALL_PDF), body);
    expect([status, problem.errors]).toEqual([400, [{ path: at, message: FOLDER_NAME_MISSING }]]);
  });

  it("holds a file name once, ignoring case, also after a move", async () => {
    await upload(fileOf("Lease.pdf", SMALL_PDF), { documentFolderId: 6 });
    const again = await upload(fileOf("lease.PDF", SMALL_PDF), { documentFolderId: 6 });
    expect([again.status, again.problem.detail]).toEqual([409, DOCUMENT_EXISTS.message]);
    const { body } = await upload(fileOf("lease.pdf", SMALL_PDF), { documentFolderId: 1 });
    const moved = await update(body.documentId, { documentFolderId: 6, comments: "Moved" });
    expect([moved.status, moved.problem.detail]).toEqual([409, DOCUMENT_EXISTS.message]);
    expect((await listed()).find((one) => one.documentId === body.documentId)).toEqual(body);
  });
});

describe("a change", () => {
  it("sets only the given fields, and keeps the file's name", async () => {
    const { body } = await upload(fileOf("lease.pdf", SMALL_PDF));
    const changed = await update(body.documentId, {
      displayName: "Lease",
      reviewDate: "2027-01-31",
    });
    expect(changed.body).toEqual({
      ...body,
      version: 2,
      displayName: "Lease",
      reviewDate: "2027-01-31",
    });
    const moved = await update(body.documentId, {
      reviewDate: null,
      documentFolderId: 8,
      documentFolderText: "Contracts",
    });
    expect(moved.body).toMatchObject({
      name: "lease.pdf",
      displayName: "Lease",
      reviewDate: null,
      documentFolder: { name: "Contracts" },
    });
  });

  it("needs a friendly name", async () => {
    const { body } = await upload(fileOf("lease.pdf", SMALL_PDF));
    const { problem } = await update(body.documentId, { displayName: "" });
    expect(messagesOf(problem)).toEqual([FRIENDLY_NAME_MISSING]);
  });
});

describe("a deletion", () => {
  it("deletes the row and the file", async () => {
    const before = await storedFiles();
    const { body } = await upload(fileOf("lease.pdf", SMALL_PDF));
    const params = { planId: cafe.planId, documentId: body.documentId };
    expect((await app.call(deleteDocument, { as: cafe.token, params })).status).toBe(204);
    expect((await app.call(deleteDocument, { as: cafe.token, params })).status).toBe(404);
    expect([await listed(), await storedFiles()]).toEqual([[], before]);
  });

  it("of the plan leaves no file after the next sweep", async () => {
    const other = await ownerWithPlan(app, `other${count}@documents.example`);
    const kept = { as: other.token, params: { planId: other.planId } };
    const before = await storedFiles();
    await upload(fileOf("lease.pdf", SMALL_PDF));
    await app.call(uploadDocument, {
      ...kept,
      file: fileOf("kept.pdf", SMALL_PDF),
      body: inInsurance(),
    });
    expect((await app.call(deletePlan, asOwner())).status).toBe(204);
    app.clock.moveTo(new Date(Date.now() + 2 * DAY));
    await sweepFiles(app.services);
    expect(await storedFiles()).toBeLessThanOrEqual(before + 1);
    app.clock.moveTo("2026-11-21T00:00:00.000Z");
    const [document] = (await app.call(listDocuments, kept)).body;
    const params = { planId: other.planId, documentId: document?.documentId ?? "" };
    expect((await app.call(downloadDocument, { as: other.token, params })).bytes).toEqual(
      SMALL_PDF,
    );
  });
});

it("of a cloned plan is there until both plans have deleted it", async () => {
  const before = await storedFiles();
  const { body: original } = await upload(fileOf("lease.pdf", SMALL_PDF));
  const { body: clone } = await app.call(clonePlan, {
    as: cafe.token,
    body: {
      planId: cafe.planId,
      name: "Second plan",
      branchId: cafe.branchId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
    },
  });
  const inClone = { as: cafe.token, params: { planId: clone.planId } };
  const [copy] = (await app.call(listDocuments, inClone)).body;
  expect(copy).toEqual({
    ...original,
    documentId: expect.not.stringContaining(original.documentId),
  });
  expect(await storedFiles()).toBe(before + 1);
  const ofOriginal = { planId: cafe.planId, documentId: original.documentId };
  const ofCopy = { planId: clone.planId, documentId: copy?.documentId ?? "" };
  await app.call(deleteDocument, { as: cafe.token, params: ofOriginal });
  const kept = await app.call(downloadDocument, { as: cafe.token, params: ofCopy });
  expect(kept.bytes).toEqual(SMALL_PDF);
  await app.call(deleteDocument, { as: cafe.token, params: ofCopy });
  expect(await storedFiles()).toBe(before);
});

describe("the review date", () => {
  it("makes a document due from 30 days before, earliest first, in its plan only", async () => {
    const add = (name: string, reviewDate?: string) =>
      upload(fileOf(name, SMALL_PDF), inInsurance(reviewDate ? { reviewDate } : {}));
    await add("passed.pdf", "2026-11-01");
    await add("last-day.pdf", "2026-12-21");
    await add("later.pdf", "2026-12-22");
    await add("none.pdf");
    await add("today.pdf", "2026-11-21");
    const { database } = app.services;
    const entry = await scopeResolvers(app.services).plan(database.query, cafe.token, cafe.planId);
    if (!entry?.scope) throw new Error("The owner has no access to the plan.");
    const due = await dueForReview(database.query, entry.scope, "2026-11-21");
    expect(due.map(({ displayName, reviewDate }) => [displayName, reviewDate])).toEqual([
      ["passed.pdf", "2026-11-01"],
      ["today.pdf", "2026-11-21"],
      ["last-day.pdf", "2026-12-21"],
    ]);
    expect(due[0]?.documentFolderName).toBe("Insurance Policy");
  });
});

it("records who uploaded and deleted a document, without its name", async () => {
  const { body } = await upload(fileOf("secret name.pdf", SMALL_PDF));
  await app.call(deleteDocument, {
    as: cafe.token,
    params: { planId: cafe.planId, documentId: body.documentId },
  });
  const { rows } = await app.services.database.query.execute<{ action: string; detail: object }>(
    sql`select action, detail from audit_events where subject = ${body.documentId} order by id`,
  );
  expect(rows).toEqual([
    {
      action: "documents.uploaded",
      detail: { planId: cafe.planId, bytes: SMALL_PDF.length },
    },
    { action: "documents.deleted", detail: { planId: cafe.planId } },
  ]);
});

it("refuses a change of an earlier version with who changed it, and its values", async () => {
  const { body: link } = await addLink("https://insurer.example/versions");
  const { documentId } = link;
  expect(link.version).toBe(1);
  const first = await update(documentId, { comments: "Theirs" }, 1);
  expect([first.status, first.body.version]).toEqual([200, 2]);
  const second = await update(documentId, { comments: "Mine" }, 1);
  expect([second.status, second.problem.code]).toEqual([412, "changed-meanwhile"]);
  expect(second.problem.current).toMatchObject({ row: first.body });
  expect((await update(documentId, { comments: "Mine" })).body).toMatchObject({
    comments: "Mine",
    version: 3,
  });
});

it("counts in the progress of the plan from the first document to the last", async () => {
  const counts = async () =>
    (await app.call(readDashboard, asOwner())).body.facts.documentsUploaded;
  expect(await counts()).toBe(false);
  const { body } = await addLink("https://insurer.example/counted");
  expect(await counts()).toBe(true);
  await app.call(deleteDocument, {
    as: cafe.token,
    params: { planId: cafe.planId, documentId: body.documentId },
  });
  expect(await counts()).toBe(false);
});
