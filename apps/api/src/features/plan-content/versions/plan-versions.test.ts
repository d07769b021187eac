import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { createSupplier, updateSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import { listDocuments } from "@holdfast/contract/documents/document-endpoints";
import { listHistory } from "@holdfast/contract/history/history-endpoints";
import { clonePlan } from "@holdfast/contract/plans/clone-plan";
import {
  deletePlan,
  recordPlanDownload,
  updatePlan,
} from "@holdfast/contract/plans/plan-endpoints";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import {
  MAX_PLAN_VERSIONS,
  REVIEW_BEFORE_APPROVAL,
} from "@holdfast/contract/plan-content/plan-version";
import {
  approvePlan,
  comparePlanVersion,
  downloadPlanVersion,
  saveCopyHolders,
} from "@holdfast/contract/printing/plan-version-endpoints";
import { count, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  expirePlan,
  freshKey,
  ownerWithPlan,
  type PlanWorkspace,
} from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { bytesOfPlan } from "../../../platform/files/files-store";
import { files } from "../../../platform/files/files-table";
import type { PdfPrinter, PrintJob } from "../../../platform/pdf/pdf-printer";
import { planVersions } from "./versions-table";

/** Prints only a number, and shows the document's markup to the test that reads what was frozen: making it takes long. */
let prints = 0;
let readMarkup: ((markup: string) => void) | undefined;
let failure: Error | undefined;
const numberPrinter: PdfPrinter = {
  state: () => "ready",
  reserve: () => ({
    print: async ({ document }: PrintJob) => {
      if (failure) throw failure;
      prints += 1;
      readMarkup?.(await document(new AbortController().signal));
      return { pdf: Buffer.from(`%PDF-${prints}`), pages: 1, missingCharacters: [] };
    },
    leave: () => undefined,
  }),
  close: () => Promise.resolve(),
};

const APPROVAL = {
  approvedOn: "2026-11-21",
  approverPosition: "Managing Director",
  reviewDate: "2027-11-21",
};

let app: TestApp;
let cafe: PlanWorkspace;
let owners = 0;
beforeAll(async () => {
  app = await testApp(undefined, { printer: numberPrinter });
});
beforeEach(async () => {
  failure = undefined;
  readMarkup = undefined;
  cafe = await ownerWithPlan(app, `owner${(owners += 1)}@versions.example`);
});

const inPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });
const documentOf = async () => (await app.call(readPlanDocument, inPlan())).body;
const control = async () => (await documentOf()).control;
const approve = (body: object = {}) =>
  app.call(approvePlan, { ...inPlan(), body: { ...APPROVAL, ...body } });
const newestId = async () => (await control()).versions[0]?.versionId ?? "";
const changesFrom = async (versionId: string, to?: string) =>
  (
    await app.call(comparePlanVersion, {
      as: cafe.token,
      params: { planId: cafe.planId, versionId },
      query: to === undefined ? {} : { to },
    })
  ).body.changes;
const addSupplier = async (name: string) =>
  (
    await app.call(createSupplier, {
      as: cafe.token,
      params: { orgId: cafe.organisationId },
      body: { name, email: "orders@supply.example", phone: "02 5550 0100" },
    })
  ).body;

