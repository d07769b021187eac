import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import {
  createAssets,
  listAssets,
} from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import {
  downloadAssetTemplate,
  exportAssets,
  importAssets,
} from "@holdfast/contract/impact-analysis/operational/asset-file-endpoints";
import { sql } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { callerOf } from "../../../demo/caller";
import { expirePlan, ownerWithPlan } from "../../../../test/factories/workspace";
import { type TestApp, testApp } from "../../../../test/setup/test-app";

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});

/** A plan with two units and one asset. */
async function cafe() {
  const owner = await ownerWithPlan(app, `owner${(count += 1)}@assets.example`);
  const call = callerOf(app.server, owner.token);
  const [kitchen] = await call(createDepartments, {
    params: { orgId: owner.organisationId, branchId: owner.branchId },
    body: { names: ["Kitchen", "Office"] },
  });
  const asset = { departmentId: kitchen?.departmentId ?? "", assetTypeId: 1 };
  const inPlan = { as: owner.token, params: { planId: owner.planId } };
  await app.call(createAssets, { ...inPlan, body: [{ ...asset, name: "Old oven", quantity: 1 }] });
  const listed = async () =>
    (await app.call(listAssets, inPlan)).body.map(({ assetTypeId, name, quantity, comments }) => [
      assetTypeId,
      name,
      quantity,
      comments,
    ]);
  return { ...owner, inPlan, listed };
}

const HEAD = "Business unit,Asset type,Description,Quantity,Comments";
const fileOf = (...rows: string[]) => Buffer.from([HEAD, ...rows].join("\n"));
const GOOD = fileOf("kitchen,equipment,Oven,2.5,Hire", "Office,Skillset,Bookkeeper,1,");

test("an import replaces the assets with those of the file, and is recorded", async () => {
  const { inPlan, listed, planId } = await cafe();
  const checked = await app.call(importAssets, {
    ...inPlan,
    query: { dryRun: "true" },
    file: GOOD,
  });
  expect(checked.body).toMatchObject({ added: 2, replaced: 1, invalidCount: 0 });
  expect(await listed()).toEqual([[1, "Old oven", 1, null]]);
  const imported = await app.call(importAssets, { ...inPlan, file: GOOD });
  expect([imported.status, imported.body]).toMatchObject([200, { added: 2, replaced: 1 }]);
  expect(await listed()).toEqual([
    [1, "Oven", 2.5, "Hire"],
    [3, "Bookkeeper", 1, null],
  ]);
  const events = await app.services.database.query.execute<{ detail: object }>(sql`
    select detail from audit_events
    where action = 'impact-analysis.assets-imported' and subject = ${planId}`);
  expect(events.rows).toEqual([{ detail: { added: 2, replaced: 1 } }]);
});

test("rows that are wrong are named, and nothing is replaced", async () => {
  const { inPlan, listed } = await cafe();
  const { status, problem } = await app.call(importAssets, {
    ...inPlan,
    file: fileOf(
      "Kitchen,Equipment,,2,",
      "Cellar,Equipment,Barrel,1,",
      "Kitchen,Equipment,Tray,many,",
      "Kitchen,Equipment,Pan,-1,",
      "Office,Magic,Wand,1,",
    ),
  });
  expect([status, problem.detail]).toEqual([400, "Import fails due to the following reasons"]);
  expect(problem.errors).toEqual([
    { path: "rows.2.name", message: "Row 2: Please input description" },
    {
      path: "rows.3.departmentId",
      message: "Row 3: 'Cellar' is not a business unit of this plan. Use Kitchen, Office.",
    },
    {
      path: "rows.4.quantity",
      message: "Row 4: Please input a number from 0 to 1,000,000 with at most 3 decimals.",
    },
    {
      path: "rows.5.quantity",
      message: "Row 5: Please input a number from 0 to 1,000,000 with at most 3 decimals.",
    },
    { path: "rows.6.assetTypeId", message: expect.stringContaining("Row 6: 'Magic' is not a") },
  ]);
  expect(await listed()).toEqual([[1, "Old oven", 1, null]]);
});

test("a row that is twice in the file is a duplicate, and is left out if that is chosen", async () => {
  const { inPlan, listed } = await cafe();
  const file = fileOf("Kitchen,Equipment,Oven,1,", "KITCHEN,Equipment,oven,2,");
  const refused = await app.call(importAssets, { ...inPlan, file });
  expect(refused.problem.errors).toEqual([{ path: "duplicates.3", message: "Row 3: oven" }]);
  await app.call(importAssets, { ...inPlan, query: { skipDuplicates: "true" }, file });
  expect(await listed()).toEqual([[1, "Oven", 1, null]]);
});

test("an export can be imported again and changes nothing", async () => {
  const { inPlan, listed } = await cafe();
  await app.call(importAssets, { ...inPlan, file: GOOD });
  const before = await listed();
  const { bytes, headers } = await app.call(exportAssets, inPlan);
  expect(headers["content-disposition"]).toContain("assets.xlsx");
  const again = await app.call(importAssets, { ...inPlan, file: bytes });
  expect(again.body).toMatchObject({ added: 2, replaced: 2, ignoredColumns: [] });
  expect(await listed()).toEqual(before);
});

test("the template has the columns, and the plan's units and asset types as choices", async () => {
  const { inPlan } = await cafe();
  const { bytes, headers } = await app.call(downloadAssetTemplate, inPlan);
  expect(headers["content-disposition"]).toContain("assets_template.xlsx");
  const [main] = (await readXlsx(bytes)).sheets;
  expect(main?.rows[0]).toEqual([
    "Business unit",
    "Asset type",
    "Description",
    "Quantity",
    "Comments",
  ]);
  // As it is, it has no rows: its example is left out.
  const { status } = await app.call(importAssets, { ...inPlan, file: bytes });
  expect(status).toBe(400);
});

test("an expired plan is exported and keeps its assets", async () => {
  const { inPlan, listed, planId } = await cafe();
  await expirePlan(app, planId);
  expect((await app.call(exportAssets, inPlan)).status).toBe(200);
  const refused = await app.call(importAssets, { ...inPlan, file: GOOD });
  expect([refused.status, refused.problem.detail]).toEqual([402, "Payment required."]);
  expect(await listed()).toHaveLength(1);
});

test("replaces thousands of rows at once", async () => {
  const { inPlan, listed } = await cafe();
  const rows = Array.from({ length: 9_500 }, (_, at) => `Kitchen,Equipment,Asset ${at},1,`);
  const { status } = await app.call(importAssets, { ...inPlan, file: fileOf(...rows) });
  expect([status, (await listed()).length]).toEqual([200, 9_500]);
  expect((await app.call(importAssets, { ...inPlan, file: fileOf(...rows) })).status).toBe(200);
});
