import { answerAlert } from "@holdfast/contract/incidents/alert-endpoints";
import { addLogEntries } from "@holdfast/contract/incidents/incident-endpoints";
import { describe, expect, it } from "vitest";
import { incidentSetup } from "../../../test/factories/incident-setup";
import { emailsTo, lastEmailTo, linkOf, textMessagesTo } from "../../../test/factories/people";
import { addToTeam, responderOf } from "../../../test/factories/responders";
import { signedInMember } from "../../../test/factories/workspace";
import { MINUTE } from "../../platform/clock";
import { escalateAlerts } from "./public";

const setup = incidentSetup("silent");
const { at, declare, logOf, read, responder } = setup;

const answer = async (email: string, given: "on-my-way" | "cannot-come") => {
  const link = linkOf(await lastEmailTo(setup.app, email));
  return setup.app.call(answerAlert, { body: { ...link, answer: given } });
};
const silences = async (incidentId: string) =>
  (await logOf(incidentId)).filter(({ kind }) => kind === "no-one-coming").map(({ text }) => text);

describe("a team of which no one comes", () => {
  it("is written in the log, and its leader is informed once", async () => {
    await responder(1, "Ana", "Primary");
    const mei = await responder(3, "Mei", "Primary", "+61 491 570 157");
    const { body } = await declare({ level: 2, escalationMinutes: 5 });
    await answer(mei, "on-my-way");
    setup.app.clock.pass(5 * MINUTE);
    await escalateAlerts(setup.app.services);
    await escalateAlerts(setup.app.services);
    expect(await silences(body.incidentId)).toEqual([
      "Everyone in the Emergency Response Team was alerted, and no one is coming.",
    ]);
    const told = (await emailsTo(setup.app, mei)).filter((email) =>
      email.includes("no one of the Emergency Response Team is coming"),
    );
    expect(told).toHaveLength(1);
    expect((await textMessagesTo(setup.app, "+61 491 570 157")).at(-1)).toContain(
      "no one of the Emergency Response Team is coming",
    );
  });

  it("informs the owners if no leader is there, and at once when the last one cannot come", async () => {
    const ana = await responder(1, "Ana", "Primary");
    await declare();
    await answer(ana, "cannot-come");
    expect(await lastEmailTo(setup.app, `owner${setup.owners}@silent.example`)).toContain(
      "no one of the Emergency Response Team is coming",
    );
  });
});

describe("whom escalation passes over", () => {
  it("does not alert a person for another team who has said no", async () => {
    const ana = `ana${setup.owners}@silent.example`;
    const contactId = await responderOf(setup.app, setup.cafe, ana);
    await responder(3, "Mei", "Primary");
    await addToTeam(setup.app, setup.cafe, contactId, 3, "Alternatives");
    const { body } = await declare({ level: 2, escalationMinutes: 5 });
    await answer(ana, "cannot-come");
    setup.app.clock.pass(5 * MINUTE);
    await escalateAlerts(setup.app.services);
    expect(await emailsTo(setup.app, ana)).toHaveLength(1);
    expect((await silences(body.incidentId)).toSorted()).toEqual([
      "Everyone in the Crisis Management Team was alerted, and no one is coming.",
      "Everyone in the Emergency Response Team was alerted, and no one is coming.",
    ]);
  });

  it("counts a person who writes in the log as present", async () => {
    const email = await responder(1, "Viewer", "Primary");
    const ben = await responder(1, "Ben", "Alternatives");
    const viewer = await signedInMember(setup.app, setup.cafe.organisationId, "viewer", email);
    const { body } = await declare({ escalationMinutes: 5 });
    const entry = {
      entryId: setup.app.services.newId(),
      deviceAt: body.declaredAt,
      text: "I am at the site",
    };
    await setup.app.call(addLogEntries, {
      ...at(body.incidentId, viewer),
      body: { entries: [entry] },
    });
    setup.app.clock.pass(20 * MINUTE);
    await escalateAlerts(setup.app.services);
    expect(await emailsTo(setup.app, ben)).toEqual([]);
    expect((await read(body.incidentId)).responders[0]?.presentAt).toBe(body.declaredAt);
  });

  it("counts who declares as present", async () => {
    const email = await responder(1, "Viewer", "Primary");
    const ben = await responder(1, "Ben", "Alternatives");
    const viewer = await signedInMember(setup.app, setup.cafe.organisationId, "viewer", email);
    const { body } = await declare({ escalationMinutes: 5 }, viewer);
    expect(body.responders[0]?.presentAt).toBe(body.declaredAt);
    setup.app.clock.pass(20 * MINUTE);
    await escalateAlerts(setup.app.services);
    expect(await emailsTo(setup.app, ben)).toEqual([]);
  });
});
