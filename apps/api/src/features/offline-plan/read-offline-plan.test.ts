import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { createInsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { updateRecoveryDetails } from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import {
  changeIncidentUnit,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { expect, it } from "vitest";
import { incidentSetup } from "../../../test/factories/incident-setup";
import { expirePlan } from "../../../test/factories/workspace";

const setup = incidentSetup("offline");
const { inPlan, at, declare, responder } = setup;
const read = async () => setup.app.call(readOfflinePlan, inPlan());

it("has each team's people and its actions of the plan, with their time limits", async () => {
  await responder(1, "Ana", "Primary", "+61 491 570 006");
  const { body } = await read();
  expect(body).toMatchObject({ planId: setup.cafe.planId, incidents: [], version: null });
  expect(body.teams.map(({ teamTypeId }) => teamTypeId)).toEqual([1, 2, 3]);
  const [emergency] = body.teams;
  expect(emergency?.members).toMatchObject([
    { name: "Ana Tan", designation: "Primary", mobile: "+61 491 570 006" },
  ]);
  expect(emergency?.actions.find(({ topic }) => topic.startsWith("E.2"))?.dueHours).toBe(1);
  expect(emergency?.actions.filter(({ text }) => /[{}*]/u.test(text))).toEqual([]);
  expect(body.sites[0]).toMatchObject({ address: "12 Quay Street, Sydney NSW 2000" });
});

it("is not sent again while nothing has changed, and is after any change", async () => {
  const tag = async () => String((await read()).headers["etag"]);
  const etag = await tag();
  const readWith = async (known: string) =>
    setup.app.call(readOfflinePlan, { ...inPlan(), headers: { "if-none-match": known } });
  const unchanged = await readWith(etag);
  expect(unchanged).toMatchObject({ status: 304, headers: { etag } });
  expect(unchanged.bytes).toHaveLength(0);
  await declare();
  expect((await readWith(etag)).status).toBe(200);
  expect(await tag()).not.toBe(etag);
});

it("has the short plan, with the meeting point, the claims line, and what is not recorded", async () => {
  const coverOf = async (wanted: string) =>
    (await read()).body.short?.cover.find(({ fact }) => fact === wanted)?.lines;
  expect(await coverOf("meetingPoint")).toEqual([[{ toFillIn: "meetingPoint" }]]);
  await setup.app.call(updateRecoveryDetails, {
    ...inPlan(),
    body: { assemblyPoint: "The seawall. Second: the forecourt." },
  });
  await setup.app.call(createInsurancePolicy, {
    ...inPlan(),
    body: { kind: "Cyber", insurer: "Southern Underwriting", claimsPhone: "+61 2 5550 0422" },
  });
  expect(await coverOf("meetingPoint")).toEqual([
    [{ recorded: "The seawall. Second: the forecourt." }],
  ]);
  const { short, teams } = (await read()).body;
  expect(short?.insurance).toMatchObject([{ kind: "Cyber", claimsPhone: "+61 2 5550 0422" }]);
  const order = teams[0]?.actions.find(({ text }) => text.startsWith("Give the order"));
  expect(order?.text).toContain("Go to the assembly area: The seawall. Second: the forecourt.");
});

it("has the tables that a team reads: when to leave, and the three questions of the level", async () => {
  const [emergency] = (await read()).body.teams;
  const captions = emergency?.tables?.map(
    ({ topic, caption }) => `${topic.slice(0, 3)} ${caption}`,
  );
  expect(captions).toEqual(expect.arrayContaining(["B.3 Leave or stay?", "B.5 Ask in this order"]));
  expect(emergency?.tables?.flatMap(({ rows }) => rows.flat())).not.toContain("");
  expect(JSON.stringify(emergency?.tables)).not.toMatch(/[{*]\w|\*\*/u);
});

it("has the open incident with its log, also after the teams were stood down", async () => {
  const { body: incident } = await declare({ whatHappened: "Fire in the kitchen" });
  await setup.app.call(standDownIncident, at(incident.incidentId));
  const { body } = await read();
  const [kept] = body.incidents;
  expect(kept).toMatchObject({ incidentId: incident.incidentId, level: 1, status: "stood-down" });
  expect(kept?.log[0]?.text).toBe("Level 1 declared: Fire in the kitchen");
  expect(kept?.actions).toHaveLength(incident.actions.length);
  const { number, hash } = kept?.log.at(-1) ?? {};
  expect(body.logHeads).toEqual([{ incidentId: incident.incidentId, number, hash }]);
  const { incidentId } = incident;
  const { entryKeys: keys } = await setup.read(incidentId);
  expect(body.entryKeys).toEqual([{ incidentId, keys }]);
});

it("has every open incident: real before rehearsal, active before stood down, highest level first", async () => {
  const crisis = await declare({ level: 3 });
  await declare({ level: 1 });
  const over = await declare({ level: 2 });
  await setup.app.call(standDownIncident, at(over.body.incidentId));
  await declare({ level: 3, isExercise: true });
  const { body } = await read();
  expect(
    body.incidents.map(({ isExercise, status, level }) => [isExercise, status, level]),
  ).toEqual([
    [false, "active", 3],
    [false, "active", 1],
    [false, "stood-down", 2],
    [true, "active", 3],
  ]);
  expect(body.incidents[0]?.incidentId).toBe(crisis.body.incidentId);
  expect(body.logHeads).toHaveLength(4);
});

it("includes the keys of an open incident, even after many newer rehearsals", async () => {
  const { body: incident } = await declare({ level: 2 });
  for (let count = 0; count < 20; count += 1) {
    setup.app.clock.pass(1000);
    await declare({ isExercise: true });
  }
  const { body } = await read();
  const heads = body.logHeads.map(({ incidentId }) => incidentId);
  expect(heads).toContain(incident.incidentId);
  const { entryKeys: keys } = await setup.read(incident.incidentId);
  expect(body.entryKeys).toContainEqual({ incidentId: incident.incidentId, keys });
});

it("includes the business units of each open incident, with their status", async () => {
  await setup.app.call(createDepartments, {
    as: setup.cafe.token,
    params: { orgId: setup.cafe.organisationId, branchId: setup.cafe.branchId },
    body: { names: ["Kitchen", "Office"] },
  });
  const { body: incident } = await declare();
  const { incidentId } = incident;
  const unitId = incident.units[0]?.unitId ?? "";
  await setup.app.call(changeIncidentUnit, {
    as: setup.cafe.token,
    params: { ...at(incidentId).params, unitId },
    body: { status: "down" },
  });
  const kept = (await read()).body.incidents[0];
  expect(kept?.units).toEqual((await setup.read(incidentId)).units);
  expect(kept?.units.map(({ status }) => status)).toContain("down");
});

it("refuses the offline plan of an expired plan until an incident opens its teams", async () => {
  await expirePlan(setup.app, setup.cafe.planId);
  expect((await read()).status).toBe(402);
  await declare();
  expect((await read()).status).toBe(200);
});
