import {
  cancelExercise,
  createExercise,
  inviteParticipants,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
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
    body: {
      scenarioId: 1,
      plannedFor: "2027-01-31",
      startTime: "10:00",
      timeZone: "Australia/Sydney",
      place,
      facilitatorName: "Mei Silva",
      contactIds: [contactId],
    },
  });

/** Returns the calendar file of the last email to Ana. */
const calendarOf = async () => {
  const [file] = attachmentsOf(await lastSourceTo(app, ana()));
  return { name: file?.fileName, text: file?.bytes.toString() ?? "" };
};

describe("the calendar file", () => {
  const invited = async (place?: string) => {
    const { exerciseId } = (await create(place)).body;
    await app.call(inviteParticipants, { ...at(exerciseId), body: {} });
    return exerciseId;
  };

  it("comes with the invitation, and has the time, the length and the place", async () => {
    const exerciseId = await invited();
    const { name, text } = await calendarOf();
    expect(name).toBe("exercise.ics");
    for (const line of [
      `UID:${exerciseId}@holdfast`,
      "SEQUENCE:1",
      "DTSTART:20270130T230000Z",
      "DTEND:20270131T010000Z",
      "SUMMARY:EXERCISE: Fire on the premises",
      "LOCATION:Meeting room",
      "STATUS:CONFIRMED",
    ])
      expect(text).toContain(`\r\n${line}\r\n`);
  });

  it("leaves out a web address, which could carry a message of someone else", async () => {
    await invited("https://meeting.example/win");
    expect((await calendarOf()).text).not.toContain("LOCATION");
    expect(await lastEmailTo(app, ana())).not.toContain("meeting.example");
  });

  it("cancels the entry of an exercise that is cancelled, and the email says so", async () => {
    const exerciseId = await invited();
    await app.call(cancelExercise, at(exerciseId));
    expect(await lastEmailTo(app, ana())).toContain(
      "The exercise 'Fire on the premises' on 31 Jan 2027, 10:00 (Sydney time) with the Emergency Response Team is cancelled.",
    );
    const { text } = await calendarOf();
    for (const line of [`UID:${exerciseId}@holdfast`, "SEQUENCE:2", "STATUS:CANCELLED"])
      expect(text).toContain(`\r\n${line}\r\n`);
  });

  it("sends nothing about a cancelled exercise to people who were not invited", async () => {
    await app.call(cancelExercise, at((await create()).body.exerciseId));
    expect(await emailsTo(app, ana())).toEqual([]);
  });
});
