import { answerAlert, readAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import {
  alertResponder,
  changeIncident,
  closeIncident,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { describe, expect, it } from "vitest";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import {
  emailsTo,
  lastEmailTo,
  linkOf,
  linkOfText,
  textMessagesTo,
} from "../../../../test/factories/people";
import { addToTeam, responderOf } from "../../../../test/factories/responders";
import { signedInMember } from "../../../../test/factories/workspace";
import { DAY, HOUR, MINUTE } from "../../../platform/clock";
import { escalateAlerts } from "../public";

const setup = incidentSetup("limits");
const { at, declare, logOf, read, responder } = setup;
const standDown = (incidentId: string) => setup.app.call(standDownIncident, at(incidentId));

/** A person in two teams, with a mobile of their own. */
async function personInTwoTeams(mobile: string) {
  const email = `both${setup.owners}@limits.example`;
  const contactId = await responderOf(setup.app, setup.cafe, email, { mobile });
  await addToTeam(setup.app, setup.cafe, contactId, 3, "Primary");
  return email;
}

/** Declares an incident and alerts its first responder eight times more. */
async function alertRepeatedly() {
  const { body } = await declare();
  const params = {
    ...at(body.incidentId).params,
    responderId: body.responders[0]?.responderId ?? "",
  };
  for (let time = 0; time < 8; time += 1) {
    await setup.app.outbox.drain();
    const { status } = await setup.app.call(alertResponder, { as: setup.cafe.token, params });
    expect(status).toBe(200);
  }
  await setup.app.outbox.drain();
  return body.incidentId;
}

async function withTextsADay(perDay: number, work: () => Promise<void>) {
  const { textMessages } = setup.app.services.config;
  const usual = textMessages.perDay;
  Object.assign(textMessages, { perDay });
  try {
    await work();
  } finally {
    Object.assign(textMessages, { perDay: usual });
  }
}

describe("messages to a person in several teams", () => {
  it("sends one alert and one stand-down to a person in several teams, which name the teams", async () => {
    const email = await personInTwoTeams("+61 491 570 110");
    const { body } = await declare({ level: 3, place: "12 Quay Street" });
    const { body: other } = await declare({ level: 2 });
    await setup.app.outbox.drain();
    setup.app.clock.pass(HOUR + 12 * MINUTE);
    await standDown(other.incidentId);
    const texts = await textMessagesTo(setup.app, "+61 491 570 110");
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain(
      "You are needed: Emergency Response Team and Crisis Management Team.",
    );
    expect(texts[2]).toContain(
      "Level 2 incident at Harbour Café Pty Ltd (declared 1 h 12 min ago, 12 Quay Street, Sydney NSW 2000) is over for the Emergency Response Team and Crisis Management Team. You are no longer needed for it. The level 3 incident goes on.",
    );
    const link = linkOf((await emailsTo(setup.app, email))[0] ?? "");
    const { body: alert } = await setup.app.call(readAlert, { body: link });
    expect(alert.teamName).toBe("Emergency Response Team, Crisis Management Team");
    await standDown(body.incidentId);
    expect((await textMessagesTo(setup.app, "+61 491 570 110")).at(-1)).toContain(
      "You are no longer needed. Thank you.",
    );
  });
});

describe("the limits of text messages", () => {
  it("never stops the first alert and the stand-down of three real incidents a day", async () => {
    await responder(1, "Ana", "Primary", "+61 491 570 111");
    const texts = async () => (await textMessagesTo(setup.app, "+61 491 570 111")).length;
    const rehearse = async () => {
      const { body } = await declare({ isExercise: true });
      return body.incidentId;
    };
    for (let time = 0; time < 8; time += 1) await rehearse();
    expect(await texts()).toBe(6);
    for (let time = 1; time <= 3; time += 1) {
      const { body } = await declare();
      await setup.app.outbox.drain();
      await standDown(body.incidentId);
      expect(await texts()).toBe(6 + 2 * time);
    }
    const { body } = await declare();
    expect(await texts()).toBe(12);
    expect(body.responders[0]?.smsDelivery).toBe("limited");
    expect((await logOf(body.incidentId)).at(-1)?.text).toContain(
      "was alerted by email (not by text message, because the limit of text messages is reached).",
    );
    setup.app.clock.pass(HOUR);
    await rehearse();
    expect(await texts()).toBe(13);
  });

  it("stops repeated alerts of one incident after six text messages in an hour", async () => {
    await responder(1, "Ana", "Primary", "+61 491 570 112");
    await alertRepeatedly();
    expect(await textMessagesTo(setup.app, "+61 491 570 112")).toHaveLength(7);
  });

  it("an earlier link remains valid if the limit stops a repeated alert", async () => {
    const mobile = "+61 491 570 117";
    const { organisationId } = setup.cafe;
    const { body: contact } = await setup.app.call(createContact, {
      as: setup.cafe.token,
      params: { orgId: organisationId },
      body: { firstName: "Ana", lastName: "Tan", mobile, contactTypeId: 1, workTypeId: 1 },
    });
    await addToTeam(setup.app, setup.cafe, contact.contactId, 1);
    const incidentId = await alertRepeatedly();
    const link = await linkOfText(
      setup.app,
      (await textMessagesTo(setup.app, mobile)).at(-1) ?? "",
    );
    expect((await setup.app.call(readAlert, { body: link })).status).toBe(200);
    expect((await read(incidentId)).responders[0]?.smsDelivery).toBe("sent");
    expect((await logOf(incidentId)).at(-1)?.text).toContain("could not be alerted (not by");
  });

  it("the first message of an incident to a number is exempt only once, even if several people share it", async () => {
    const mobile = "+61 491 570 115";
    for (let person = 0; person < 9; person += 1)
      await responder(1, `Ana${person}`, person === 0 ? "Primary" : "Alternatives", mobile);
    const { body } = await declare({ escalationMinutes: 2 });
    for (let person = 1; person < 9; person += 1) {
      setup.app.clock.pass(2 * MINUTE);
      await escalateAlerts(setup.app.services);
    }
    // The free one and six in an hour.
    expect(await textMessagesTo(setup.app, mobile)).toHaveLength(7);
    await standDown(body.incidentId);
    expect(await textMessagesTo(setup.app, mobile)).toHaveLength(8);
  });

  it("a person who got a text for another team of the incident is not reported as unreached", async () => {
    const mobile = "+61 491 570 116";
    await responder(2, "Ben", "Primary");
    const contactId = await responderOf(
      setup.app,
      setup.cafe,
      `priya${setup.owners}@limits.example`,
      { name: "Priya", mobile },
    );
    await addToTeam(setup.app, setup.cafe, contactId, 2, "Alternatives");
    await withTextsADay(0, async () => {
      const { body } = await declare({ teamTypeIds: [1, 2], escalationMinutes: 5 });
      await setup.app.outbox.drain();
      setup.app.clock.pass(5 * MINUTE);
      await escalateAlerts(setup.app.services);
      const { responders } = await read(body.incidentId);
      const priya = responders.filter((responder) => responder.name.startsWith("Priya"));
      expect(priya.map(({ smsDelivery }) => smsDelivery)).toEqual(["sent", "sent"]);
      expect(
        (await logOf(body.incidentId)).some(({ text }) => text.includes("limit of text")),
      ).toBe(true);
    });
  });

  it("bound what an organisation sends in a day", async () => {
    await responder(1, "Ana", "Primary", "+61 491 570 113");
    await responder(2, "Ben", "Primary", "+61 491 570 114");
    await withTextsADay(1, async () => {
      await declare({ isExercise: true, level: 2 });
      const sent = [
        await textMessagesTo(setup.app, "+61 491 570 113"),
        await textMessagesTo(setup.app, "+61 491 570 114"),
      ];
      expect(sent.flat()).toHaveLength(1);
      setup.app.clock.pass(DAY);
    });
  });

  it("exclude numbers at a premium", async () => {
    const ana = await responder(1, "Ana", "Primary", "+1 900 555 1000");
    const { body } = await declare();
    expect(await textMessagesTo(setup.app, "+1 900 555 1000")).toEqual([]);
    expect(body.responders[0]?.smsDelivery).toBe("not-allowed");
    expect(await emailsTo(setup.app, ana)).toHaveLength(1);
  });
});

describe("limits of calls in an incident", () => {
  it("counts only wrong links, so that any number of people can answer from one network", async () => {
    const ana = await responder(1, "Ana", "Primary");
    await declare();
    const link = linkOf(await lastEmailTo(setup.app, ana));
    const address = "203.0.113.77";
    for (let time = 0; time < 301; time += 1)
      await setup.app.call(readAlert, { body: { ...link, token: "wrong" }, address });
    const wrong = await setup.app.call(readAlert, { body: { ...link, token: "wrong" }, address });
    expect(wrong.status).toBe(429);
    const body = { ...link, answer: "on-my-way" as const };
    expect((await setup.app.call(answerAlert, { body, address })).status).toBe(200);
  });

  it("counts rehearsals apart, and says when the next one is possible", async () => {
    for (let time = 0; time < 20; time += 1) await declare({ isExercise: true });
    setup.app.clock.pass(34 * MINUTE);
    const refused = await declare({ isExercise: true });
    expect([refused.status, refused.problem.detail]).toEqual([
      429,
      "You have started 20 rehearsals in an hour. You can start the next one in 26 minutes. You can declare a real incident at any time.",
    ]);
    expect((await declare({ level: 3 })).status).toBe(201);
  });

  it("refuses a person who may not lead an incident before it looks at the incident's state", async () => {
    const { body } = await declare();
    const viewer = await signedInMember(
      setup.app,
      setup.cafe.organisationId,
      "viewer",
      `stranger${setup.owners}@limits.example`,
    );
    await standDown(body.incidentId);
    const review = { happened: "A pan caught fire.", worked: "The alarm.", actions: [] };
    await setup.app.call(closeIncident, { ...at(body.incidentId), body: review });
    const close = await setup.app.call(closeIncident, {
      ...at(body.incidentId, viewer),
      body: review,
    });
    const change = await setup.app.call(changeIncident, {
      ...at(body.incidentId, viewer),
      body: { level: 2 },
    });
    expect([close.status, change.status]).toEqual([403, 403]);
  });
});

describe("the end of a log", () => {
  it("goes out with the stand-down and the closing email", async () => {
    const ana = await responder(1, "Ana", "Primary");
    const { body } = await declare();
    await setup.app.outbox.drain();
    await standDown(body.incidentId);
    const [, , last] = await logOf(body.incidentId);
    expect(await lastEmailTo(setup.app, ana)).toContain(
      `The check value (hash) of entry 3 is ${last?.hash}`,
    );
    const review = { happened: "A pan caught fire.", worked: "The alarm.", actions: [] };
    await setup.app.call(closeIncident, { ...at(body.incidentId), body: review });
    const end = (await logOf(body.incidentId)).at(-1);
    expect(await lastEmailTo(setup.app, `owner${setup.owners}@limits.example`)).toContain(
      `The check value (hash) of entry ${end?.number} is ${end?.hash}`,
    );
  });
});
