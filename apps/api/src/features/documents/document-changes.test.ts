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
import { describe, expect, it } from "vitest";
import { fileOf, inInsurance, SMALL_PDF } from "../../../test/factories/documents";
import {
  countStoredFiles,
  fieldMessagesOf,
  documentsSetup,
} from "../../../test/factories/plan-documents";
import { freshKey } from "../../../test/factories/workspace";
import { DAY } from "../../platform/clock";
import { sweepFiles } from "../../platform/files/sweep-files";
import { scopeResolvers } from "../../scope-resolvers";
import { dueForReview } from "./public";

const setup = documentsSetup();

describe("a change", () => {
  it("sets only the given fields, and keeps the file's name", async () => {
    const { body } = await setup.cafe.upload(fileOf("lease.pdf", SMALL_PDF));
    const changed = await setup.cafe.update(body.documentId, {
      displayName: "Lease",
      reviewDate: "2027-01-31",
    });
    expect(changed.body).toEqual({
      ...body,
      version: 2,
      displayName: "Lease",
      reviewDate: "2027-01-31",
    });
    const moved = await setup.cafe.update(body.documentId, {
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
    const { body } = await setup.cafe.upload(fileOf("lease.pdf", SMALL_PDF));
    const { problem } = await setup.cafe.update(body.documentId, { displayName: "" });
    expect(fieldMessagesOf(problem)).toEqual([FRIENDLY_NAME_MISSING]);
  });
});

describe("a deletion", () => {
  it("deletes the row and the file", async () => {
    const before = await countStoredFiles(setup.app);
    const { body } = await setup.cafe.upload(fileOf("lease.pdf", SMALL_PDF));
    expect((await setup.cafe.remove(body.documentId)).status).toBe(204);
    expect((await setup.cafe.remove(body.documentId)).status).toBe(404);
    expect([await setup.cafe.listed(), await countStoredFiles(setup.app)]).toEqual([[], before]);
  });

  it("leaves no file of a deleted plan after the next sweep", async () => {
    const other = await setup.another();
    const before = await countStoredFiles(setup.app);
    await setup.cafe.upload(fileOf("lease.pdf", SMALL_PDF));
    await other.upload(fileOf("kept.pdf", SMALL_PDF));
    expect((await setup.app.call(deletePlan, setup.cafe.inPlan)).status).toBe(204);
    setup.app.clock.moveTo(new Date(Date.now() + 2 * DAY));
    await sweepFiles(setup.app.services);
    expect(await countStoredFiles(setup.app)).toBeLessThanOrEqual(before + 1);
    setup.app.clock.moveTo("2026-11-21T00:00:00.000Z");
    const [document] = await other.listed();
    expect((await other.download(document?.documentId ?? "")).bytes).toEqual(SMALL_PDF);
  });
});

it("keeps a cloned plan's document until both plans have deleted it", async () => {
  const before = await countStoredFiles(setup.app);
  const { body: original } = await setup.cafe.upload(fileOf("lease.pdf", SMALL_PDF));
  const { body: clone } = await setup.app.call(clonePlan, {
    as: setup.cafe.token,
    body: {
      planId: setup.cafe.planId,
      name: "Second plan",
      branchId: setup.cafe.branchId,
      key: await freshKey(setup.app),
      currency: "AUD",
      contacts: [],
    },
  });
  const inClone = { as: setup.cafe.token, params: { planId: clone.planId } };
  const [copy] = (await setup.app.call(listDocuments, inClone)).body;
  expect(copy).toEqual({
    ...original,
    documentId: expect.not.stringContaining(original.documentId),
  });
  expect(await countStoredFiles(setup.app)).toBe(before + 1);
  const ofCopy = { planId: clone.planId, documentId: copy?.documentId ?? "" };
  await setup.cafe.remove(original.documentId);
  const kept = await setup.app.call(downloadDocument, { as: setup.cafe.token, params: ofCopy });
  expect(kept.bytes).toEqual(SMALL_PDF);
  await setup.app.call(deleteDocument, { as: setup.cafe.token, params: ofCopy });
  expect(await countStoredFiles(setup.app)).toBe(before);
});

describe("the review date", () => {
  it("makes a document due from 30 days before, earliest first, in its plan only", async () => {
    const add = (name: string, reviewDate?: string) =>
      setup.cafe.upload(fileOf(name, SMALL_PDF), inInsurance(reviewDate ? { reviewDate } : {}));
    await add("passed.pdf", "2026-11-01");
    await add("last-day.pdf", "2026-12-21");
    await add("later.pdf", "2026-12-22");
    await add("none.pdf");
    await add("today.pdf", "2026-11-21");
    const { database } = setup.app.services;
    const entry = await scopeResolvers(setup.app.services).plan(
      database.query,
      setup.cafe.token,
      setup.cafe.planId,
    );
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
  const { body } = await setup.cafe.upload(fileOf("secret name.pdf", SMALL_PDF));
  await setup.cafe.remove(body.documentId);
  const { rows } = await setup.app.services.database.query.execute<{
    action: string;
    detail: object;
  }>(sql`select action, detail from audit_events where subject = ${body.documentId} order by id`);
  expect(rows).toEqual([
    {
      action: "documents.uploaded",
      detail: { planId: setup.cafe.planId, bytes: SMALL_PDF.length },
    },
    { action: "documents.deleted", detail: { planId: setup.cafe.planId } },
  ]);
});

it("refuses a change of an earlier version with who changed it, and its values", async () => {
  const { body: link } = await setup.cafe.addLink("https://insurer.example/versions");
  const { documentId } = link;
  expect(link.version).toBe(1);
  const first = await setup.cafe.update(documentId, { comments: "Theirs" }, 1);
  expect([first.status, first.body.version]).toEqual([200, 2]);
  const second = await setup.cafe.update(documentId, { comments: "Mine" }, 1);
  expect([second.status, second.problem.code]).toEqual([412, "changed-meanwhile"]);
  expect(second.problem.current).toMatchObject({ row: first.body });
  expect((await setup.cafe.update(documentId, { comments: "Mine" })).body).toMatchObject({
    comments: "Mine",
    version: 3,
  });
});

it("counts in the progress of the plan from the first document to the last", async () => {
  const counts = async () =>
    (await setup.app.call(readDashboard, setup.cafe.inPlan)).body.facts.documentsUploaded;
  expect(await counts()).toBe(false);
  const { body } = await setup.cafe.addLink("https://insurer.example/counted");
  expect(await counts()).toBe(true);
  await setup.cafe.remove(body.documentId);
  expect(await counts()).toBe(false);
});
