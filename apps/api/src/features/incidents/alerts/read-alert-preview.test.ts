import { changeIncident } from "@holdfast/contract/incidents/incident-endpoints";
import { previewAlert } from "@holdfast/contract/incidents/messages/team-message-endpoints";
import { updateRecoveryDetails } from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { describe, expect, it } from "vitest";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import { emailsTo, textMessagesTo } from "../../../../test/factories/people";
import { expirePlan } from "../../../../test/factories/workspace";

const setup = incidentSetup("alert-preview");
const preview = (incidentId?: string) =>
  setup.app.call(previewAlert, {
    ...setup.inPlan(),
    query: incidentId === undefined ? {} : { incidentId },
  });

describe("what an incident would send", () => {
  it("names who is alerted first in each team, and what the alerts contain", async () => {
    await setup.app.call(updateRecoveryDetails, {
      ...setup.inPlan(),
      body: { assemblyPoint: "The seawall" },
    });
    const ana = await setup.responder(1, "Ana", "Primary", "+61 491 570 110");
    await setup.responder(1, "Ben", "Alternatives");
    await setup.responder(3, "Cleo", "Alternatives");
    await setup.responder(3, "Dora", "Alternatives");
    const { body } = await preview();
    expect(body).toMatchObject({
      organisationName: "Harbour Café Pty Ltd",
      declaredByName: "Ana Silva",
      meetingPoint: "The seawall",
      areRecipientsWithheld: false,
      isFirstFree: true,
      recipients: [
        { name: "Ana Tan", teamTypeIds: [1], byEmail: true, byText: true },
        { name: "Cleo Tan", teamTypeIds: [3], byEmail: true, byText: false },
      ],
    });
    const { body: incident } = await setup.declare({ level: 3 });
    const [text = ""] = await textMessagesTo(setup.app, "+61 491 570 110");
    expect(text).toContain("Meet at: The seawall. From Ana Silva");
    expect(/https?:\S+/u.exec(text)?.[0]).toHaveLength(body.link.length);
    expect(await emailsTo(setup.app, ana)).toHaveLength(1);
    const alerted = incident.responders.filter(({ alertedAt }) => alertedAt !== null);
    expect(alerted.map(({ name }) => name)).toEqual(body.recipients.map(({ name }) => name));
  });

  it("has the facts of the incident whose level is raised", async () => {
    await setup.responder(1, "Ana", "Primary");
    const { body: incident } = await setup.declare();
    await setup.app.call(updateRecoveryDetails, {
      ...setup.inPlan(),
      body: { assemblyPoint: "The park" },
    });
    expect((await preview(incident.incidentId)).body.meetingPoint).toBe("");
    const other = setup.app.services.newId();
    expect((await preview(other)).status).toBe(404);
    await setup.app.call(changeIncident, { ...setup.at(incident.incidentId), body: { level: 2 } });
    expect((await preview(incident.incidentId)).status).toBe(200);
  });

  it("names no one of an expired plan until an incident has opened its teams", async () => {
    await setup.responder(1, "Ana", "Primary");
    await expirePlan(setup.app, setup.cafe.planId);
    expect((await preview()).body).toMatchObject({ recipients: [], areRecipientsWithheld: true });
    await setup.declare();
    expect((await preview()).body).toMatchObject({
      recipients: [{ name: "Ana Tan" }],
      areRecipientsWithheld: false,
    });
  });
});
