import { confirmContactCheck } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { readReadiness } from "@holdfast/contract/dashboard/read-readiness";
import {
  createExercise,
  finishExercise,
  scoreObjective,
  startExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { beforeEach, expect, it } from "vitest";
import { askedContact } from "../../../test/factories/asked-contact";
import { signIn } from "../../../test/factories/people";
import { responderOf } from "../../../test/factories/responders";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { callerOf } from "../../demo/caller";
import { DAY } from "../../platform/clock";

const OWNER = "owner@readiness.example";

let app: TestApp;
let cafe: PlanWorkspace;
beforeEach(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, OWNER);
});

const inPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });
const read = async () => (await app.call(readReadiness, inPlan())).body;

/** Adds a contact to two teams, who then confirms the stored details. */
async function confirmedMember() {
  const call = callerOf(app.server, cafe.token);
  const { contact, link } = await askedContact(app, call, cafe, "ana@readiness.example");
  for (const team of (await app.call(listTeams, inPlan())).body.slice(0, 2))
    await app.call(addTeamContacts, {
      as: cafe.token,
      params: { planId: cafe.planId, teamId: team.teamId },
      body: [{ contactId: contact.contactId, designation: "Primary" }],
    });
  await app.call(confirmContactCheck, { body: { ...link, version: contact.version } });
}

it("counts the people of the teams once, and those confirmed within the plan's days", async () => {
  expect((await read()).contacts).toEqual({ confirmed: 0, total: 0 });
  await confirmedMember();
  await responderOf(app, cafe, "ben@readiness.example");
  expect((await read()).contacts).toEqual({ confirmed: 1, total: 2 });
  app.clock.pass(91 * DAY);
  cafe = { ...cafe, token: await signIn(app, OWNER) };
  expect((await read()).contacts).toEqual({ confirmed: 0, total: 2 });
});

it("returns each team's score with the reason that costs it most", async () => {
  const contactId = await responderOf(app, cafe, "ana@readiness.example");
  const { body: exercise } = await app.call(createExercise, {
    ...inPlan(),
    body: {
      scenarioId: 1,
      plannedFor: "2027-01-31",
      facilitatorName: "Mei Silva",
      contactIds: [contactId],
    },
  });
  const params = { planId: cafe.planId, exerciseId: exercise.exerciseId };
  await app.call(startExercise, { as: cafe.token, params });
  for (const { number } of exercise.objectives)
    await app.call(scoreObjective, {
      as: cafe.token,
      params,
      body: { number, score: "met", note: "" },
    });
  await app.call(finishExercise, { as: cafe.token, params, body: { summary: "", actions: [] } });
  const none = { score: 0, loss: { reason: "no-exercise", points: 80 } };
  expect((await read()).teams).toEqual([
    {
      teamTypeId: 1,
      name: "Emergency Response Team",
      score: 80,
      loss: { reason: "few-answers", points: 20 },
    },
    { teamTypeId: 3, name: "Crisis Management Team", ...none },
    { teamTypeId: 2, name: "IT Recovery Team", ...none },
  ]);
});

it("counts no people of an expired plan, whose teams are not returned", async () => {
  await responderOf(app, cafe, "ana@readiness.example");
  await expirePlan(app, cafe.planId);
  const { contacts, teams } = await read();
  expect([contacts, teams.length]).toEqual([null, 3]);
});
