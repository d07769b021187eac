import { answerAlert, readAlert } from "@holdfast/contract/incidents/alert-endpoints";
import {
  addLogEntries,
  changeIncident,
  changeIncidentUnit,
  closeIncident,
  declareIncident,
  listIncidents,
  readIncident,
  readIncidentLog,
  setIncidentAction,
  setReviewAction,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emailsTo, lastEmailTo, linkOf, textMessagesTo } from "../../../test/factories/people";
import {
  expirePlan,
  ownerWithPlan,
  type PlanWorkspace,
  signedInMember,
} from "../../../test/factories/workspace";
import { responderOf } from "../../../test/factories/responders";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { DAY, MINUTE } from "../../platform/clock";
import { firstBrokenEntry } from "./log-rules";
import { escalateAlerts } from "./public";

let app: TestApp;
let cafe: PlanWorkspace;
let owners = 0;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  cafe = await ownerWithPlan(app, `owner${(owners += 1)}@incidents.example`);
});

const inPlan = (as = cafe.token) => ({ as, params: { planId: cafe.planId } });
const at = (incidentId: string, as = cafe.token) => ({
  as,
  params: { planId: cafe.planId, incidentId },
});
const declare = (body: object = {}, as = cafe.token) =>
  app.call(declareIncident, { ...inPlan(as), body: { level: 1, isExercise: false, ...body } });
const read = async (incidentId: string) => (await app.call(readIncident, at(incidentId))).body;
const logOf = async (incidentId: string) => (await app.call(readIncidentLog, at(incidentId))).body;

/** Adds a person to a team: 1 emergency response, 2 IT recovery, 3 crisis management. Returns the address. */
async function responder(
  teamTypeId: number,
  name: string,
  designation: "Primary" | "Alternatives",
  mobile?: string,
) {
  const email = `${name.toLowerCase()}${owners}@incidents.example`;
  await responderOf(app, cafe, email, {
    teamTypeId,
    name,
    designation,
    ...(mobile === undefined ? {} : { mobile }),
  });
  return email;
}

describe("declaring an incident", () => {
  it("alerts the Primaries of the level's teams by email and text message, and logs it", async () => {
    const ana = await responder(1, "Ana", "Primary", "+61 491 570 006");
    const ben = await responder(1, "Ben", "Alternatives");
    const mei = await responder(3, "Mei", "Primary");
    const { status, body } = await declare({ whatHappened: "Fire in the kitchen" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      level: 1,
      status: "active",
      place: "12 Quay Street, Sydney NSW 2000",
      declaredByName: "Ana Silva",
      canLead: true,
    });
    expect(await lastEmailTo(app, ana)).toContain("Fire in the kitchen");
    const [text] = await textMessagesTo(app, "+61 491 570 006");
    expect(text).toContain("Level 1 incident at Harbour Café Pty Ltd");
    expect(await emailsTo(app, ben)).toEqual([]);
    expect(await emailsTo(app, mei)).toEqual([]);
    expect((await logOf(body.incidentId)).map((entry) => entry.text)).toEqual([
      "Level 1 declared: Fire in the kitchen",
      "Ana Tan (Emergency Response Team, Primary) was alerted by email and text message.",
    ]);
    const { body: listed } = await app.call(listIncidents, inPlan());
    expect(listed.map(({ incidentId }) => incidentId)).toEqual([body.incidentId]);
  });

  it("gives each team its actions of the plan, with the plan's own time limits", async () => {
    const { body } = await declare({ level: 3 });
    const damage = body.actions.find(({ topic }) => topic.startsWith("E.2"));
    expect(Date.parse(damage?.dueAt ?? "") - Date.parse(body.declaredAt)).toBe(60 * MINUTE);
    expect(body.actions.find(({ topic }) => topic.startsWith("B.4"))?.dueAt).toBeNull();
    expect(new Set(body.actions.map(({ teamTypeId }) => teamTypeId))).toEqual(new Set([1, 2, 3]));
    expect(body.actions.filter(({ text }) => /[{}*]/u.test(text))).toEqual([]);
  });

  it("omits a description with a link from alerts, which go to unverified addresses", async () => {
    const ana = await responder(1, "Ana", "Primary");
    await declare({ whatHappened: "Win at https://bad.example now" });
    expect(await lastEmailTo(app, ana)).not.toContain("bad.example");
  });

  it("marks a rehearsal in every message", async () => {
    const ana = await responder(1, "Ana", "Primary", "+61 491 570 156");
    await declare({ isExercise: true });
    expect(await lastEmailTo(app, ana)).toContain("This is an exercise. Nothing has happened.");
    expect((await textMessagesTo(app, "+61 491 570 156")).at(-1)).toContain("EXERCISE: Level 1");
  });

  it("is limited to what a viewer's team may declare", async () => {
    const email = await responder(1, "Viewer", "Alternatives");
    const outsider = `outsider${owners}@incidents.example`;
    const viewer = await signedInMember(app, cafe.organisationId, "viewer", email);
    const stranger = await signedInMember(app, cafe.organisationId, "viewer", outsider);
    expect((await declare({ level: 1 }, viewer)).status).toBe(201);
    const refused = await declare({ level: 2 }, viewer);
    expect([refused.status, refused.problem.code]).toEqual([403, "level-not-allowed"]);
    const notInTeam = await declare({ level: 1 }, stranger);
    expect([notInTeam.status, notInTeam.problem.code]).toEqual([403, "not-in-a-team"]);
  });
});

