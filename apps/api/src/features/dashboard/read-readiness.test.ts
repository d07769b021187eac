import { confirmContactCheck } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { readReadiness } from "@holdfast/contract/dashboard/read-readiness";
import {
  finishExercise,
  releaseInject,
  scoreObjective,
  startExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { answerInject } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { beforeEach, expect, it } from "vitest";
import { askedContact } from "../../../test/factories/asked-contact";
import { invitedExercise } from "../../../test/factories/invited-exercise";
import { lastEmailTo, linkOf, signIn } from "../../../test/factories/people";
import { responderOf } from "../../../test/factories/responders";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { callerOf } from "../../demo/caller";
import { DAY } from "../../platform/clock";

const OWNER = "owner@readiness.example";
const ANA = "ana@readiness.example";

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
  const { contact, link } = await askedContact(app, call, cafe, ANA);
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

/** Plans an exercise with a member of two teams each, and starts it. Returns the link of the first. */
async function startedExercise() {
  const people = [
    await responderOf(app, cafe, ANA),
    await responderOf(app, cafe, "ben@readiness.example", { name: "Ben", teamTypeId: 2 }),
  ];
  const exercise = await invitedExercise(app, cafe, "2027-01-31", people);
  const which = {
    as: cafe.token,
    params: { planId: cafe.planId, exerciseId: exercise.exerciseId },
  };
  await app.call(startExercise, which);
  return { exercise, which, link: linkOf(await lastEmailTo(app, ANA)) };
}

/** Releases messages, answers the first of Ana's team, scores all objectives as met and finishes. */
async function finish(released: number) {
  const { exercise, which, link } = await startedExercise();
  const numbers = exercise.injects.map(({ number }) => number).slice(0, released);
  for (const number of numbers) await app.call(releaseInject, { ...which, body: { number } });
  const toAna = exercise.injects.find(({ teamTypeId }) => teamTypeId === 1)?.number ?? 0;
  expect(numbers).toContain(toAna);
  await app.call(answerInject, { body: { ...link, number: toAna, text: "Everyone leaves." } });
  for (const { number } of exercise.objectives)
    await app.call(scoreObjective, { ...which, body: { number, score: "met", note: "" } });
  await app.call(finishExercise, { ...which, body: { summary: "", actions: [] } });
}

const NO_EXERCISE = { score: 0, loss: { reason: "no-exercise", points: 80 } };

it("returns each team's score with the reason that costs it most", async () => {
  await finish(10);
  expect((await read()).teams).toEqual([
    {
      teamTypeId: 1,
      name: "Emergency Response Team",
      score: 80,
      loss: { reason: "few-answers", points: 20 },
    },
    { teamTypeId: 3, name: "Crisis Management Team", ...NO_EXERCISE },
    { teamTypeId: 2, name: "IT Recovery Team", ...NO_EXERCISE },
  ]);
});

it("gives an exercise with 1 of 10 messages a tenth of its points, and none to a team that did not answer", async () => {
  await finish(1);
  const [emergency, , recovery] = (await read()).teams;
  expect(emergency).toMatchObject({
    score: 8,
    loss: { reason: "messages-not-released", points: 72 },
  });
  expect(recovery).toMatchObject(NO_EXERCISE);
});

it("counts no people of an expired plan, whose teams are not returned", async () => {
  await responderOf(app, cafe, ANA);
  await expirePlan(app, cafe.planId);
  const { contacts, teams } = await read();
  expect([contacts, teams.length]).toEqual([null, 3]);
});
