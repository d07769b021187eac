import { createExercise } from "@holdfast/contract/exercises/exercise-endpoints";
import { declareIncident } from "@holdfast/contract/incidents/incident-endpoints";
import { beforeAll, expect, it } from "vitest";
import { statementsOf } from "../../../test/database/statements";
import { exerciseInput } from "../../../test/factories/invited-exercise";
import { responderOf } from "../../../test/factories/responders";
import { unitsWithTimes } from "../../../test/factories/unit-times";
import { ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let cafe: PlanWorkspace;
let contactId: string;
beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, "owner@statements.example");
  await unitsWithTimes(app, cafe);
  contactId = await responderOf(app, cafe, "ana@statements.example");
  await responderOf(app, cafe, "ben@statements.example", { teamTypeId: 3, name: "Ben" });
});

const inPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });

/** Returns the reads that a call sends more than once, besides its check of access. */
async function repeatedReads(call: () => Promise<unknown>) {
  const reads = (await statementsOf(call)).filter(
    (text) => /^\s*select/u.test(text) && !text.includes("to_json(prepared)"),
  );
  expect(reads.length).toBeGreaterThan(20);
  return reads.filter((text, at) => reads.indexOf(text) !== at);
}

it("sends no read twice when an incident is declared", async () => {
  const body = { level: 3 as const, whatHappened: "Fire", isExercise: false };
  expect(await repeatedReads(() => app.call(declareIncident, { ...inPlan(), body }))).toEqual([]);
});

it("sends no read twice when an exercise is planned", async () => {
  const body = exerciseInput("2027-01-31", [contactId]);
  expect(await repeatedReads(() => app.call(createExercise, { ...inPlan(), body }))).toEqual([]);
});
