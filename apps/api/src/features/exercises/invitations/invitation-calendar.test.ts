import {
  cancelExercise,
  createExercise,
  inviteParticipants,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readCalendar } from "../../../../test/calendar/read-calendar";
import { exerciseInput } from "../../../../test/factories/invited-exercise";
import { emailsTo, lastEmailTo, lastSourceTo } from "../../../../test/factories/people";
import { responderOf } from "../../../../test/factories/responders";
import { ownerWithPlan, type PlanWorkspace } from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { attachmentsOf } from "../../../platform/mail/read-email";

let app: TestApp;
let cafe: PlanWorkspace;
let owners = 0;
let contactId: string;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  cafe = await ownerWithPlan(app, `owner${(owners += 1)}@calendar.example`);
  contactId = await responderOf(app, cafe, ana());
});
const ana = () => `ana${owners}@calendar.example`;

const at = (exerciseId: string) => ({
  as: cafe.token,
  params: { planId: cafe.planId, exerciseId },
});
const create = (place = "Meeting room") =>
  app.call(createExercise, {
    as: cafe.token,
    params: { planId: cafe.planId },
    body: { ...exerciseInput("2027-01-31", [contactId]), place },
  });

/** Returns the calendar file of the last email to Ana. */
const calendarOf = async () => {
  const [file] = attachmentsOf(await lastSourceTo(app, ana()));
  return { name: file?.fileName, ...readCalendar(file?.bytes ?? Buffer.alloc(0)) };
};

describe("the calendar file", () => {
  const invited = async (place?: string) => {
    const { exerciseId } = (await create(place)).body;
    await app.call(inviteParticipants, { ...at(exerciseId), body: {} });
    return exerciseId;
  };

  it("comes with the invitation, and has the time, the length and the place", async () => {
    const exerciseId = await invited();
    expect(await calendarOf()).toMatchObject({
      name: "exercise.ics",
      uid: `${exerciseId}@holdfast`,
      sequence: 1,
      start: new Date("2027-01-30T23:00:00.000Z"),
      end: new Date("2027-01-31T01:00:00.000Z"),
      summary: "EXERCISE: Fire on the premises",
      location: "Meeting room",
      status: "CONFIRMED",
    });
  });

  it("leaves out a web address, which could carry a message of someone else", async () => {
    await invited("https://meeting.example/win");
    expect((await calendarOf()).location).toBeUndefined();
    expect(await lastEmailTo(app, ana())).not.toContain("meeting.example");
  });

  it("cancels the entry of an exercise that is cancelled, and the email says so", async () => {
    const exerciseId = await invited();
    await app.call(cancelExercise, at(exerciseId));
    expect(await lastEmailTo(app, ana())).toContain(
      "The exercise 'Fire on the premises' on 31 Jan 2027, 10:00 (Sydney time) with the Emergency Response Team is cancelled.",
    );
    expect(await calendarOf()).toMatchObject({
      uid: `${exerciseId}@holdfast`,
      sequence: 2,
      status: "CANCELLED",
    });
  });

  it("sends nothing about a cancelled exercise to people who were not invited", async () => {
    await app.call(cancelExercise, at((await create()).body.exerciseId));
    expect(await emailsTo(app, ana())).toEqual([]);
  });
});
