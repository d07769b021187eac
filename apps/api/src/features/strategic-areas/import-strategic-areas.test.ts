import { STRATEGIC_CRITICAL_AREA_CATEGORIES } from "@holdfast/content/library/impact/strategic-critical-area-categories";
import {
  downloadStrategicCriticalAreaTemplate,
  exportStrategicCriticalAreas,
  importStrategicCriticalAreas,
} from "@holdfast/contract/strategic-areas/import-endpoints";
import { listStrategicCriticalAreas } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { ownerWithOrganisation, type Workspace } from "../../../test/factories/workspace";
import { type TestApp, testApp } from "../../../test/setup/test-app";

let app: TestApp;
let count = 0;
const newOwner = () => ownerWithOrganisation(app, `owner${(count += 1)}@areas.example`);
beforeAll(async () => {
  app = await testApp();
});

const inOrg = ({ token, organisationId }: Workspace) => ({
  as: token,
  params: { orgId: organisationId },
});
const [FIRST, SECOND] = STRATEGIC_CRITICAL_AREA_CATEGORIES.map(({ name }) => name);
const FILE = Buffer.from(
  [
    "Area\tType\tNotes",
    `Online orders\t${FIRST}\tPays, for the quiet season`,
    `Online orders\t${SECOND}\t`,
    `Payroll\t${SECOND}\t`,
  ].join("\n"),
);
const listed = async (owner: Workspace) =>
  (await app.call(listStrategicCriticalAreas, inOrg(owner))).body.map(
    ({ name, category, description }) => [name, category.name, description],
  );

test("strategic areas are imported in their order, exported, and imported elsewhere unchanged", async () => {
  const owner = await newOwner();
  const imported = await app.call(importStrategicCriticalAreas, { ...inOrg(owner), file: FILE });
  expect(imported.body).toMatchObject({ added: 3 });
  const areas = await listed(owner);
  expect(areas).toEqual([
    ["Online orders", FIRST, "Pays, for the quiet season"],
    ["Online orders", SECOND, null],
    ["Payroll", SECOND, null],
  ]);
  const { bytes, headers } = await app.call(exportStrategicCriticalAreas, inOrg(owner));
  expect(headers["content-disposition"]).toContain("strategic_areas.xlsx");
  const again = await app.call(importStrategicCriticalAreas, {
    ...inOrg(owner),
    query: { dryRun: "true" },
    file: bytes,
  });
  expect(again.body).toMatchObject({ added: 0, duplicateCount: 3, ignoredColumns: [] });
  const other = await newOwner();
  await app.call(importStrategicCriticalAreas, { ...inOrg(other), file: bytes });
  expect(await listed(other)).toEqual(areas);
});

test("an unknown category refuses the file with its row", async () => {
  const file = Buffer.from("Name,Category\nPayroll,Moon");
  const { status, problem } = await app.call(importStrategicCriticalAreas, {
    ...inOrg(await newOwner()),
    file,
  });
  expect([status, problem.errors?.[0]]).toMatchObject([
    400,
    {
      path: "rows.2.strategicCriticalAreaCategoryId",
      message: expect.stringContaining("Row 2: 'Moon' is not a category."),
    },
  ]);
});

test("the template has the columns and the categories", async () => {
  const { token } = await newOwner();
  const { bytes, headers } = await app.call(downloadStrategicCriticalAreaTemplate, { as: token });
  expect(headers["content-disposition"]).toContain("strategic_areas_template.xlsx");
  const [main, , choices] = (await readXlsx(bytes)).sheets;
  expect(main?.rows[0]).toEqual(["Name", "Category", "Description"]);
  expect(choices?.rows[1]).toEqual([FIRST]);
});