describe("answering an alert", () => {
  it("works once, without a login, and shows nothing about other people", async () => {
    const ana = await responder(1, "Ana", "Primary");
    await responder(1, "Ben", "Alternatives");
    const { body: incident } = await declare({ whatHappened: "Fire" });
    const link = linkOf(await lastEmailTo(app, ana));
    const { body: alert } = await app.call(readAlert, { body: link });
    expect(alert).toMatchObject({ whatHappened: "Fire", answer: null });
    expect(JSON.stringify(alert)).not.toContain("Ben");
    const answer = { ...link, answer: "on-my-way" as const };
    expect((await app.call(answerAlert, { body: answer })).status).toBe(200);
    const again = await app.call(answerAlert, { body: { ...link, answer: "cannot-come" } });
    expect([again.status, again.problem.code]).toEqual([409, "alert-answered"]);
    const { responders } = await read(incident.incidentId);
    expect(responders.map(({ name, answer: given }) => [name, given])).toEqual([
      ["Ana Tan", "on-my-way"],
      ["Ben Tan", null],
    ]);
  });

  it("alerts the next Alternative at once if a Primary cannot come", async () => {
    const ana = await responder(1, "Ana", "Primary");
    const ben = await responder(1, "Ben", "Alternatives");
    const cara = await responder(1, "Cara", "Alternatives");
    await declare();
    const link = linkOf(await lastEmailTo(app, ana));
    await app.call(answerAlert, { body: { ...link, answer: "cannot-come" } });
    expect(await emailsTo(app, ben)).toHaveLength(1);
    expect(await emailsTo(app, cara)).toHaveLength(0);
  });

  it("alerts the next Alternative each time no one has answered within the minutes", async () => {
    await responder(1, "Ana", "Primary");
    const ben = await responder(1, "Ben", "Alternatives");
    const cara = await responder(1, "Cara", "Alternatives");
    const { body } = await declare({ escalationMinutes: 5 });
    await escalateAlerts(app.services);
    expect(await emailsTo(app, ben)).toHaveLength(0);
    app.clock.pass(5 * MINUTE);
    await escalateAlerts(app.services);
    expect([await emailsTo(app, ben), await emailsTo(app, cara)].map((all) => all.length)).toEqual([
      1, 0,
    ]);
    app.clock.pass(5 * MINUTE);
    await escalateAlerts(app.services);
    await escalateAlerts(app.services);
    expect(await emailsTo(app, cara)).toHaveLength(1);
    expect((await logOf(body.incidentId)).filter(({ kind }) => kind === "escalated")).toHaveLength(
      2,
    );
  });

  it("refuses a wrong token, and a link whose incident is over", async () => {
    const ana = await responder(1, "Ana", "Primary");
    const { body } = await declare();
    const link = linkOf(await lastEmailTo(app, ana));
    const wrong = await app.call(readAlert, { body: { ...link, token: "wrong" } });
    expect(wrong.status).toBe(418);
    await app.call(standDownIncident, at(body.incidentId));
    expect((await app.call(readAlert, { body: link })).status).toBe(418);
  });
});

