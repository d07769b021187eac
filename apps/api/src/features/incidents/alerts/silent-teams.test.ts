import { answerAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import { addLogEntries, changeIncident } from "@holdfast/contract/incidents/incident-endpoints";
import { describe, expect, it } from "vitest";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import { emailsTo, lastEmailTo, linkOf, textMessagesTo } from "../../../../test/factories/people";
import { addToTeam, responderOf } from "../../../../test/factories/responders";
import { signedInMember } from "../../../../test/factories/workspace";
import { MINUTE } from "../../../platform/clock";
import { escalateAlerts } from "../public";

const setup = incidentSetup("silent");
const { at, declare, logOf, read, responder } = setup;

const answer = async (email: string, input: "on-my-way" | "cannot-come") => {
  const link = linkOf(await lastEmailTo(setup.app, email));
  return setup.app.call(answerAlert, { body: { ...link, answer: input } });
};
const silences = async (incidentId: string) =>
  (await logOf(incidentId)).filter(({ kind }) => kind === "no-one-coming").map(({ text }) => text);

describe("a team of which no one comes", () => {
  it("logs a team of which no one comes, and informs its leader once", async () => {
    await responder(1, "Ana", "Primary");
    const mei = await responder(3, "Mei", "Primary", "+61 491 570 157");
    const { body } = await declare({ teamTypeIds: [1, 3], escalationMinutes: 5 });
    await answer(mei, "on-my-way");
    setup.app.clock.pass(5 * MINUTE);
    await escalateAlerts(setup.app.services);
    await escalateAlerts(setup.app.services);
    expect(await silences(body.incidentId)).toEqual([
      "No one from the Emergency Response Team is coming. Everyone in it was alerted.",
    ]);
    const told = (await emailsTo(setup.app, mei)).filter((email) =>
      email.includes("no one from the Emergency Response Team is coming"),
    );
    expect(told).toHaveLength(1);
    expect((await textMessagesTo(setup.app, "+61 491 570 157")).at(-1)).toContain(
      "no one from the Emergency Response Team is coming",
    );
  });

  it.each([true, false])("leads to the login who can log in: %s", async (hasAccess) => {
    await responder(1, "Ana", "Primary", "+61 491 570 158");
    const mei = `viewer${setup.owners}@silent.example`;
    if (hasAccess) await signedInMember(setup.app, setup.cafe.organisationId, "viewer", mei);
    await responderOf(setup.app, setup.cafe, mei, { teamTypeId: 3, designation: "Primary" });
    await declare({ teamTypeIds: [1, 3], escalationMinutes: 5 });
    await answer(mei, "on-my-way");
    setup.app.clock.pass(5 * MINUTE);
    await escalateAlerts(setup.app.services);
    const email = await lastEmailTo(setup.app, mei);
    expect(email).toContain("Ana Tan: +61 491 570 158.");
    expect(email.includes("Log in and open the incident:")).toBe(hasAccess);
    expect(email.includes("/dashboard")).toBe(hasAccess);
    const own = "If you were alerted, the link of your alert opens the incident.";
    expect(email.includes(own)).toBe(!hasAccess);
  });

  it("informs the owners if no leader is there, and at once when the last one cannot come", async () => {
    const ana = await responder(1, "Ana", "Primary");
    await declare();
    await answer(ana, "cannot-come");
    expect(await lastEmailTo(setup.app, `owner${setup.owners}@silent.example`)).toContain(
      "no one from the Emergency Response Team is coming",
    );
  });

  it("reports a team without members within a minute, and alerts it later if it has members by then", async () => {
    const mei = await responder(3, "Mei", "Primary");
    await responder(1, "Ana", "Primary");
    const { body } = await declare({ level: 2 });
    expect(body.activatedTeams).toEqual([1, 2, 3]);
    const actions = body.actions.length;
    await answer(mei, "on-my-way");
    await escalateAlerts(setup.app.services);
    const silence = "No one from the IT Recovery Team is coming. It has no members.";
    expect(await silences(body.incidentId)).toEqual([silence]);
    expect(await lastEmailTo(setup.app, mei)).toContain("It has no members.");
    const ben = await responder(2, "Ben", "Primary");
    await setup.app.call(changeIncident, { ...at(body.incidentId), body: { level: 3 } });
    const raised = await read(body.incidentId);
    expect(raised.actions).toHaveLength(actions);
    expect(await emailsTo(setup.app, ben)).toHaveLength(1);
  });
});

describe("whom escalation passes over", () => {
  it("does not alert a person for another team who has said no", async () => {
    const ana = `ana${setup.owners}@silent.example`;
    const contactId = await responderOf(setup.app, setup.cafe, ana);
    await responder(3, "Mei", "Primary");
    await addToTeam(setup.app, setup.cafe, contactId, 3, "Alternatives");
    const { body } = await declare({ teamTypeIds: [1, 3], escalationMinutes: 5 });
    await answer(ana, "cannot-come");
    setup.app.clock.pass(5 * MINUTE);
    await escalateAlerts(setup.app.services);
    expect(await emailsTo(setup.app, ana)).toHaveLength(1);
    expect((await silences(body.incidentId)).toSorted()).toEqual([
      "No one from the Crisis Management Team is coming. 1 of its 2 members was not alerted after answering ‘Cannot come’ for another team.",
      "No one from the Emergency Response Team is coming. Everyone in it was alerted.",
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
