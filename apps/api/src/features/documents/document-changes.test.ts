import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import {
  deleteDocument,
  downloadDocument,
  listDocuments,
} from "@holdfast/contract/documents/document-endpoints";
import { FRIENDLY_NAME_MISSING } from "@holdfast/contract/documents/document";
import { clonePlan } from "@holdfast/contract/plans/clone-plan";
import { deletePlan } from "@holdfast/contract/plans/plan-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fileOf, inInsurance, SMALL_PDF } from "../../../test/factories/documents";
import {
  countStoredFiles,
  fieldMessagesOf,
  ownerOfDocuments,
  type PlanDocuments,
} from "../../../test/factories/plan-documents";
import { freshKey } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { DAY } from "../../platform/clock";
import { sweepFiles } from "../../platform/files/sweep-files";
import { scopeResolvers } from "../../app";
import { dueForReview } from "./public";

let app: TestApp;
let cafe: PlanDocuments;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  cafe = await ownerOfDocuments(app, `changes${(count += 1)}@documents.example`);
});

describe("a change", () => {
  it("sets only the given fields, and keeps the file's name", async () => {
    const { body } = await cafe.upload(fileOf("lease.pdf", SMALL_PDF));
    const changed = await cafe.update(body.documentId, {
      displayName: "Lease",
      reviewDate: "2027-01-31",
    });
    expect(changed.body).toEqual({
      ...body,
      version: 2,
      displayName: "Lease",
      reviewDate: "2027-01-31",
    });
    const moved = await cafe.update(body.documentId, {
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
    const { body } = await cafe.upload(fileOf("lease.pdf", SMALL_PDF));
    const { problem } = await cafe.update(body.documentId, { displayName: "" });
    expect(fieldMessagesOf(problem)).toEqual([FRIENDLY_NAME_MISSING]);
  });
});

describe("a deletion", () => {
  it("deletes the row and the file", async () => {
    const before = await countStoredFiles(app);
    const { body } = await cafe.upload(fileOf("lease.pdf", SMALL_PDF));
    expect((await cafe.remove(body.documentId)).status).toBe(204);
    expect((await cafe.remove(body.documentId)).status).toBe(404);
    expect([await cafe.listed(), await countStoredFiles(app)]).toEqual([[], before]);
  });

  it("of the plan leaves no file after the next sweep", async () => {
    const other = await ownerOfDocuments(app, `other${count}@documents.example`);
    const before = await countStoredFiles(app);
    await cafe.upload(fileOf("lease.pdf", SMALL_PDF));
    await other.upload(fileOf("kept.pdf", SMALL_PDF));
    expect((await app.call(deletePlan, cafe.inPlan)).status).toBe(204);
    app.clock.moveTo(new Date(Date.now() + 2 * DAY));
    await sweepFiles(app.services);
    expect(await countStoredFiles(app)).toBeLessThanOrEqual(before + 1);
    app.clock.moveTo("2026-11-21T00:00:00.000Z");
    const [document] = await other.listed();
    expect((await other.download(document?.documentId ?? "")).bytes).toEqual(SMALL_PDF);
  });
});

it("of a cloned plan is there until both plans have deleted it", async () => {
  const before = await countStoredFiles(app);
  const { body: original } = await cafe.upload(fileOf("lease.pdf", SMALL_PDF));
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
  expect(await countStoredFiles(app)).toBe(before + 1);
  const ofCopy = { planId: clone.planId, documentId: copy?.documentId ?? "" };
  await cafe.remove(original.documentId);
  const kept = await app.call(downloadDocument, { as: cafe.token, params: ofCopy });
  expect(kept.bytes).toEqual(SMALL_PDF);
  await app.call(deleteDocument, { as: cafe.token, params: ofCopy });
  expect(await countStoredFiles(app)).toBe(before);
});

describe("the review date", () => {
  it("makes a document due from 30 days before, earliest first, in its plan only", async () => {
    const add = (name: string, reviewDate?: string) =>
      cafe.upload(fileOf(name, SMALL_PDF), inInsurance(reviewDate ? { reviewDate } : {}));
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
  const { body } = await cafe.upload(fileOf("secret name.pdf", SMALL_PDF));
  await cafe.remove(body.documentId);
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
  const { body: link } = await cafe.addLink("https://insurer.example/versions");
  const { documentId } = link;
  expect(link.version).toBe(1);
  const first = await cafe.update(documentId, { comments: "Theirs" }, 1);
  expect([first.status, first.body.version]).toEqual([200, 2]);
  const second = await cafe.update(documentId, { comments: "Mine" }, 1);
  expect([second.status, second.problem.code]).toEqual([412, "changed-meanwhile"]);
  expect(second.problem.current).toMatchObject({ row: first.body });
  expect((await cafe.update(documentId, { comments: "Mine" })).body).toMatchObject({
    comments: "Mine",
    version: 3,
  });
});

it("counts in the progress of the plan from the first document to the last", async () => {
  const counts = async () =>
    (await app.call(readDashboard, cafe.inPlan)).body.facts.documentsUploaded;
  expect(await counts()).toBe(false);
  const { body } = await cafe.addLink("https://insurer.example/counted");
  expect(await counts()).toBe(true);
  await cafe.remove(body.documentId);
  expect(await counts()).toBe(false);
});
