import {
  answerSafetyQuestion,
  sendSafetyReminders,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import { safetyCounts } from "@holdfast/contract/incidents/safety-check-rules";
import { describe, expect, it } from "vitest";
import {
  emailsByAddress,
  emailsTo,
  linkOf,
  textMessagesTo,
} from "../../../../test/factories/people";
import { MINUTE } from "../../../platform/clock";
import { safetySetup } from "../../../../test/factories/safety-setup";

const { incidents, addStaff, emailOf, contact, start, people, person, answer, safetyLog, after } =
  safetySetup("remind");
const { at, declare, read } = incidents;

describe("reminders of a safety check", () => {
  it("go once automatically, and then the leaders learn who is silent", async () => {
    await contact("Ana");
    await contact("Ben");
    const { body } = await declare({ teamTypeIds: [], escalationMinutes: 10 });
    await start(body.incidentId);
    await answer("Ben");
    const counts = async () => [
      (await emailsTo(incidents.app, emailOf("Ana"))).length,
      (await emailsTo(incidents.app, emailOf("Ben"))).length,
    ];
    await after(9);
    expect(await counts()).toEqual([1, 1]);
    await after(1);
    expect(await counts()).toEqual([2, 1]);
    await after(10);
    await after(10);
    expect(await counts()).toEqual([2, 1]);
    const silences = (await emailsTo(incidents.app, emailOf("Owner"))).filter((mail) =>
      mail.includes("1 of 2 people"),
    );
    expect(silences).toHaveLength(1);
    expect(silences[0]).toContain("Ana Tan: no number");
    expect((await safetyLog(body.incidentId)).at(-1)).toContain("Not answered: Ana Tan.");
  });

  it("of a leader go to no one twice in five minutes", async () => {
    await contact("Ana");
    const { body } = await declare({ escalationMinutes: 60 });
    await start(body.incidentId);
    const remind = () => incidents.app.call(sendSafetyReminders, at(body.incidentId));
    expect((await remind()).status).toBe(201);
    incidents.app.clock.pass(5 * MINUTE);
    expect((await Promise.all([remind(), remind()])).map(({ status }) => status)).toEqual([
      201, 201,
    ]);
    expect(await emailsTo(incidents.app, emailOf("Ana"))).toHaveLength(2);
    for (let time = 0; time < 8; time += 1) {
      incidents.app.clock.pass(5 * MINUTE);
      await remind();
    }
    expect(await emailsTo(incidents.app, emailOf("Ana"))).toHaveLength(6);
  });
});

describe("the limits of text messages", () => {
  it("never stop the first question of a real incident, and count rehearsals and reminders", async () => {
    const mobile = "+61 491 570 113";
    await contact("Ana", { mobile, email: null });
    const { textMessages } = incidents.app.services.config;
    const usual = textMessages.perDay;
    Object.assign(textMessages, { perDay: 0 });
    try {
      const { body: rehearsal } = await declare({ isExercise: true });
      await start(rehearsal.incidentId);
      expect(await textMessagesTo(incidents.app, mobile)).toEqual([]);
      expect(await person(rehearsal.incidentId, "Ana")).toMatchObject({ smsDelivery: "limited" });
      const { body } = await declare({ escalationMinutes: 10 });
      await start(body.incidentId);
      expect(await textMessagesTo(incidents.app, mobile)).toHaveLength(1);
      await after(10);
      expect(await textMessagesTo(incidents.app, mobile)).toHaveLength(1);
      expect(await person(body.incidentId, "Ana")).toMatchObject({
        smsDelivery: "sent",
        reminders: 0,
      });
    } finally {
      Object.assign(textMessages, { perDay: usual });
    }
  });
});

describe("a safety check of 200 people", () => {
  it("with 30 silent ones reminds only them, and counts in a few lines of the log", async () => {
    const { app } = incidents;
    const address = await addStaff(200);
    const { body } = await declare({ teamTypeIds: [], escalationMinutes: 10 });
    const { body: check } = await start(body.incidentId);
    expect(check.people).toHaveLength(200);
    const asked = await emailsByAddress(app);
    for (let at = 0; at < 170; at += 1) {
      const link = linkOf(asked.get(address(at))?.[0] ?? "");
      const input =
        at < 2 ? { answer: "help" as const, place: `Floor ${at}` } : { answer: "safe" as const };
      const { status } = await app.call(answerSafetyQuestion, { body: { ...link, ...input } });
      expect(status).toBe(200);
    }
    const listed = await people(body.incidentId);
    expect(safetyCounts(listed)).toEqual({ help: 2, unreached: 0, silent: 30, safe: 168 });
    expect(listed.slice(0, 3).map(({ answer }) => answer)).toEqual(["help", "help", null]);
    expect((await read(body.incidentId)).safetyCheck).toMatchObject({
      asked: 200,
      safe: 168,
      needHelp: 2,
      silent: 30,
    });
    await after(10);
    const sent = await emailsByAddress(app);
    const counts = Array.from({ length: 200 }, (_, at) => sent.get(address(at))?.length);
    expect(counts).toEqual(Array.from({ length: 200 }, (_, at) => (at < 170 ? 1 : 2)));
    expect(await safetyLog(body.incidentId)).toEqual([
      "200 people were asked whether safe (no location): 100 by text message, 200 by email.",
      "Person 000 Tan needs help. Where: Floor 0.",
      "Person 001 Tan needs help. Where: Floor 1.",
      "30 people were reminded: 15 by text message, 30 by email. Safe: 168. Needs help: 2. No answer: 30. Cannot be reached: 0.",
    ]);
  });
});
