import {
  cancelExercise,
  createExercise,
  finishExercise,
  inviteParticipants,
  readExercise,
  releaseInject,
  scoreObjective,
  setExerciseAction,
  setExerciseUnit,
  startExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { scoreOf } from "@holdfast/contract/exercises/exercise-rules";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exerciseInput } from "../../../test/factories/invited-exercise";
import { emailsTo, lastEmailTo } from "../../../test/factories/people";
import { responderOf } from "../../../test/factories/responders";
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
  cafe = await ownerWithPlan(app, `owner${(owners += 1)}@exercises.example`);
  contactId = await responderOf(app, cafe, ana());
});
const ana = () => `ana${owners}@exercises.example`;

const inPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });
const at = (exerciseId: string) => ({
  as: cafe.token,
  params: { planId: cafe.planId, exerciseId },
});
const create = () =>
  app.call(createExercise, {
    ...inPlan(),
    body: exerciseInput("2027-01-31", [contactId]),
  });
const started = async () => {
  const { body } = await create();
  return (await app.call(startExercise, at(body.exerciseId))).body;
};

describe("planning an exercise", () => {
  it("cancels an exercise until it starts", async () => {
    const { body } = await create();
    expect((await app.call(cancelExercise, at(body.exerciseId))).status).toBe(204);
    expect((await app.call(readExercise, at(body.exerciseId))).status).toBe(404);
    const { exerciseId } = await started();
    expect((await app.call(cancelExercise, at(exerciseId))).problem.code).toBe(
      "exercise-not-planned",
    );
    expect((await app.call(startExercise, at(exerciseId))).problem.code).toBe(
      "exercise-not-planned",
    );
  });
});

describe("the invitation", () => {
  it("says EXERCISE, and is sent to each person once, unless one person is named", async () => {
    const { body } = await create();
    const { body: invited } = await app.call(inviteParticipants, {
      ...at(body.exerciseId),
      body: {},
    });
    expect(invited.participants[0]?.invitedAt).not.toBeNull();
    const email = await lastEmailTo(app, ana());
    expect(email).toContain("This is an exercise. Nothing has happened.");
    expect(email).toContain("on 31 Jan 2027, 10:00 (Sydney time) with the Emergency Response Team");
    expect(email).toContain("Where: Meeting room.");
    await app.call(inviteParticipants, { ...at(body.exerciseId), body: {} });
    expect(await emailsTo(app, ana())).toHaveLength(1);
    const participantId = invited.participants[0]?.participantId ?? "";
    await app.call(inviteParticipants, { ...at(body.exerciseId), body: { participantId } });
    expect(await emailsTo(app, ana())).toHaveLength(2);
  });
});

describe("a running exercise", () => {
  it("scores objectives and units, and finishes with actions that are done later", async () => {
    await app.call(createDepartments, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, branchId: cafe.branchId },
      body: { names: ["Kitchen"] },
    });
    const { exerciseId, units, injects } = await started();
    const which = at(exerciseId);
    expect(injects[0]?.releasedAt).toBeNull();
    const released = await app.call(releaseInject, {
      ...which,
      body: { number: 1 },
    });
    expect(released.body.injects[0]?.releasedAt).not.toBeNull();
    const scored = await app.call(scoreObjective, {
      ...which,
      body: { number: 2, score: "partly", note: "No estimate" },
    });
    expect(scored.body.objectives[1]).toMatchObject({ score: "partly", note: "No estimate" });
    const unitId = units[0]?.unitId ?? "";
    const timed = await app.call(setExerciseUnit, {
      ...which,
      params: { ...which.params, unitId },
      body: { achievedHours: 3.5 },
    });
    expect(timed.body.units[0]?.achievedHours).toBe(3.5);
    const { body: finished } = await app.call(finishExercise, {
      ...which,
      body: {
        summary: "It worked.",
        actions: [{ text: "Buy a torch", ownerName: "Ben", dueDate: "2027-02-28" }],
      },
    });
    expect(finished).toMatchObject({ status: "finished", summary: "It worked.", openActions: 1 });
    expect([finished.score, finished.teamTypeIds]).toEqual([10, [1]]);
    expect(finished.score).toBe(scoreOf(finished.objectives));
    const openActions = async () => (await app.call(readDashboard, inPlan())).body.openActions;
    expect(await openActions()).toEqual([
      {
        incidentId: null,
        exerciseId,
        text: "Buy a torch",
        ownerName: "Ben",
        dueDate: "2027-02-28",
      },
    ]);
    const actionId = finished.actions[0]?.actionId ?? "";
    const done = await app.call(setExerciseAction, {
      ...which,
      params: { ...which.params, actionId },
      body: { isDone: true },
    });
    expect(done.body.openActions).toBe(0);
    expect(await openActions()).toEqual([]);
  });

  it("responds 404 for an objective or message that an exercise's scenario does not have", async () => {
    const which = at((await started()).exerciseId);
    const score = await app.call(scoreObjective, { ...which, body: { number: 99, score: "met" } });
    const release = await app.call(releaseInject, { ...which, body: { number: 99 } });
    expect([score.status, release.status]).toEqual([404, 404]);
  });

  it("refuses answers before an exercise starts and once it is finished", async () => {
    const { body } = await create();
    const which = at(body.exerciseId);
    const release = () => app.call(releaseInject, { ...which, body: { number: 1 } });
    expect((await release()).problem.code).toBe("exercise-not-running");
    await app.call(startExercise, which);
    await app.call(finishExercise, { ...which, body: { actions: [] } });
    expect((await release()).problem.code).toBe("exercise-not-running");
  });
});
