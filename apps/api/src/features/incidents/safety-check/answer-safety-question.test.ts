import { answerAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import { closeIncident, standDownIncident } from "@holdfast/contract/incidents/incident-endpoints";
import {
  markPersonSafe,
  readSafetyQuestion,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { describe, expect, it } from "vitest";
import {
  emailsTo,
  lastEmailTo,
  linkOf,
  sendAll,
  textMessagesTo,
} from "../../../../test/factories/people";
import { safetySetup } from "../../../../test/factories/safety-setup";
import { expirePlan, signedInMember } from "../../../../test/factories/workspace";
import { DAY } from "../../../platform/clock";

const { incidents, emailOf, contact, start, people, person, answer, safetyLog, after } =
  safetySetup("safe");
const { at, declare, logOf, read, responder } = incidents;

describe("an answer", () => {
  it("informs the leaders at once who needs help and where, and can be changed to safe", async () => {
    await contact("Ana", { mobile: "+61 491 570 110" });
    const mei = await responder(3, "Mei", "Primary", "+61 491 570 157");
    const { body } = await declare({ teamTypeIds: [3] });
    const alert = linkOf(await lastEmailTo(incidents.app, mei));
    await incidents.app.call(answerAlert, { body: { ...alert, answer: "on-my-way" } });
    await start(body.incidentId);
    await answer("Ana", { answer: "help" });
    await answer("Ana", { answer: "help", place: "The cellar", text: "My leg is stuck" });
    await answer("Ana", { answer: "help", place: "The cellar", text: "My leg is stuck" });
    const informed = (await emailsTo(incidents.app, mei)).filter((mail) =>
      mail.includes("Ana Tan needs help"),
    );
    expect(informed).toHaveLength(2);
    expect(informed.at(-1)).toContain("Where: The cellar.");
    expect((await textMessagesTo(incidents.app, "+61 491 570 157")).at(-1)).toContain(
      "Level 1 incident at Harbour Café Pty Ltd: Ana Tan needs help. Where: The cellar. 'My leg is stuck'. Call +61 491 570 110.",
    );
    expect((await read(body.incidentId)).safetyCheck).toEqual({
      asked: 2,
      safe: 0,
      needHelp: 1,
      silent: 1,
      helpNames: ["Ana Tan"],
    });
    expect((await people(body.incidentId))[0]).toMatchObject({ name: "Ana Tan", answer: "help" });
    await answer("Ana");
    expect(await person(body.incidentId, "Ana")).toMatchObject({
      answer: "safe",
      helpPlace: "The cellar",
      saidBy: null,
    });
    expect((await safetyLog(body.incidentId)).slice(1)).toEqual([
      "Ana Tan needs help.",
      "Ana Tan needs help. Where: The cellar. ‘My leg is stuck’",
      "Ana Tan, who needed help, is safe.",
    ]);
  });

  it("informs the owners by email if no leader is there", async () => {
    await contact("Ana");
    const { body } = await declare({ teamTypeIds: [] });
    await start(body.incidentId);
    await answer("Ana", { answer: "help", place: "The roof" });
    expect(await lastEmailTo(incidents.app, emailOf("Owner"))).toContain("Ana Tan needs help");
  });

  it("by a leader names who said so, and does not replace the person's own", async () => {
    await contact("Ana");
    await contact("Ben");
    const { body } = await declare();
    await start(body.incidentId);
    await answer("Ben");
    for (const name of ["Ana", "Ben"]) {
      const { personId = "" } = (await person(body.incidentId, name)) ?? {};
      const { status } = await incidents.app.call(markPersonSafe, {
        as: incidents.cafe.token,
        params: { ...at(body.incidentId).params, personId },
        body: { saidBy: "Mei, by phone" },
      });
      expect(status).toBe(200);
    }
    expect(await person(body.incidentId, "Ana")).toMatchObject({ saidBy: "Mei, by phone" });
    expect(await person(body.incidentId, "Ben")).toMatchObject({ answer: "safe", saidBy: null });
    const log = (await logOf(body.incidentId)).filter(({ text }) => text.includes("marked"));
    expect(log).toMatchObject([
      { text: "Ana Tan was marked as safe. Said by: Mei, by phone", authorName: "Ana Silva" },
    ]);
  });

  it("is taken after the stand-down, and no longer once the incident is closed", async () => {
    await contact("Ana");
    const { body } = await declare();
    await start(body.incidentId);
    await sendAll(incidents.app);
    await incidents.app.call(standDownIncident, at(body.incidentId));
    expect((await safetyLog(body.incidentId)).at(-1)).toBe(
      "Safe: 0. Needs help: 0. No answer: 1. Cannot be reached: 0.",
    );
    expect((await answer("Ana")).status).toBe(200);
    const review = { happened: "A pan caught fire.", worked: "The alarm.", actions: [] };
    await incidents.app.call(closeIncident, { ...at(body.incidentId), body: review });
    const late = await answer("Ana", { answer: "help" });
    expect([late.status, late.problem.code]).toEqual([410, "safety-check-ended"]);
  });

  it("works with the link of each message", async () => {
    await contact("Ana");
    const { body } = await declare();
    await start(body.incidentId);
    const first = linkOf(await lastEmailTo(incidents.app, emailOf("Ana")));
    await after(10);
    expect(linkOf(await lastEmailTo(incidents.app, emailOf("Ana")))).not.toEqual(first);
    const { status, body: question } = await incidents.app.call(readSafetyQuestion, {
      body: first,
    });
    expect([status, question.name]).toEqual([200, "Ana Tan"]);
  });
});

describe("the plan that a device keeps", () => {
  const kept = async () =>
    (await incidents.app.call(readOfflinePlan, incidents.inPlan())).body.incidents[0];

  it("has who answered what, the highest need first, and the numbers to call", async () => {
    await contact("Ana", { mobile: "+61 491 570 110" });
    await contact("Ben");
    await contact("Mei");
    const { body } = await declare();
    expect(await kept()).not.toHaveProperty("safetyPeople");
    await start(body.incidentId);
    await answer("Ben");
    await answer("Mei", { answer: "help", place: "The cellar" });
    expect((await kept())?.safetyPeople).toMatchObject([
      { name: "Mei Tan", state: "help", helpPlace: "The cellar", mobile: "" },
      { name: "Ana Tan", state: "silent", mobile: "+61 491 570 110", answeredAt: null },
      { name: "Ben Tan", state: "safe" },
    ]);
  });

  it("no longer has them once the people of an expired plan are withheld", async () => {
    await contact("Ana");
    const { body } = await declare();
    await start(body.incidentId);
    incidents.app.clock.pass(8 * DAY);
    await expirePlan(incidents.app, incidents.cafe.planId);
    // Another incident opens the teams of the plan for a week.
    const { app, cafe, owners } = incidents;
    const email = `later${owners}@safe.example`;
    const as = await signedInMember(app, cafe.organisationId, "owner", email);
    await declare({ otherIncidentIds: [body.incidentId] }, as);
    const { body: plan } = await app.call(readOfflinePlan, { ...incidents.inPlan(), as });
    const first = plan.incidents.find(({ incidentId }) => incidentId === body.incidentId);
    expect(first).toBeDefined();
    expect(first).not.toHaveProperty("safetyPeople");
  });
});
