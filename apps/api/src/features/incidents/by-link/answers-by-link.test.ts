import { answerAlert, readAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import {
  setResponderAnswer,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import type { AlertAnswer } from "@holdfast/contract/incidents/responder";
import { expect, it } from "vitest";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import { emailsTo, lastEmailTo, linkOf } from "../../../../test/factories/people";
import { signedInMember } from "../../../../test/factories/workspace";
import { MINUTE } from "../../../platform/clock";
import { firstBrokenEntry } from "../log/log-rules";

/* Answers that a device gave without a network, and sends later. */

const setup = incidentSetup("answers");
const { at, declare, logOf, responder } = setup;

async function alerted() {
  const email = await responder(1, "Ana", "Primary");
  const { body: incident } = await declare({ level: 1 });
  const link = linkOf(await lastEmailTo(setup.app, email));
  const { incidentId } = incident;
  return { link, incidentId, answers: async () => answersIn(incidentId) };
}

/** The answers in the log, with the time of the device. */
const answersIn = async (incidentId: string) =>
  (await logOf(incidentId))
    .filter(({ kind }) => kind === "answered")
    .map(({ text, deviceAt }) => [text, deviceAt]);

/** What a device sends of an answer that is given now. */
const given = (answer: AlertAnswer) => ({
  answer,
  entryId: setup.app.services.newId(),
  deviceAt: setup.app.clock.now().toISOString(),
});
const WHO = "Ana Tan (Emergency Response Team, Primary)";

it("count from the time of the device, once, however often they are sent", async () => {
  const { link, incidentId, answers } = await alerted();
  const answer = given("on-my-way");
  setup.app.clock.pass(5 * MINUTE);
  for (let time = 0; time < 2; time += 1) {
    const { body } = await setup.app.call(answerAlert, { body: { ...link, ...answer } });
    expect([body.answer, body.answeredAt]).toEqual(["on-my-way", answer.deviceAt]);
  }
  expect(await answers()).toEqual([[`${WHO} is on the way.`, answer.deviceAt]]);
  expect(firstBrokenEntry(await logOf(incidentId))).toBeUndefined();
});

it("are only logged after a newer one of another device", async () => {
  const { link, answers } = await alerted();
  const earlier = given("cannot-come");
  setup.app.clock.pass(MINUTE);
  const newer = given("on-my-way");
  await setup.app.call(answerAlert, { body: { ...link, ...newer } });
  const { body } = await setup.app.call(answerAlert, { body: { ...link, ...earlier } });
  expect(body.answer).toBe("on-my-way");
  expect(await answers()).toEqual([
    [`${WHO} is on the way.`, newer.deviceAt],
    [`${WHO} cannot come (received after a newer answer, which remains).`, earlier.deviceAt],
  ]);
});

it("are only logged after the same answer was given again", async () => {
  const { link, answers } = await alerted();
  const first = given("on-my-way");
  setup.app.clock.pass(MINUTE);
  const other = given("cannot-come");
  setup.app.clock.pass(MINUTE);
  const again = given("on-my-way");
  for (const sent of [first, again])
    await setup.app.call(answerAlert, { body: { ...link, ...sent } });
  const { body } = await setup.app.call(answerAlert, { body: { ...link, ...other } });
  expect([body.answer, body.answeredAt]).toEqual(["on-my-way", again.deviceAt]);
  expect(await answers()).toEqual([
    [`${WHO} is on the way.`, first.deviceAt],
    [`${WHO} cannot come (received after a newer answer, which remains).`, other.deviceAt],
  ]);
});

it("are only logged after the end, if they were given before", async () => {
  const { link, incidentId, answers } = await alerted();
  const before = given("on-my-way");
  setup.app.clock.pass(MINUTE);
  await setup.app.call(standDownIncident, at(incidentId));
  setup.app.clock.pass(MINUTE);
  expect((await setup.app.call(answerAlert, { body: { ...link, ...before } })).status).toBe(200);
  const after = await setup.app.call(answerAlert, { body: { ...link, ...given("cannot-come") } });
  expect(after.status).toBe(410);
  expect(await answers()).toEqual([
    [`${WHO} is on the way (received after the incident ended).`, before.deviceAt],
  ]);
  expect((await setup.app.call(readAlert, { body: link })).status).toBe(410);
});

it("are refused with a time that no clock should show", async () => {
  const { link } = await alerted();
  const body = { ...link, ...given("on-my-way"), deviceAt: "2020-01-01T00:00:00.000Z" };
  expect((await setup.app.call(answerAlert, { body })).status).toBe(422);
});

it("are changed in the workspace by the person and by leaders, and alert the next Alternative", async () => {
  const email = await responder(1, "Ana", "Primary");
  const ben = await responder(1, "Ben", "Alternatives");
  const ana = await signedInMember(setup.app, setup.cafe.organisationId, "viewer", email);
  const other = `other${setup.owners}@answers.example`;
  const viewer = await signedInMember(setup.app, setup.cafe.organisationId, "viewer", other);
  const { body: incident } = await declare({ level: 1 });
  const { incidentId } = incident;
  const idOf = (name: string) =>
    incident.responders.find((person) => person.name === name)?.responderId ?? "";
  const set = (name: string, answer: AlertAnswer, as?: string) =>
    setup.app.call(setResponderAnswer, {
      as: as ?? setup.cafe.token,
      params: { ...at(incidentId).params, responderId: idOf(name) },
      body: { answer },
    });
  expect((await set("Ana Tan", "on-my-way", viewer)).status).toBe(403);
  expect((await set("Ben Tan", "on-my-way")).status).toBe(404);
  const { body: own } = await set("Ana Tan", "on-my-way", ana);
  expect(own.responders[0]?.answer).toBe("on-my-way");
  await set("Ana Tan", "cannot-come");
  await set("Ana Tan", "cannot-come");
  expect(await emailsTo(setup.app, ben)).toHaveLength(1);
  expect((await answersIn(incidentId)).map(([text]) => text)).toEqual([
    `${WHO} is on the way.`,
    `${WHO} now cannot come. Recorded by a leader.`,
  ]);
  await setup.app.call(standDownIncident, at(incidentId));
  expect((await set("Ana Tan", "on-my-way")).problem.code).toBe("incident-not-active");
});
