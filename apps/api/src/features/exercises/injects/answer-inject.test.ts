import {
  cancelExercise,
  createExercise,
  finishExercise,
  inviteParticipants,
  readExercise,
  releaseInject,
  startExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import {
  answerInject,
  readInvitedExercise,
  replyToInvitation,
} from "@holdfast/contract/exercises/exercise-link-endpoints";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lastEmailTo, linkOf } from "../../../../test/factories/people";
import { responderOf } from "../../../../test/factories/responders";
import { ownerWithPlan, type PlanWorkspace } from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { MINUTE } from "../../../platform/clock";

let app: TestApp;
let cafe: PlanWorkspace;
let owners = 0;
let exerciseId: string;
beforeAll(async () => {
  app = await testApp();
});
const ana = () => `ana${owners}@answers.example`;
const mei = () => `mei${owners}@answers.example`;
beforeEach(async () => {
  cafe = await ownerWithPlan(app, `owner${(owners += 1)}@answers.example`);
  const contactIds = [
    await responderOf(app, cafe, ana()),
    await responderOf(app, cafe, mei(), { name: "Mei", teamTypeId: 3 }),
  ];
  const { body } = await app.call(createExercise, {
    as: cafe.token,
    params: { planId: cafe.planId },
    body: {
      scenarioId: 1,
      plannedFor: "2027-01-31",
      startTime: "10:00",
      timeZone: "Australia/Sydney",
      place: "Meeting room",
      facilitatorName: "Bo",
      contactIds,
    },
  });
  exerciseId = body.exerciseId;
  await app.call(inviteParticipants, { ...at(), body: {} });
});

const at = () => ({ as: cafe.token, params: { planId: cafe.planId, exerciseId } });
const linkTo = async (email: string) => linkOf(await lastEmailTo(app, email));
const read = async (email: string) => app.call(readInvitedExercise, { body: await linkTo(email) });
const release = (number: number) => app.call(releaseInject, { ...at(), body: { number } });
const answer = async (email: string, number = 1) =>
  app.call(answerInject, { body: { ...(await linkTo(email)), number, text: "Call 000." } });

describe("the link of a participant", () => {
  it("shows the exercise and no other person, and stores whether the person comes", async () => {
    const { body } = await read(ana());
    expect(body).toMatchObject({
      name: "Fire on the premises",
      status: "planned",
      teamName: "Emergency Response Team",
      reply: null,
      injects: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/Mei|@|Evacuate/u);
    const link = await linkTo(ana());
    await app.call(replyToInvitation, { body: { ...link, reply: "not-coming" } });
    const { body: replied } = await app.call(replyToInvitation, {
      body: { ...link, reply: "coming" },
    });
    expect(replied.reply).toBe("coming");
    const { body: exercise } = await app.call(readExercise, at());
    expect(exercise.participants.map(({ reply }) => reply)).toEqual(["coming", null]);
  });

  it("shows the released messages of the person's team only, newest first", async () => {
    await app.call(startExercise, at());
    for (const number of [1, 2, 4]) {
      app.clock.pass(MINUTE);
      await release(number);
    }
    expect((await read(ana())).body.injects.map(({ number }) => number)).toEqual([2, 1]);
    expect((await read(mei())).body.injects.map(({ number }) => number)).toEqual([4]);
  });

  it("answers each message once, with the time that it took", async () => {
    await app.call(startExercise, at());
    await release(1);
    app.clock.pass(3 * MINUTE);
    const { body } = await answer(ana());
    expect(body.injects[0]?.answer).toBe("Call 000.");
    expect((await answer(ana())).problem.code).toBe("inject-answered");
    const { body: exercise } = await app.call(readExercise, at());
    const [first] = exercise.injects;
    expect(first?.answers.map(({ text }) => text)).toEqual(["Call 000."]);
    expect(Date.parse(first?.answers[0]?.answeredAt ?? "")).toBe(
      Date.parse(first?.releasedAt ?? "") + 3 * MINUTE,
    );
  });

  it("answers only messages that were released to the person's team, while the exercise runs", async () => {
    const refused = async (email: string, number = 1) => (await answer(email, number)).problem.code;
    expect(await refused(ana())).toBe("exercise-not-running");
    await app.call(startExercise, at());
    expect(await refused(ana())).toBe("exercise-not-running");
    await release(1);
    expect(await refused(mei())).toBe("exercise-not-running");
    await app.call(finishExercise, { ...at(), body: { actions: [] } });
    expect(await refused(ana())).toBe("exercise-not-running");
    const { body } = await read(ana());
    expect([body.status, body.injects]).toEqual(["finished", []]);
  });

  it("stops working once it is replaced, and once the exercise is cancelled", async () => {
    const old = await linkTo(ana());
    const { body: exercise } = await app.call(readExercise, at());
    const participantId = exercise.participants[0]?.participantId ?? "";
    await app.call(inviteParticipants, { ...at(), body: { participantId } });
    expect((await app.call(readInvitedExercise, { body: old })).problem.code).toBe(
      "exercise-link-invalid",
    );
    const renewed = await linkTo(ana());
    const readRenewed = () => app.call(readInvitedExercise, { body: renewed });
    expect((await readRenewed()).status).toBe(200);
    await app.call(cancelExercise, at());
    expect((await readRenewed()).problem.code).toBe("exercise-link-invalid");
  });
});
