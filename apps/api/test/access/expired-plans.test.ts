import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { createUnitDependencies } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { createAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import type { Endpoint, PlanRecord } from "@holdfast/contract/platform/endpoint";
import { createPlan, renewPlan, updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { updateUnitProcedure } from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { createRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { addTeamContacts } from "@holdfast/contract/teams/team-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, callerOf } from "../../src/demo/caller";
import { appRoutes } from "../../src/app";
import { accessWorld, type World } from "./access-world";
import { writesDigest } from "../database/database-digest";
import { signedInPerson } from "../factories/people";
import { testApp, type TestApp } from "../setup/test-app";
import { expirePlan, freshKey } from "../factories/workspace";
import { ACCESS_TABLE } from "./access-table";
import { tableCall } from "./table-call";

/*
 * The content of an expired plan cannot change, even by requests that change the organisation's own records. Each write
 * declares which plans it touches; every declaration is tested with every use of its record.
 */

let app: TestApp;
let token: string;
let call: Caller;
beforeAll(async () => {
  app = await testApp();
  token = await signedInPerson(app, "owner@expired.example");
  call = callerOf(app.server, token);
});

const newWorld = () => accessWorld(app, token);
const endpoints: readonly Endpoint[] = appRoutes.map(({ endpoint }) => endpoint);
const writes = endpoints.flatMap((endpoint) =>
  endpoint.access.scope === "organisation" && endpoint.access.touches
    ? [{ ...endpoint, touches: endpoint.access.touches }]
    : [],
);

const responseTo = async (endpoint: Endpoint, world: World) => {
  const accessCase = ACCESS_TABLE[endpoint.name];
  if (!accessCase) throw new Error(`${endpoint.name} has no case in the access table.`);
  const { status, text } = await (await tableCall(app, endpoint, accessCase, world))(token);
  return { status, detail: text ? (JSON.parse(text) as { detail?: string }).detail : undefined };
};

const strategyAt = async (world: World, location: object) =>
  call(createRecoveryStrategies, {
    params: { planId: world.planId },
    body: [{ departmentId: await world.fixtureId("departmentId"), ...location } as never],
  });

/** How a plan can use a record: by the row that refers to it. */
const USES: Readonly<Record<PlanRecord, Readonly<Record<string, (world: World) => unknown>>>> = {
  department: {
    "recovery times": (world) => world.fixtureId("tacticalBiaId"),
    "an asset": (world) => world.fixtureId("assetId"),
    "a recovery strategy": (world) => world.fixtureId("recoveryStrategyId"),
    "what it depends on": (world) => world.fixtureId("unitDependencyId"),
    "how it works on the day": async (world) =>
      call(updateUnitProcedure, {
        params: { planId: world.planId, departmentId: await world.fixtureId("departmentId") },
        body: { minimumService: "40 lunches a day" },
      }),
  },
  "strategic-critical-area": {
    "a rated area": (world) => world.fixtureId("strategicBiaId"),
    "a unit that supports it": async (world) =>
      call(createUnitDependencies, {
        params: { planId: world.planId },
        body: [
          {
            departmentId: await world.fixtureId("departmentId"),
            strategicCriticalAreaId: await world.fixtureId("strategicCriticalAreaId"),
          },
        ],
      }),
  },
  supplier: { "a unit that depends on it": (world) => world.fixtureId("unitDependencyId") },
  contact: {
    "a unit that it leads": async (world) =>
      call(updateUnitProcedure, {
        params: { planId: world.planId, departmentId: await world.fixtureId("departmentId") },
        body: { leaderContactId: await world.fixtureId("contactId") },
      }),
    "a team": async (world) =>
      call(addTeamContacts, {
        params: { planId: world.planId, teamId: await world.fixtureId("teamId") },
        body: [{ contactId: await world.fixtureId("contactId"), designation: "Alternatives" }],
      }),
    "a risk's responsible person": async (world) =>
      call(createRisk, {
        params: { planId: world.planId },
        body: {
          riskCategoryId: 1,
          name: "Fire",
          likelihoodPresetId: 1,
          cost: 100,
          mitigationStrategyIds: [6],
          mitigationProcess: "Alarm",
          accountableContactId: await world.fixtureId("contactId"),
        },
      }),
    "an accountable contact": async (world) =>
      call(updatePlan, {
        params: { planId: world.planId },
        body: { contacts: [await world.fixtureId("contactId")] },
      }),
  },
  "alternative-site": {
    "a recovery strategy": async (world) =>
      strategyAt(world, {
        recoveryStrategyTypeId: 1,
        alternativeSiteId: await world.fixtureId("alternativeSiteId"),
      }),
  },
  branch: {
    "a recovery strategy": async (world) =>
      strategyAt(world, { recoveryStrategyTypeId: 2, branchId: await world.fixtureId("branchId") }),
    "assets of its units, in a plan that has moved since": async (world) => {
      const { organisationId, planId } = world;
      const branchId = await world.fixtureId("branchId");
      const [unit] = await call(createDepartments, {
        params: { orgId: organisationId, branchId },
        body: { names: ["Moved"] },
      });
      await call(updatePlan, { params: { planId }, body: { branchId } });
      await call(createAssets, {
        params: { planId },
        body: [
          { departmentId: unit?.departmentId ?? "", assetTypeId: 1, name: "Oven", quantity: 1 },
        ],
      });
      await call(updatePlan, { params: { planId }, body: { branchId: world.headOfficeId } });
    },
  },
};

it("requires every write in an organisation to declare which plans it touches", () => {
  const undeclared = endpoints.filter(
    ({ access, method }) =>
      method !== "GET" && access.scope === "organisation" && access.touches === undefined,
  );
  expect(undeclared.map(({ name }) => name)).toEqual([]);
  expect(writes.length).toBeGreaterThan(20);
});

const uses = writes.flatMap((endpoint) =>
  endpoint.touches.plans === "using"
    ? Object.entries(USES[endpoint.touches.record]).map(
        ([use, make]) => [endpoint.name, use, endpoint, make] as const,
      )
    : [],
);

describe("a record that an expired plan uses", () => {
  it.each(uses)(
    "%s returns 402 and changes nothing: %s",
    async (_name, _use, endpoint, useRecord) => {
      const world = await newWorld();
      await useRecord(world);
      // The request's own records are created before the plan expires.
      await ACCESS_TABLE[endpoint.name]?.input?.(world.fixtureId, world);
      await expirePlan(app, world.planId);
      const before = await writesDigest(app.services.database);
      expect(await responseTo(endpoint, world)).toEqual({
        status: 402,
        detail: "Payment required.",
      });
      expect(await writesDigest(app.services.database)).toEqual(before);
      await call(renewPlan, {
        params: { planId: world.planId },
        body: { key: await freshKey(app) },
      });
      expect((await responseTo(endpoint, world)).status).toBeLessThan(300);
    },
  );
});

describe("with an expired plan, a request that does not touch it succeeds", () => {
  it.each(
    writes
      .filter(({ touches }) => touches.plans !== "of-location")
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )("%s", async (_name, endpoint) => {
    const world = await newWorld();
    await ACCESS_TABLE[endpoint.name]?.input?.(world.fixtureId, world);
    await expirePlan(app, world.planId);
    expect((await responseTo(endpoint, world)).status).toBeLessThan(300);
  });
});

describe("adding business units", () => {
  const adding = writes.filter(({ touches }) => touches.plans === "of-location");
  const secondPlan = async ({ headOfficeId }: World) =>
    call(createPlan, {
      body: {
        name: "Second",
        branchId: headOfficeId,
        key: await freshKey(app),
        currency: "AUD",
        contacts: [],
      },
    });

  it("refuses business units if every plan of the location has expired", async () => {
    expect(adding.map(({ name }) => name)).toEqual(["createDepartments"]);
    const [endpoint] = adding;
    if (!endpoint) throw new Error("No endpoint adds to the plans of a location.");
    const world = await newWorld();
    await expirePlan(app, world.planId);
    const before = await writesDigest(app.services.database);
    expect((await responseTo(endpoint, world)).status).toBe(402);
    expect(await writesDigest(app.services.database)).toEqual(before);
    await secondPlan(world);
    expect((await responseTo(endpoint, world)).status).toBe(201);
  });

  it("succeeds at a location without plans", async () => {
    const world = await newWorld();
    await expirePlan(app, world.planId);
    const params = { orgId: world.organisationId, branchId: await world.fixtureId("branchId") };
    expect(await call(createDepartments, { params, body: { names: ["New"] } })).toHaveLength(1);
  });

  it("does not allow removing an expired plan's units", async () => {
    const world = await newWorld();
    await world.fixtureId("assetId");
    await expirePlan(app, world.planId);
    await secondPlan(world);
    const remove = writes.find(({ name }) => name === "removeDepartments");
    expect(remove && (await responseTo(remove, world)).status).toBe(402);
  });
});
