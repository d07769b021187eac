import {
  alertResponder,
  changeIncident,
  declareIncident,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { sendTeamMessage } from "@holdfast/contract/incidents/messages/team-message-endpoints";
import { describe, expect, it } from "vitest";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import { AWAY, REFUSED, testSenders } from "../../../../test/factories/test-senders";
import { testApp } from "../../../../test/setup/test-app";
import { HOUR, MINUTE } from "../../../platform/clock";
import { escalateAlerts } from "../public";

const setup = incidentSetup("deliveries");
const MOBILE = "+61 491 570 110";

const { failures, accepted, sendOutbox } = testSenders(() => setup.app);
const escalate = () => escalateAlerts(setup.app.services);
const deliveriesIn = async (incidentId: string) =>
  (await setup.read(incidentId)).responders.map(
    ({ name, emailDelivery, smsDelivery }) => `${name}: ${emailDelivery}, ${smsDelivery}`,
  );
const logged = async (incidentId: string) =>
  (await setup.logOf(incidentId)).filter(({ kind }) => kind === "delivery").map(({ text }) => text);

describe("deliveries of alerts", () => {
  it("shows what was sent at once, and writes in the log once what could not be delivered", async () => {
    await setup.responder(1, "Ana", "Primary", MOBILE);
    const { body } = await setup.declare();
    expect(await deliveriesIn(body.incidentId)).toEqual(["Ana Tan: waiting, waiting"]);
    failures.set("sms", REFUSED);
    await sendOutbox();
    expect(await deliveriesIn(body.incidentId)).toEqual(["Ana Tan: sent, failed"]);
    for (const _ of ["first", "second"]) await escalate();
    expect(await deliveriesIn(body.incidentId)).toEqual(["Ana Tan: sent, failed"]);
    expect(await logged(body.incidentId)).toEqual([
      "The text message to Ana Tan (Emergency Response Team, Primary) could not be delivered.",
    ]);
  });

  it("alerts the Alternative before the minutes are over if nothing reached the Primary", async () => {
    await setup.responder(1, "Ana", "Primary", MOBILE);
    const ben = await setup.responder(1, "Ben", "Alternatives");
    const { body } = await setup.declare();
    failures.set("sms", REFUSED).set("mail", REFUSED);
    await sendOutbox();
    expect(await escalate()).toBe(1);
    expect(await logged(body.incidentId)).toEqual([
      "The email and the text message to Ana Tan (Emergency Response Team, Primary) could not be delivered.",
    ]);
    failures.clear();
    await sendOutbox();
    expect(accepted).toEqual([ben]);
  });

  it("says that a message is retried, and delivers it after an outage of an hour", async () => {
    await setup.responder(1, "Ana", "Primary", MOBILE);
    const { body } = await setup.declare();
    failures.set("sms", AWAY);
    for (let minute = 0; minute < 60; minute += 10) {
      await sendOutbox();
      setup.app.clock.pass(10 * MINUTE);
    }
    expect(await deliveriesIn(body.incidentId)).toEqual(["Ana Tan: sent, delayed"]);
    failures.clear();
    setup.app.clock.pass(HOUR);
    await sendOutbox();
    expect(accepted).toContain(MOBILE);
  });

  it("withdraws alerts that were not sent when the teams are stood down", async () => {
    await setup.responder(1, "Ana", "Primary", MOBILE);
    const { body } = await setup.declare();
    failures.set("sms", AWAY);
    await sendOutbox();
    failures.clear();
    setup.app.clock.pass(MINUTE);
    await setup.app.call(standDownIncident, setup.at(body.incidentId));
    expect(await deliveriesIn(body.incidentId)).toEqual(["Ana Tan: sent, failed"]);
    accepted.length = 0;
    await sendOutbox();
    // The text message says that the incident is over; the alert is not sent any more.
    expect(accepted.filter((recipient) => recipient === MOBILE)).toHaveLength(1);
  });

  it("withdraws an earlier alert, whose link has ended, when a person is alerted again", async () => {
    await setup.responder(1, "Ana", "Primary", MOBILE);
    const { body } = await setup.declare();
    const params = {
      ...setup.at(body.incidentId).params,
      responderId: body.responders[0]?.responderId ?? "",
    };
    await setup.app.call(alertResponder, { as: setup.cafe.token, params });
    await sendOutbox();
    expect(accepted.filter((recipient) => recipient === MOBILE)).toHaveLength(1);
    expect(await deliveriesIn(body.incidentId)).toEqual(["Ana Tan: sent, sent"]);
  });

  it("says that text messages are not delivered by an installation without a provider", async () => {
    await setup.responder(1, "Ana", "Primary", MOBILE);
    const { config } = setup.app.services;
    const publicUrl = "https://plans.example";
    const app = await testApp(undefined, {
      sharing: setup.app,
      config: { ...config, publicUrl, smtpUrl: "smtp://localhost:1" },
    });
    const { body } = await app.call(declareIncident, {
      ...setup.inPlan(),
      body: { level: 1, isExercise: false },
    });
    const [ana] = body.responders;
    expect([ana?.emailDelivery, ana?.smsDelivery]).toEqual(["waiting", "failed"]);
    expect((await setup.logOf(body.incidentId)).map(({ text }) => text)).toContain(
      "Ana Tan (Emergency Response Team, Primary) was alerted by email.",
    );
  });

  it("reports a message to the teams that could not be delivered, until a later one arrives", async () => {
    await setup.responder(1, "Ana", "Primary", MOBILE);
    const { body } = await setup.declare();
    await sendOutbox();
    const send = async (text: string) => {
      const sent = await setup.app.call(sendTeamMessage, {
        ...setup.at(body.incidentId),
        body: { text },
      });
      expect(sent.status).toBe(201);
      await sendOutbox();
      for (const _ of ["first", "second"]) await escalate();
    };
    const isLost = async () =>
      (await setup.read(body.incidentId)).responders.map((person) => person.isLastMessageLost);
    failures.set("sms", REFUSED);
    await send("Meet at the ferry.");
    expect(await isLost()).toEqual([false]);
    failures.set("mail", REFUSED);
    await send("Meet at the seawall.");
    expect(await isLost()).toEqual([true]);
    expect(await deliveriesIn(body.incidentId)).toEqual(["Ana Tan: sent, sent"]);
    expect(await logged(body.incidentId)).toEqual([
      "The message ‘Meet at the ferry.’ to Ana Tan could not be delivered by text message.",
      "The message ‘Meet at the seawall.’ to Ana Tan could not be delivered by email or text message.",
    ]);
    failures.clear();
    await send("Meet at the gate.");
    expect(await isLost()).toEqual([false]);
    expect(await logged(body.incidentId)).toHaveLength(2);
  });

  it("withdraws messages to the teams that were not sent when the teams are stood down", async () => {
    await setup.responder(1, "Ana", "Primary", MOBILE);
    const { body } = await setup.declare();
    await sendOutbox();
    failures.set("sms", AWAY);
    await setup.app.call(sendTeamMessage, {
      ...setup.at(body.incidentId),
      body: { text: "Meet at the ferry." },
    });
    await sendOutbox();
    failures.clear();
    setup.app.clock.pass(MINUTE);
    await setup.app.call(standDownIncident, setup.at(body.incidentId));
    accepted.length = 0;
    await sendOutbox();
    expect(accepted.filter((recipient) => recipient === MOBILE)).toHaveLength(1);
  });

  it("has nothing to say about people who were not alerted", async () => {
    await setup.responder(1, "Ana", "Primary", MOBILE);
    await setup.responder(1, "Ben", "Alternatives", MOBILE);
    const { body } = await setup.declare();
    await setup.app.call(changeIncident, { ...setup.at(body.incidentId), body: { level: 2 } });
    expect((await deliveriesIn(body.incidentId))[1]).toBe("Ben Tan: null, null");
  });
});
