import { TOO_MANY_DEPARTMENTS } from "@holdfast/contract/business-units/department";
import {
  createDepartments,
  listDepartments,
  removeDepartments,
  updateDepartment,
} from "@holdfast/contract/business-units/department-endpoints";
import { createBranch, listBranches } from "@holdfast/contract/organisations/place-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import {
  ownerWithOrganisation,
  signedInMember,
  type Workspace,
} from "../../../test/factories/workspace";

const EXISTS = "There is already a business unit with this name.";

let app: TestApp;
let cafe: Workspace;
let stranger: Workspace;
let viewer: string;
beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithOrganisation(app, "owner@cafe.example");
  stranger = await ownerWithOrganisation(app, "stranger@elsewhere.example");
  viewer = await signedInMember(app, cafe.organisationId, "viewer", "viewer@cafe.example");
});

/** A new location for each test. */
let params: { orgId: string; branchId: string };
beforeEach(async () => {
  const branch = await app.call(createBranch, {
    as: cafe.token,
    params: { orgId: cafe.organisationId },
    body: { name: "Wharf", address: "1 Wharf Road" },
  });
  params = { orgId: cafe.organisationId, branchId: branch.body.branchId };
});

const add = (...names: string[]) =>
  app.call(createDepartments, { as: cafe.token, params, body: { names } });
const namesNow = async () => {
  const { body } = await app.call(listDepartments, { as: cafe.token, params });
  return body.map(({ name }) => name);
};

describe("adding business units", () => {
  test("returns them in the given order, and lists them by name", async () => {
    const { status, body } = await add(" Sales ", "finance", "Engineering");
    expect(status).toBe(201);
    expect(body.map(({ name }) => name)).toEqual(["Sales", "finance", "Engineering"]);
    expect(await namesNow()).toEqual(["Engineering", "finance", "Sales"]);
  });

  test("lists added business units with their branch", async () => {
    await add("Sales", "finance", "Engineering");
    const branches = await app.call(listBranches, {
      as: viewer,
      params: { orgId: params.orgId },
    });
    const branch = branches.body.find(({ branchId }) => branchId === params.branchId);
    expect(branch?.departments.map(({ name }) => name)).toEqual([
      "Engineering",
      "finance",
      "Sales",
    ]);
  });

  test("marks each name that the location already has, ignoring case, and adds none", async () => {
    await add("Finance");
    const taken = await add("Sales", "FINANCE");
    expect([taken.status, taken.problem.errors]).toEqual([
      400,
      [{ path: "names.1", message: EXISTS }],
    ]);
    const twice = await add("Sales", "sales");
    expect(twice.problem.errors).toEqual([{ path: "names.1", message: EXISTS }]);
    expect(await namesNow()).toEqual(["Finance"]);
    await add("Café");
    expect((await add("CAFÉ")).status).toBe(400);
  });

  test("adds a name once if done concurrently", async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => add("Call Centre")));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400]);
    expect(await namesNow()).toEqual(["Call Centre"]);
  });

  test("rejects empty names, empty lists and too many names", async () => {
    expect((await add("Sales", "  ")).problem.errors).toEqual([
      { path: "names.1", message: "Please input the name." },
    ]);
    expect((await add()).problem.errors).toEqual([
      { path: "names", message: "Please input the name." },
    ]);
    await add("One more");
    const many = await add(...Array.from({ length: 500 }, (_, index) => `Unit ${index}`));
    expect(many.problem.errors).toEqual([{ path: "names", message: TOO_MANY_DEPARTMENTS }]);
    expect(await namesNow()).toEqual(["One more"]);
  });
});

describe("renaming a business unit", () => {
  test("accepts a new name or a different case, but no other unit's name", async () => {
    const { body } = await add("HR", "Sales");
    const departmentId = body[0]?.departmentId ?? "";
    const rename = (name: string) =>
      app.call(updateDepartment, {
        as: cafe.token,
        params: { ...params, departmentId },
        body: { name },
      });
    expect((await rename("hr")).body).toEqual({ departmentId, name: "hr" });
    const taken = await rename("SALES");
    expect([taken.status, taken.problem.errors]).toEqual([
      400,
      [{ path: "name", message: EXISTS }],
    ]);
    await add("Café");
    expect((await rename("CAFÉ")).status).toBe(400);
    expect((await rename("")).problem.errors).toEqual([
      { path: "name", message: "Please input the name." },
    ]);
    expect(await namesNow()).toEqual(["Café", "hr", "Sales"]);
  });
});

describe("removing business units", () => {
  test("removes all of them and records it, or none if one id is unknown", async () => {
    const { body } = await add("HR", "Sales", "Finance");
    const [hr = "", sales = ""] = body.map(({ departmentId }) => departmentId);
    const remove = (departmentIds: string[]) =>
      app.call(removeDepartments, { as: cafe.token, params, body: { departmentIds } });
    expect((await remove([hr, app.services.newId()])).status).toBe(404);
    expect(await namesNow()).toEqual(["Finance", "HR", "Sales"]);
    expect((await remove([hr, sales, hr])).status).toBe(204);
    expect(await namesNow()).toEqual(["Finance"]);
    const events = await app.services.database.query.execute<{ ids: string }>(sql`
      select detail ->> 'departmentIds' as ids from audit_events
      where action = 'business-units.removed' and subject = ${params.branchId}`);
    expect(events.rows).toEqual([{ ids: `${hr} ${sales}` }]);
  });
});

describe("access", () => {
  test("a viewer can read but not change, and no one can read without a token", async () => {
    const { body } = await add("HR");
    const departmentId = body[0]?.departmentId ?? "";
    expect((await app.call(listDepartments, { as: viewer, params })).body).toEqual(body);
    const outcomes = await Promise.all([
      app.call(createDepartments, { as: viewer, params, body: { names: ["X"] } }),
      app.call(updateDepartment, {
        as: viewer,
        params: { ...params, departmentId },
        body: { name: "X" },
      }),
      app.call(removeDepartments, {
        as: viewer,
        params,
        body: { departmentIds: [departmentId] },
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await app.call(listDepartments, { params })).status).toBe(401);
    expect(await namesNow()).toEqual(["HR"]);
  });

  test("another organisation's location and units are not found, in path or body", async () => {
    const { body } = await add("HR");
    const departmentId = body[0]?.departmentId ?? "";
    const as = stranger.token;
    const across = { orgId: stranger.organisationId, branchId: params.branchId };
    const own = { orgId: stranger.organisationId, branchId: stranger.branchId };
    const outcomes = await Promise.all([
      app.call(listDepartments, { as, params }),
      app.call(listDepartments, { as, params: across }),
      app.call(createDepartments, { as, params: across, body: { names: ["X"] } }),
      app.call(updateDepartment, {
        as,
        params: { ...own, departmentId },
        body: { name: "X" },
      }),
      app.call(removeDepartments, {
        as,
        params: across,
        body: { departmentIds: [departmentId] },
      }),
      app.call(removeDepartments, { as, params: own, body: { departmentIds: [departmentId] } }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await namesNow()).toEqual(["HR"]);
  });
});
