import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import {
  createStrategicCriticalArea,
  deleteStrategicCriticalArea,
  listStrategicCriticalAreaCategories,
  listStrategicCriticalAreas,
  updateStrategicCriticalArea,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/setup/test-app";
import {
  ownerWithOrganisation,
  signedInMember,
  type Workspace,
} from "../../../test/factories/workspace";
import { strategicCriticalAreasTable } from "./strategic-critical-areas-table";

let app: TestApp;
let here: Workspace;
let elsewhere: Workspace;
beforeAll(async () => {
  app = await testApp();
  here = await ownerWithOrganisation(app, "owner@cafe.example");
  elsewhere = await ownerWithOrganisation(app, "owner@other.example");
});

type Body = BodyInput<typeof createStrategicCriticalArea>;
const catering: Body = { name: "Catering", strategicCriticalAreaCategoryId: 1 };
const inOrg = ({ token, organisationId }: Workspace) => ({
  as: token,
  params: { orgId: organisationId },
});
const at = (strategicCriticalAreaId: string, as = here.token, org = here.organisationId) => ({
  as,
  params: { orgId: org, strategicCriticalAreaId },
});
const add = async (workspace = here, body = catering) =>
  (await app.call(createStrategicCriticalArea, { ...inOrg(workspace), body })).body;
const listed = async (workspace = here) =>
  (await app.call(listStrategicCriticalAreas, inOrg(workspace))).body;

test("an area is added, listed, changed and deleted", async () => {
  const made = await app.call(createStrategicCriticalArea, {
    ...inOrg(here),
    body: { ...catering, description: "  " },
  });
  const area = made.body;
  expect(made.status).toBe(201);
  expect(area).toEqual({
    strategicCriticalAreaId: area.strategicCriticalAreaId,
    name: "Catering",
    description: null,
    strategicCriticalAreaCategoryId: 1,
    category: expect.objectContaining({
      strategicCriticalAreaCategoryId: 1,
      name: "Products and Services",
    }),
    version: 1,
  });
  expect(area.category.strategicCriticalAreaCategoryPenalties[0]).toEqual({
    strategicCriticalAreaCategoryPenaltyId: 1,
    penalty: { penaltyId: 1, name: "Refund or compensation to customers" },
  });
  expect(await listed()).toContainEqual(area);

  const id = area.strategicCriticalAreaId;
  const described = await app.call(updateStrategicCriticalArea, {
    ...at(id),
    body: { description: " Weddings and boats " },
  });
  expect(described).toMatchObject({
    status: 200,
    body: { ...area, description: "Weddings and boats", version: 2 },
  });
  const moved = await app.call(updateStrategicCriticalArea, {
    ...at(id),
    body: { strategicCriticalAreaCategoryId: 6 },
  });
  expect(moved.body).toMatchObject({
    name: "Catering",
    description: "Weddings and boats",
    category: { name: "Specialist Equipment" },
  });
  expect(await listed()).toContainEqual(moved.body);
  const same = await app.call(updateStrategicCriticalArea, { ...at(id), body: {} });
  expect(same.body).toEqual(moved.body);

  expect((await app.call(deleteStrategicCriticalArea, at(id))).status).toBe(204);
  expect((await app.call(deleteStrategicCriticalArea, at(id))).status).toBe(404);
  expect((await app.call(updateStrategicCriticalArea, { ...at(id), body: {} })).status).toBe(404);
  const { rows } = await app.services.database.query.execute<{
    action: string;
    organisation_id: string;
  }>(sql`select action, organisation_id from audit_events where subject = ${id}
    order by happened_at, id`);
  expect(rows.map(({ action }) => action)).toEqual([
    "strategic-areas.area-added",
    "strategic-areas.area-changed",
    "strategic-areas.area-changed",
    "strategic-areas.area-deleted",
  ]);
  expect(new Set(rows.map((row) => row.organisation_id))).toEqual(new Set([here.organisationId]));
});

describe("rejects", () => {
  const NAME = "Please input the name.";
  const CATEGORY = "Please select category.";

  test.each([
    ["name", undefined, NAME],
    ["name", " ", NAME],
    ["name", "n".repeat(201), "Please use at most 200 characters."],
    ["description", "d".repeat(5_001), "Please use at most 5000 characters."],
    ["strategicCriticalAreaCategoryId", undefined, CATEGORY],
    ["strategicCriticalAreaCategoryId", null, CATEGORY],
    ["strategicCriticalAreaCategoryId", 7, CATEGORY],
    ["organisationId", "other", "Unknown field."],
  ])("rejects %s as %j: %s", async (path, value, message) => {
    const refused = { status: 400, problem: { errors: [{ path, message }] } };
    const body = { ...catering, [path]: value } as Body;
    expect(await app.call(createStrategicCriticalArea, { ...inOrg(here), body })).toMatchObject(
      refused,
    );
    if (value === undefined) return;
    const { strategicCriticalAreaId } = await add();
    expect(
      await app.call(updateStrategicCriticalArea, {
        ...at(strategicCriticalAreaId),
        body: { [path]: value },
      }),
    ).toMatchObject(refused);
  });
});

test("an area of another organisation is 404 and is not changed", async () => {
  const area = await add(elsewhere);
  for (const org of [elsewhere.organisationId, here.organisationId]) {
    const foreignArea = at(area.strategicCriticalAreaId, here.token, org);
    const change = { ...foreignArea, body: { name: "Taken" } };
    expect((await app.call(updateStrategicCriticalArea, change)).status).toBe(404);
    expect((await app.call(deleteStrategicCriticalArea, foreignArea)).status).toBe(404);
  }
  const foreign = { as: here.token, params: { orgId: elsewhere.organisationId } };
  expect((await app.call(listStrategicCriticalAreas, foreign)).status).toBe(404);
  expect((await app.call(createStrategicCriticalArea, { ...foreign, body: catering })).status).toBe(
    404,
  );
  expect(await listed(elsewhere)).toEqual([area]);
});

test("a viewer can read but not change", async () => {
  const { organisationId } = here;
  const viewer = await signedInMember(app, organisationId, "viewer", "viewer@cafe.example");
  const area = await add();
  const seen = await app.call(listStrategicCriticalAreas, { ...inOrg(here), as: viewer });
  expect(seen.body).toContainEqual(area);
  const asViewer = at(area.strategicCriticalAreaId, viewer);
  const outcomes = [
    await app.call(createStrategicCriticalArea, { ...inOrg(here), as: viewer, body: catering }),
    await app.call(updateStrategicCriticalArea, { ...asViewer, body: { name: "Taken" } }),
    await app.call(deleteStrategicCriticalArea, asViewer),
  ];
  expect(outcomes.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(await listed()).toContainEqual(area);
});

test("returns 300 areas in one response, in the order they were added", async () => {
  const crowd = await ownerWithOrganisation(app, "crowd@cafe.example");
  const start = app.clock.now().getTime();
  const rows = Array.from({ length: 300 }, (_, number) => ({
    ...catering,
    organisationId: crowd.organisationId,
    id: app.services.newId(),
    name: `Area ${number}`,
    createdAt: new Date(start - ((number * 7) % 300)),
  }));
  await app.services.database.query.insert(strategicCriticalAreasTable).values(rows);
  const oldestFirst = rows.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
  expect((await listed(crowd)).map(({ name }) => name)).toEqual(
    oldestFirst.map(({ name }) => name),
  );
});

test("lists the categories, each with its help text", async () => {
  const { body } = await app.call(listStrategicCriticalAreaCategories, { as: here.token });
  expect(body.map(({ name }) => name)).toEqual([
    "Products and Services",
    "Acquisitions/Mergers/Changes",
    "Contracts and Obligations",
    "New Products and Services",
    "Organizational Structure Changes",
    "Specialist Equipment",
  ]);
  for (const category of body) expect(category.helpText).not.toBe("");
  expect((await app.call(listStrategicCriticalAreaCategories)).status).toBe(401);
});
