import {
  finishExercise,
  listExerciseScenarios,
  releaseInject,
  startExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { answerInject } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { beforeAll, expect, it } from "vitest";
import { invitedExercise } from "../../../test/factories/invited-exercise";
import { lastEmailTo, linkOf, signIn } from "../../../test/factories/people";
import { responderOf } from "../../../test/factories/responders";
import { ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { HOUR } from "../../platform/clock";

const OWNER = "owner@held.example";
const ANA = "ana@held.example";

let app: TestApp;
let cafe: PlanWorkspace;
let contactId: string;
beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, OWNER);
  contactId = await responderOf(app, cafe, ANA);
});

const inPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });
const document = async () => (await app.call(readPlanDocument, { ...inPlan(), query: {} })).body;
const fire = async () => {
  const { body } = await app.call(listExerciseScenarios, inPlan());
  return body.find(({ scenarioId }) => scenarioId === 1);
};

/** Runs an exercise in Sydney's time, in which Ana answers the first message to her team. */
async function holdExercise() {
  const { exerciseId, injects } = await invitedExercise(app, cafe, "2026-11-23", [contactId]);
  const which = { as: cafe.token, params: { planId: cafe.planId, exerciseId } };
  await app.call(startExercise, which);
  const number = injects.find(({ teamTypeId }) => teamTypeId === 1)?.number ?? 0;
  await app.call(releaseInject, { ...which, body: { number } });
  const link = linkOf(await lastEmailTo(app, ANA));
  await app.call(answerInject, { body: { ...link, number, text: "We leave." } });
  expect((await document()).lastHeld).toEqual([]);
  await app.call(finishExercise, { ...which, body: { actions: [] } });
}

it("has the day of the last finished exercise of a scenario and the teams that answered, and is unchanged by it", async () => {
  const before = await document();
  expect(before.lastHeld).toEqual([]);
  expect((await fire())?.lastHeldOn).toBeNull();
  // The clock shows 21 Nov, 14:00 in UTC: it is the 22nd in Sydney.
  app.clock.pass(14 * HOUR);
  cafe = { ...cafe, token: await signIn(app, OWNER) };
  await holdExercise();
  const after = await document();
  expect(after.lastHeld).toEqual([
    { scenario: "Fire on the premises", teams: ["Emergency Response Team"], heldOn: "2026-11-22" },
  ]);
  expect((await fire())?.lastHeldOn).toBe("2026-11-22");
  expect(after.control.contentHash).toBe(before.control.contentHash);
});
