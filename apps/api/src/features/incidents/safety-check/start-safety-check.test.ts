import { standDownIncident } from "@holdfast/contract/incidents/incident-endpoints";
import {
  previewSafetyCheck,
  startSafetyCheck,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import { createBranch } from "@holdfast/contract/organisations/place-endpoints";
import { describe, expect, it } from "vitest";
import { emailsTo, lastEmailTo, textMessagesTo } from "../../../../test/factories/people";
import { signedInMember } from "../../../../test/factories/workspace";
import { EVERYONE, safetySetup } from "../../../../test/factories/safety-setup";

const { incidents, emailOf, contact, start, people, safetyLog } = safetySetup("ask");
const { at, declare, read } = incidents;

describe("a safety check", () => {
  it("asks each person once by email and text message, with a link of their own", async () => {
    await contact("Ana", { mobile: "+61 491 570 110" });
    await contact("Ben", { email: null });
    const { body } = await declare({ whatHappened: "A pan is on fire", place: "12 Quay Street" });
    await start(body.incidentId);
    await start(body.incidentId);
    const mails = await emailsTo(incidents.app, emailOf("Ana"));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain("Level 1 incident at Harbour Café Pty Ltd");
    const texts = await textMessagesTo(incidents.app, "+61 491 570 110");
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(
      "Level 1 incident at Harbour Café Pty Ltd. Are you safe, Ana Tan? A pan is on fire. Where: 12 Quay Street. Answer: ",
    );
    expect(await safetyLog(body.incidentId)).toEqual([
      "2 people were asked whether safe (no location): 1 by text message, 1 by email. Not reached: Ben Tan.",
    ]);
    expect((await people(body.incidentId)).map(({ name }) => name)).toEqual(["Ben Tan", "Ana Tan"]);
    expect((await read(body.incidentId)).safetyCheck).toMatchObject({ asked: 2, silent: 2 });
  });

  it("asks the contacts of the chosen locations only, and later those of others", async () => {
    const params = { orgId: incidents.cafe.organisationId };
    const { body: harbour } = await incidents.app.call(createBranch, {
      as: incidents.cafe.token,
      params,
      body: { name: "Harbour", address: "1 Wharf Road" },
    });
    await contact("Ana", { branchId: incidents.cafe.branchId });
    await contact("Ben", { branchId: harbour.branchId });
    await contact("Mei");
    const { body } = await declare();
    const { body: preview } = await incidents.app.call(previewSafetyCheck, at(body.incidentId));
    expect(preview.locations.map(({ name, people: count }) => [name, count])).toEqual([
      ["Head Office", 1],
      ["No location", 1],
      ["Harbour", 1],
    ]);
    expect(preview.textsLeft).toBeNull();
    const names = async () => (await people(body.incidentId)).map(({ name }) => name);
    await start(body.incidentId, { branchIds: [incidents.cafe.branchId], withoutLocation: false });
    expect(await names()).toEqual(["Ana Tan"]);
    await start(body.incidentId, { branchIds: [incidents.cafe.branchId, harbour.branchId] });
    expect(await names()).toEqual(["Ana Tan", "Ben Tan", "Mei Tan"]);
    expect(await emailsTo(incidents.app, emailOf("Ana"))).toHaveLength(1);
    const again = await incidents.app.call(previewSafetyCheck, at(body.incidentId));
    expect(again.body.locations.map(({ asked, people: left }) => [asked, left])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  it("shows before it is sent what is sent, and whom no message reaches", async () => {
    await contact("Ana", { mobile: "+61 491 570 110" });
    await contact("Ben", { email: null });
    await contact("Mei", { email: null, mobile: "+1 900 555 1000" });
    const { body } = await declare({ isExercise: true, place: "12 Quay Street" });
    const { body: preview } = await incidents.app.call(previewSafetyCheck, at(body.incidentId));
    expect(preview.locations.at(-1)).toEqual({
      branchId: null,
      name: "No location",
      people: 3,
      byText: 1,
      byEmail: 1,
      asked: 0,
      unreachable: ["Ben Tan", "Mei Tan"],
    });
    expect(preview.text).toBe(
      "EXERCISE: Level 1 incident at Harbour Café Pty Ltd. Are you safe, Ana Tan? Where: 12 Quay Street. Answer: (personal link)",
    );
    expect(preview.segments).toBe(1);
    expect(preview.textsLeft).toBe(incidents.app.services.config.textMessages.perDay);
    expect(preview.email.paragraphs[0]).toContain("This is an exercise. Nothing has happened.");
    await start(body.incidentId);
    const mail = await lastEmailTo(incidents.app, emailOf("Ana"));
    for (const paragraph of preview.email.paragraphs) expect(mail).toContain(paragraph);
  });

  it("can be started by leaders only, and while the incident is active", async () => {
    const { body } = await declare();
    const { organisationId } = incidents.cafe;
    const viewer = await signedInMember(incidents.app, organisationId, "viewer", emailOf("Viewer"));
    const refused = await incidents.app.call(startSafetyCheck, {
      ...at(body.incidentId, viewer),
      body: EVERYONE,
    });
    expect([refused.status, refused.problem.code]).toEqual([403, "not-in-a-team"]);
    await incidents.app.call(standDownIncident, at(body.incidentId));
    const late = await start(body.incidentId);
    expect([late.status, late.problem.code]).toEqual([409, "incident-not-active"]);
    const nowhere = await start(body.incidentId, { withoutLocation: false });
    expect(nowhere.status).toBe(400);
  });
});