describe("an approval", () => {
  it("freezes number, date, approver, review date and note", async () => {
    const { contentHash, versions, isChanged } = await control();
    expect([versions, isChanged]).toEqual([[], false]);
    expect((await approve({ contentHash, note: "First version" })).status).toBe(204);
    expect(await control()).toMatchObject({
      contentHash,
      isChanged: false,
      versions: [{ ...APPROVAL, number: 1, approverName: "Ana Silva", note: "First version" }],
    });
    await approve();
    expect((await control()).versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  it("prints the document with its own number, which is downloaded as it was", async () => {
    const markups: string[] = [];
    readMarkup = (markup) => markups.push(markup);
    await approve();
    readMarkup = undefined;
    const [html = "", short = ""] = markups;
    const sentence =
      "Approved on 21/11/2026 by Ana Silva, Managing Director. Next review due by 21/11/2027.";
    expect(html.replaceAll(/<\/?span[^>]*>/g, "").includes(sentence)).toBe(true);
    expect(short.includes("Business continuity: the short plan, for the day")).toBe(true);
    expect(short.includes("Version 1, approved 21/11/2026")).toBe(true);
    const [pdf, shortPdf] = [`%PDF-${prints - 1}`, `%PDF-${prints}`];
    await addSupplier("Later supplier");
    await approve({ note: "With a supplier" });
    const [second, first] = (await control()).versions;
    const download = (versionId = "", query: { readonly kind?: "full" | "short" } = {}) =>
      app.call(downloadPlanVersion, {
        as: cafe.token,
        params: { planId: cafe.planId, versionId },
        query,
      });
    const { status, bytes, headers } = await download(first?.versionId);
    expect([status, bytes.toString()]).toEqual([200, pdf]);
    expect(headers["content-disposition"]).toContain("Business_Continuity_Plan_Harbour");
    expect(headers["content-disposition"]).toContain("version_1.pdf");
    const shortFile = await download(first?.versionId, { kind: "short" });
    expect(shortFile.bytes.toString()).toBe(shortPdf);
    expect(shortFile.headers["content-disposition"]).toContain("Business_Continuity_Plan_Short_");
    expect((await download(second?.versionId)).bytes.toString()).toBe(`%PDF-${prints - 1}`);
  });

  it("refuses an approval if the plan has changed since the approver read it", async () => {
    const { contentHash } = await control();
    await addSupplier("New supplier");
    const { status, problem } = await approve({ contentHash });
    expect([status, problem.code]).toEqual([409, "plan-changed"]);
    expect((await control()).versions).toEqual([]);
  });

  it.each([
    [{ reviewDate: "2026-11-21" }, "reviewDate", REVIEW_BEFORE_APPROVAL],
    [{ approverPosition: " " }, "approverPosition", "Please input your position."],
    [{ note: "x".repeat(501) }, "note", "Please use at most 500 characters."],
  ])("refuses an approval with %o", async (body, path, message) => {
    const { status, problem } = await approve(body);
    expect([status, problem.errors]).toEqual([400, [{ path, message }]]);
  });

  it("stores nothing if the document cannot be printed", async () => {
    failure = new Error("The printer is away.");
    expect((await approve()).status).toBe(500);
    expect((await control()).versions).toEqual([]);
  });

  it("lists an approval in the history, and not among the plan's documents", async () => {
    await approve();
    const { body: history } = await app.call(listHistory, {
      as: cafe.token,
      params: { orgId: cafe.organisationId },
    });
    expect(history.map(({ text }) => text)).toContain(
      "Approved version 1 of the plan Head Office plan.",
    );
    expect((await app.call(listDocuments, inPlan())).body).toEqual([]);
    const { organisationId, planId } = cafe;
    expect(await bytesOfPlan(app.services.database.query, { organisationId, planId })).toBe(0);
  });

  it("deletes the oldest version beyond the newest 50, with its files", async () => {
    await approve();
    await repeatVersion(MAX_PLAN_VERSIONS);
    await approve();
    const { versions } = await control();
    expect([versions.length, versions[0]?.number, versions.at(-1)?.number]).toEqual([50, 51, 2]);
    expect(await storedFiles()).toBe(100);
  });
});

/** Repeats the only version of the plan up to that number. */
async function repeatVersion(last: number): Promise<void> {
  const { database, newId, random } = app.services;
  const [version] = await database.query
    .select()
    .from(planVersions)
    .where(eq(planVersions.planId, cafe.planId));
  const [file] = await database.query.select().from(files).where(eq(files.planId, cafe.planId));
  if (!version || !file) throw new Error("The plan has no version.");
  for (let number = 2; number <= last; number += 1) {
    const [fileId, shortFileId] = [newId(), newId()];
    for (const id of [fileId, shortFileId])
      await database.query
        .insert(files)
        .values({ ...file, id, name: random.bytes(32).toString("base64url") });
    await database.query
      .insert(planVersions)
      .values({ ...version, id: newId(), number, fileId, shortFileId });
  }
}

const storedFiles = async () => {
  const [row] = await app.services.database.query
    .select({ files: count() })
    .from(files)
    .where(eq(files.planId, cafe.planId));
  return row?.files;
};

describe("a plan after its approval", () => {
  it("marks an approved plan as changed while its content differs from the approved version", async () => {
    await approve();
    const supplier = await addSupplier("Bakery");
    expect((await control()).isChanged).toBe(true);
    await approve();
    const rename = (name: string) =>
      app.call(updateSupplier, {
        as: cafe.token,
        params: { orgId: cafe.organisationId, supplierId: supplier.supplierId },
        body: { name },
      });
    await rename("Another bakery");
    expect((await control()).isChanged).toBe(true);
    await rename("Bakery");
    expect((await control()).isChanged).toBe(false);
  });

  it("does not mark an approved plan as changed after a download, on another day, for holders of copies or on expiry", async () => {
    await approve();
    const before = await control();
    await app.call(recordPlanDownload, inPlan());
    await app.call(saveCopyHolders, {
      ...inPlan(),
      body: { holders: [{ copyNumber: 2, name: "Tom Reed", position: "Insurer" }] },
    });
    await expirePlan(app, cafe.planId);
    const another = await app.call(readPlanDocument, {
      ...inPlan(),
      query: { today: "2026-12-31" },
    });
    const { holders, ...after } = another.body.control;
    expect(holders).toEqual([{ copyNumber: 2, name: "Tom Reed", position: "Insurer" }]);
    expect(after).toMatchObject({ isChanged: false, versions: before.versions });
  });

  it("copies no versions into a clone, and keeps the approved file of an expired plan for download only", async () => {
    await approve();
    const versionId = await newestId();
    const { body: clone } = await app.call(clonePlan, {
      as: cafe.token,
      body: {
        name: "Second plan",
        branchId: cafe.branchId,
        key: await freshKey(app),
        currency: "AUD",
        contacts: [],
        planId: cafe.planId,
      },
    });
    const { body } = await app.call(readPlanDocument, {
      as: cafe.token,
      params: { planId: clone.planId },
    });
    expect(body.control.versions).toEqual([]);
    await expirePlan(app, cafe.planId);
    const params = { planId: cafe.planId, versionId };
    const refused = [
      (await app.call(comparePlanVersion, { as: cafe.token, params })).status,
      (await approve()).status,
    ];
    expect(refused).toEqual([402, 402]);
    for (const kind of ["full", "short"] as const) {
      const kept = await app.call(downloadPlanVersion, { as: cafe.token, params, query: { kind } });
      expect(kept.status).toBe(200);
    }
  });

  it("deletes a plan's versions and their files with the plan", async () => {
    await approve();
    expect(await storedFiles()).toBe(2);
    await app.call(deletePlan, inPlan());
    expect(await storedFiles()).toBe(0);
  });
});

describe("a comparison", () => {
  it("names what was added, removed and changed, to now and to a later version", async () => {
    const supplier = await addSupplier("Bakery");
    await approve();
    const first = await newestId();
    expect(await changesFrom(first)).toEqual([]);
    await app.call(updateSupplier, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, supplierId: supplier.supplierId },
      body: { phone: "02 5550 0199" },
    });
    await addSupplier("Roastery");
    await app.call(updatePlan, { ...inPlan(), body: { name: "Harbour plan" } });
    const changes = [
      {
        section: "Plan",
        kind: "changed",
        entry: "Plan",
        details: ["Name: Head Office plan → Harbour plan"],
      },
      {
        section: "Suppliers",
        kind: "changed",
        entry: "Bakery",
        details: ["Phone: +61 2 5550 0100 → +61 2 5550 0199"],
      },
      { section: "Suppliers", kind: "added", entry: "Roastery", details: [] },
    ];
    expect(new Set(await changesFrom(first))).toEqual(new Set(changes));
    await approve();
    const second = await newestId();
    await app.call(createDepartments, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, branchId: cafe.branchId },
      body: { names: ["Kitchen"] },
    });
    expect(new Set(await changesFrom(first, second))).toEqual(new Set(changes));
    expect(await changesFrom(second)).toEqual([
      { section: "Business units", kind: "added", entry: "Kitchen", details: [] },
    ]);
    expect(await changesFrom(second, first)).toContainEqual({
      section: "Suppliers",
      kind: "removed",
      entry: "Roastery",
      details: [],
    });
  });
});

