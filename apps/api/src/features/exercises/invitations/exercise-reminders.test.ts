import {
  cancelExercise,
  startExercise,
  updateExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import {
  readInvitedExercise,
  replyToInvitation,
} from "@holdfast/contract/exercises/exercise-link-endpoints";
import type { Exercise } from "@holdfast/contract/exercises/exercise";
import { updateOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { invitedExercise } from "../../../../test/factories/invited-exercise";
import { emailsTo, lastEmailTo, linkOf, signIn } from "../../../../test/factories/people";
import { responderOf } from "../../../../test/factories/responders";
import {
  expirePlan,
  ownerWithPlan,
  type PlanWorkspace,
} from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { DAY, HOUR } from "../../../platform/clock";
import { sendExerciseReminders } from "./send-exercise-reminders";

const OWNER = "owner@reminders.example";
const ANA = "ana@reminders.example";
/** The tests begin on 21 Nov at 0:00 UTC; the reminder is at 16:00 of 24 Nov in Sydney. */
const THE_DAY = "2026-11-25";
const UNTIL_REMINDER = 3 * DAY + 5 * HOUR;

let app: TestApp;
let cafe: PlanWorkspace;
let exercise: Exercise;
beforeEach(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, OWNER);
  exercise = await invitedExercise(app, cafe, THE_DAY, [await responderOf(app, cafe, ANA)]);
});

/** Lets time pass and runs the hourly task twice, as two processes would. */
const after = async (ms: number) => {
  app.clock.pass(ms);
  await Promise.all([sendExerciseReminders(app.services), sendExerciseReminders(app.services)]);
};
const reminders = async (email: string) =>
  (await emailsTo(app, email)).filter((mail) => mail.includes("Reminder:")).length;
const target = async () => ({
  as: await signIn(app, OWNER),
  params: { planId: cafe.planId, exerciseId: exercise.exerciseId },
});
const move = async (plannedFor: string) =>
  app.call(updateExercise, {
    ...(await target()),
    body: {
      plannedFor,
      startTime: "10:00",
      timeZone: "Australia/Sydney",
      place: "Meeting room",
      facilitatorName: "Mei Silva",
      people: exercise.participants.map(({ participantId }) => participantId),
    },
  });
const archive = async () =>
  app.call(updateOrganisation, {
    as: await signIn(app, OWNER),
    params: { orgId: cafe.organisationId },
    body: { IsArchived: true },
  });

describe("the reminder of an exercise", () => {
  it("sends an exercise's reminder once, in the afternoon of the day before, to participants and the planner", async () => {
    const { id, token } = linkOf(await lastEmailTo(app, ANA));
    await app.call(replyToInvitation, { body: { id, token, reply: "coming" } });
    await after(UNTIL_REMINDER - HOUR);
    expect([await reminders(ANA), await reminders(OWNER)]).toEqual([0, 0]);
    await after(HOUR);
    await after(HOUR);
    expect([await reminders(ANA), await reminders(OWNER)]).toEqual([1, 1]);
    const link = linkOf(await lastEmailTo(app, ANA));
    const { body } = await app.call(readInvitedExercise, { body: link });
    expect([body.plannedFor, body.reply]).toEqual([THE_DAY, "coming"]);
    const toPlanner = await lastEmailTo(app, OWNER);
    expect(toPlanner).toContain("coming: 1 of 1");
    expect(toPlanner).toContain(
      `/dashboard/exercise?id=${exercise.exerciseId}&plan=${cafe.planId}&organisation=${cafe.organisationId}`,
    );
  });

  it("sends no exercise's reminder to people who cannot come, or were invited in the last 12 hours", async () => {
    const link = linkOf(await lastEmailTo(app, ANA));
    await app.call(replyToInvitation, { body: { ...link, reply: "not-coming" } });
    await after(UNTIL_REMINDER - 11 * HOUR);
    const late = "ben@reminders.example";
    cafe = { ...cafe, token: await signIn(app, OWNER) };
    const contactId = await responderOf(app, cafe, late, { name: "Ben" });
    await invitedExercise(app, cafe, THE_DAY, [contactId]);
    await after(11 * HOUR);
    expect([await reminders(ANA), await reminders(late)]).toEqual([0, 0]);
  });

  it("sends no exercise's reminder to a planner who has lost access to the organisation", async () => {
    await app.services.database.query.execute(
      sql`update organisation_members set is_revoked = true`,
    );
    await after(UNTIL_REMINDER);
    expect([await reminders(ANA), await reminders(OWNER)]).toEqual([1, 0]);
  });

  it.each([
    ["was cancelled", async () => app.call(cancelExercise, await target())],
    ["has started", async () => app.call(startExercise, await target())],
    ["belongs to an expired plan", async () => expirePlan(app, cafe.planId)],
    ["belongs to an archived organisation", archive],
    ["was moved to another day", async () => move("2026-12-24")],
  ])("sends no reminder of an exercise that %s", async (_, change) => {
    await change();
    await after(UNTIL_REMINDER);
    await after(DAY);
    expect([await reminders(ANA), await reminders(OWNER)]).toEqual([0, 0]);
  });

  it("sends no reminder of an exercise after its start, such as when the server was off", async () => {
    await after(4 * DAY);
    expect([await reminders(ANA), await reminders(OWNER)]).toEqual([0, 0]);
  });

  it("sends the reminder again for the new day of an exercise that is moved after it", async () => {
    await after(UNTIL_REMINDER);
    await move("2026-11-27");
    await after(2 * DAY);
    expect([await reminders(ANA), await reminders(OWNER)]).toEqual([2, 2]);
  });
});
