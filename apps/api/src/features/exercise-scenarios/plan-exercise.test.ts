import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import {
  createExercise,
  listExercises,
  listExerciseScenarios,
  readExerciseScenario,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exerciseInput } from "../../../test/factories/invited-exercise";
import { responderOf } from "../../../test/factories/responders";
import { unitsWithTimes } from "../../../test/factories/unit-times";
import { ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let cafe: PlanWorkspace;
let owners = 0;
let contactId: string;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owners += 1;
  cafe = await ownerWithPlan(app, `owner${owners}@scenarios.example`);
  contactId = await responderOf(app, cafe, `ana${owners}@scenarios.example`);
});

const inPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });
const create = (body: object = {}) =>
  app.call(createExercise, {
    ...inPlan(),
    body: { ...exerciseInput("2027-01-31", [contactId]), ...body },
  });

describe("the library", () => {
  it("has the twelve scenarios, filled with the plan's data", async () => {
    const { body: all } = await app.call(listExerciseScenarios, inPlan());
    expect(all).toHaveLength(12);
    const { body: fire } = await app.call(readExerciseScenario, {
      ...inPlan(),
      query: { scenarioId: "1" },
    });
    expect(fire.injects[0]?.text).toContain("your main business unit");
    expect(fire.injects.some(({ text }) => text.includes("Harbour Café Pty Ltd"))).toBe(true);
    const unknown = await app.call(readExerciseScenario, {
      ...inPlan(),
      query: { scenarioId: "99" },
    });
    expect(unknown.status).toBe(404);
  });
});

describe("planning an exercise", () => {
  it.each([
    ["no time", { startTime: undefined }],
    ["a time that does not exist", { startTime: "24:00" }],
    ["an unknown time zone", { timeZone: "Nowhere/Nothing" }],
    ["no place", { place: " " }],
  ])("refuses %s", async (_, body) => {
    expect((await create(body)).status).toBe(400);
  });

  it("copies the scenario, the people and the units of the plan", async () => {
    await app.call(createDepartments, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, branchId: cafe.branchId },
      body: { names: ["Kitchen"] },
    });
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "Fire on the premises", status: "planned", openActions: 0 });
    expect(body.participants.map(({ name, teamTypeId }) => [name, teamTypeId])).toEqual([
      ["Ana Tan", 1],
    ]);
    expect(body.units.map(({ name }) => name)).toEqual(["Kitchen"]);
    expect(body.objectives).toHaveLength(5);
    expect(body.objectives[0]?.criteria.met).toContain("count");
    const { body: listed } = await app.call(listExercises, inPlan());
    expect(listed.map(({ exerciseId }) => exerciseId)).toEqual([body.exerciseId]);
  });

  it("copies whether an RTO is unconfirmed", async () => {
    await unitsWithTimes(app, cafe);
    const { body } = await create();
    expect(body.units.map(({ name, isRtoProposed }) => [name, isRtoProposed])).toEqual([
      ["Bar", false],
      ["Kitchen", true],
    ]);
  });

  it("refuses a person who is in no team, and an unknown scenario", async () => {
    expect((await create({ contactIds: [cafe.planId] })).status).toBe(404);
    expect((await create({ scenarioId: 99 })).status).toBe(404);
    expect((await app.call(listExercises, inPlan())).body).toEqual([]);
  });
});