describe("holders of copies", () => {
  const save = (holders: readonly object[]) =>
    app.call(saveCopyHolders, { ...inPlan(), body: { holders } as never });

  it("lists the holders of copies by number, and replaces them by the next list", async () => {
    await save([
      { copyNumber: 7, name: "Ana Silva" },
      { copyNumber: 1, name: "Tom Reed", position: "Insurer" },
    ]);
    expect((await control()).holders).toEqual([
      { copyNumber: 1, name: "Tom Reed", position: "Insurer" },
      { copyNumber: 7, name: "Ana Silva", position: "" },
    ]);
    await save([]);
    expect((await control()).holders).toEqual([]);
  });

  it.each([
    [[{ copyNumber: 0, name: "Ana" }], "holders.0.copyNumber"],
    [[{ copyNumber: 1, name: "" }], "holders.0.name"],
    [
      [
        { copyNumber: 1, name: "Ana" },
        { copyNumber: 1, name: "Tom" },
      ],
      "holders.1.copyNumber",
    ],
    [Array.from({ length: 21 }, (_, at) => ({ copyNumber: at + 1, name: "Ana" })), "holders"],
  ])("refuses holders of copies with 400: %j", async (holders, path) => {
    const { status, problem } = await save(holders);
    expect([status, problem.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });
});
