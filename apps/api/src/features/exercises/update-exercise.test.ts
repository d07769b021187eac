import {
  readExercise,
  startExercise,
  updateExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import {
  readInvitedExercise,
  replyToInvitation,
} from "@holdfast/contract/exercises/exercise-link-endpoints";
import type { Exercise, UpdateExerciseInput } from "@holdfast/contract/exercises/exercise";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { invitedExercise } from "../../../test/factories/invited-exercise";
import { emailsTo, lastEmailTo, linkOf } from "../../../test/factories/people";
import { responderOf } from "../../../test/factories/responders";
import { ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let cafe: PlanWorkspace;
let exercise: Exercise;
let owners = 0;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  cafe = await ownerWithPlan(app, `owner${(owners += 1)}@changes.example`);
  const contactId = await responderOf(app, cafe, ana());
  exercise = await invitedExercise(app, cafe, "2027-01-31", [contactId]);
});
const ana = () => `ana${owners}@changes.example`;
const ben = () => `ben${owners}@changes.example`;

const target = () => ({
  as: cafe.token,
  params: { planId: cafe.planId, exerciseId: exercise.exerciseId },
});
const unchanged = (): UpdateExerciseInput => ({
  plannedFor: exercise.plannedFor,
  startTime: exercise.startTime,
  timeZone: exercise.timeZone,
  place: exercise.place,
  facilitatorName: exercise.facilitatorName,
  people: exercise.participants.map(({ participantId }) => participantId),
});
const update = (changes: Partial<UpdateExerciseInput>, ifMatch = exercise.version) =>
  app.call(updateExercise, {
    ...target(),
    body: { ...unchanged(), ...changes },
    headers: { "if-match": `"${ifMatch}"` },
  });
const linkTo = async (email: string) => linkOf(await lastEmailTo(app, email));

it("changes the facilitator without an email, so that the invitation and the reply remain", async () => {
  const link = await linkTo(ana());
  await app.call(replyToInvitation, { body: { ...link, reply: "coming" } });
  const { body } = await update({ facilitatorName: "Tom Lee" });
  expect(body).toMatchObject({ facilitatorName: "Tom Lee", version: 2 });
  expect(body.participants[0]?.reply).toBe("coming");
  expect(await emailsTo(app, ana())).toHaveLength(1);
  expect((await app.call(readInvitedExercise, { body: link })).body.facilitatorName).toBe(
    "Tom Lee",
  );
});

it("informs invited people of another date by a new link, and asks for their reply again", async () => {
  const link = await linkTo(ana());
  await app.call(replyToInvitation, { body: { ...link, reply: "coming" } });
  const { body } = await update({ plannedFor: "2027-02-28" });
  expect(body.participants[0]?.reply).toBeNull();
  expect(await lastEmailTo(app, ana())).toContain("The time has changed");
  const shown = await app.call(readInvitedExercise, { body: await linkTo(ana()) });
  expect(shown.body.plannedFor).toBe("2027-02-28");
  expect((await app.call(readInvitedExercise, { body: link })).status).toBe(418);
});

it.each([
  [{ startTime: "14:30" }, "The time has changed", null],
  [{ place: "Function room" }, "The place has changed", "coming"],
] as const)(
  "informs invited people of %j, with a new calendar file",
  async (changes, text, reply) => {
    await app.call(replyToInvitation, { body: { ...(await linkTo(ana())), reply: "coming" } });
    const { body } = await update(changes);
    expect(body.participants[0]?.reply).toBe(reply);
    expect(await lastEmailTo(app, ana())).toContain(text);
    const shown = await app.call(readInvitedExercise, { body: await linkTo(ana()) });
    expect(shown.body).toMatchObject({ ...changes, reply });
  },
);

it("adds people of the teams, who are not invited yet, and removes others with their links", async () => {
  const link = await linkTo(ana());
  const added = await responderOf(app, cafe, ben(), { name: "Ben", teamTypeId: 3 });
  const { body: both } = await update({ people: [...unchanged().people, added] });
  expect(both.participants.map(({ name, invitedAt }) => [name, invitedAt !== null])).toEqual([
    ["Ana Tan", true],
    ["Ben Tan", false],
  ]);
  expect(both.teamTypeIds).toEqual([1, 3]);
  const again = await update({ people: [...unchanged().people, added] }, both.version);
  expect(again.body.participants).toEqual(both.participants);
  const { body: benOnly } = await update({ people: [added] }, again.body.version);
  expect(benOnly.participants.map(({ name }) => name)).toEqual(["Ben Tan"]);
  expect((await app.call(readInvitedExercise, { body: link })).status).toBe(418);
  expect(await emailsTo(app, ana())).toHaveLength(1);
});

it("refuses a contact of no team of the plan, and changes nothing", async () => {
  const other = await ownerWithPlan(app, `other${owners}@changes.example`);
  const foreign = await responderOf(app, other, `cleo${owners}@changes.example`);
  const refused = await update({ plannedFor: "2027-02-28", people: [foreign] });
  expect(refused.status).toBe(404);
  expect((await app.call(readExercise, target())).body).toEqual(exercise);
});

it("refuses a change that is based on an earlier version, with the present values", async () => {
  await update({ facilitatorName: "Tom Lee" });
  const refused = await update({ plannedFor: "2027-02-28" });
  expect(refused.status).toBe(412);
  expect(refused.body).toMatchObject({
    current: { row: { facilitatorName: "Tom Lee", plannedFor: "2027-01-31", version: 2 } },
  });
});

it("refuses a change once the exercise has started", async () => {
  await app.call(startExercise, target());
  expect((await update({ facilitatorName: "Tom Lee" })).status).toBe(409);
});