describe("managing an incident", () => {
  it("stores entries of a device once, however often they are sent, in a chain that shows changes", async () => {
    const { body } = await declare();
    const { incidentId } = body;
    const entries = [
      { entryId: app.services.newId(), deviceAt: "2026-11-20T10:05:00.000Z", text: "Second" },
      { entryId: app.services.newId(), deviceAt: "2026-11-20T10:00:00.000Z", text: "First" },
    ];
    await app.call(addLogEntries, { ...at(incidentId), body: { entries } });
    await app.call(addLogEntries, { ...at(incidentId), body: { entries } });
    const log = await logOf(incidentId);
    expect(log.slice(1).map(({ text }) => text)).toEqual(["First", "Second"]);
    expect(firstBrokenEntry(log)).toBeUndefined();
    await expect(
      app.services.database.query.execute(
        sql`update incident_log set text = 'Changed' where incident_id = ${incidentId}`,
      ),
    ).rejects.toThrow(/Failed query/);
  });

  it("marks an action with name and time, and once only", async () => {
    const { body } = await declare();
    const [action] = body.actions;
    const which = {
      ...at(body.incidentId),
      params: { ...at(body.incidentId).params, actionId: action?.actionId ?? "" },
    };
    const done = await app.call(setIncidentAction, { ...which, body: { isDone: true } });
    expect(done.body.doneByName).toBe("Ana Silva");
    app.clock.pass(MINUTE);
    const again = await app.call(setIncidentAction, { ...which, body: { isDone: true } });
    expect(again.body.doneAt).toBe(done.body.doneAt);
    expect((await logOf(body.incidentId)).filter(({ kind }) => kind === "action")).toHaveLength(1);
  });

  it("runs a unit's clock from the first moment it is down until it is restored", async () => {
    await app.call(createDepartments, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, branchId: cafe.branchId },
      body: { names: ["Kitchen"] },
    });
    const { body } = await declare();
    const unitId = body.units[0]?.unitId ?? "";
    const params = { ...at(body.incidentId).params, unitId };
    const set = (changes: object) =>
      app.call(changeIncidentUnit, { as: cafe.token, params, body: changes });
    const down = (await set({ status: "down", site: "Pyrmont" })).body;
    app.clock.pass(MINUTE);
    const partly = (await set({ status: "partly-restored" })).body;
    expect([partly.downSince, partly.restoredAt, partly.site]).toEqual([
      down.downSince,
      null,
      "Pyrmont",
    ]);
    app.clock.pass(MINUTE);
    const restored = (await set({ status: "restored" })).body;
    expect(Date.parse(restored.restoredAt ?? "") - Date.parse(down.downSince ?? "")).toBe(
      2 * MINUTE,
    );
  });

  it("alerts further teams when the level rises", async () => {
    const mei = await responder(3, "Mei", "Primary");
    const { body } = await declare();
    expect(await emailsTo(app, mei)).toHaveLength(0);
    const raised = await app.call(changeIncident, { ...at(body.incidentId), body: { level: 2 } });
    expect(raised.body.responders.map(({ name }) => name)).toEqual(["Mei Tan"]);
    expect(await emailsTo(app, mei)).toHaveLength(1);
  });

  it("closes only after the teams are stood down, with a review whose actions stay until done", async () => {
    const ana = await responder(1, "Ana", "Primary");
    const { body } = await declare();
    const review = {
      happened: "A small fire",
      worked: "The alarm",
      actions: [{ text: "Service the hood", ownerName: "Ana Tan", dueDate: "2027-01-31" }],
    };
    const close = () => app.call(closeIncident, { ...at(body.incidentId), body: review });
    expect((await close()).problem.code).toBe("stand-down-first");
    await app.call(standDownIncident, at(body.incidentId));
    expect(await lastEmailTo(app, ana)).toContain("You are not needed any more");
    const { body: closed } = await close();
    expect([closed.status, closed.openReviewActions]).toEqual(["closed", 1]);
    const note = { entryId: app.services.newId(), deviceAt: closed.declaredAt, text: "Late" };
    const late = await app.call(addLogEntries, {
      ...at(body.incidentId),
      body: { entries: [note] },
    });
    expect(late.problem.code).toBe("incident-closed");
    const reviewActionId = closed.review?.actions[0]?.reviewActionId ?? "";
    const params = { ...at(body.incidentId).params, reviewActionId };
    const { body: done } = await app.call(setReviewAction, {
      as: cafe.token,
      params,
      body: { isDone: true },
    });
    expect(done.openReviewActions).toBe(0);
  });
});

describe("an expired plan", () => {
  it("shows its teams for seven days after a declaration, once a year, and informs the owner", async () => {
    await responder(1, "Ana", "Primary");
    await expirePlan(app, cafe.planId);
    const teams = async () => (await app.call(listTeams, inPlan())).status;
    expect(await teams()).toBe(402);
    const { body } = await declare();
    expect(body.responders).toHaveLength(1);
    expect(await teams()).toBe(200);
    expect(await lastEmailTo(app, `owner${owners}@incidents.example`)).toContain(
      "which has expired",
    );
    app.clock.pass(7 * DAY);
    const login = await ownerAgain();
    expect((await app.call(listTeams, inPlan(login))).status).toBe(402);
    const { body: later } = await app.call(readIncident, at(body.incidentId, login));
    expect([later.areRespondersWithheld, later.responders]).toEqual([true, []]);
    await declare({}, login);
    expect((await app.call(listTeams, inPlan(login))).status).toBe(402);
  });

  it("is not opened by a rehearsal", async () => {
    await expirePlan(app, cafe.planId);
    await declare({ isExercise: true });
    expect((await app.call(listTeams, inPlan())).status).toBe(402);
  });
});

/** A new session, because the first one ends after hours. */
const ownerAgain = () =>
  signedInMember(app, cafe.organisationId, "owner", `second${owners}@incidents.example`);
