import { answerAlert, readAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import {
  listIncidents,
  readIncident,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { emailsTo, lastEmailTo, linkOf, textMessagesTo } from "../../../test/factories/people";
import { expirePlan, signedInBroker, signedInMember } from "../../../test/factories/workspace";
import { DAY, MINUTE } from "../../platform/clock";
import { escalateAlerts } from "./public";
import { addToTeam, responderOf } from "../../../test/factories/responders";
import { incidentSetup } from "../../../test/factories/incident-setup";
import { unitsWithTimes } from "../../../test/factories/unit-times";

const setup = incidentSetup("declare");
const { inPlan, at, declare, read, logOf, responder, ownerAgain } = setup;

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
    expect(await lastEmailTo(setup.app, ana)).toContain("Fire in the kitchen");
    const [text] = await textMessagesTo(setup.app, "+61 491 570 006");
    expect(text).toContain("Level 1 incident at Harbour Café Pty Ltd");
    expect(await emailsTo(setup.app, ben)).toEqual([]);
    expect(await emailsTo(setup.app, mei)).toEqual([]);
    expect((await logOf(body.incidentId)).map((entry) => entry.text)).toEqual([
      "Level 1 declared: Fire in the kitchen",
      "Ana Tan (Emergency Response Team, Primary) was alerted by email and text message.",
    ]);
    const { body: listed } = await setup.app.call(listIncidents, inPlan());
    expect(listed.map(({ incidentId }) => incidentId)).toEqual([body.incidentId]);
  });

  it("gives each team its actions of the plan, with the plan's own time limits", async () => {
    const { body } = await declare({ level: 3 });
    const damage = body.actions.find(({ topic }) => topic.startsWith("E.2"));
    expect(Date.parse(damage?.dueAt ?? "") - Date.parse(body.declaredAt)).toBe(60 * MINUTE);
    expect(body.actions.find(({ topic }) => topic.startsWith("B.4"))?.dueAt).toBeNull();
    expect(new Set(body.actions.map(({ teamTypeId }) => teamTypeId))).toEqual(new Set([1, 2, 3]));
    expect(body.actions.filter(({ text }) => /[{}*]/u.test(text))).toEqual([]);
    // The plan's page has a table above or below an action; a checklist on screen has not.
    const texts = body.actions.map(({ text }) => text);
    expect(texts).toContain(
      "Walk every cleared area from the outside in; fill in the table in E.2 of the plan.",
    );
    expect(texts.filter((text) => /\b(?:above|below)\b/u.test(text))).toEqual([]);
  });

  it("marks unconfirmed time limits as proposed", async () => {
    await unitsWithTimes(setup.app, setup.cafe, { proposed: true });
    const { body } = await declare();
    expect(body.units).toMatchObject([
      { name: "Bar", isRtoProposed: false, isMtpdProposed: true },
      { name: "Kitchen", isRtoProposed: true, isMtpdProposed: true },
    ]);
  });

  it("writes out addresses in a description, and sends the rest of it", async () => {
    const ana = await responder(1, "Ana", "Primary", "+61 491 570 158");
    await declare({ whatHappened: "Server room flooded. Status: status.aws.com/health for news" });
    const sentence = "Server room flooded. Status: status(dot)aws(dot)com/health for news.";
    expect(await lastEmailTo(setup.app, ana)).toContain(sentence);
    expect((await textMessagesTo(setup.app, "+61 491 570 158")).at(-1)).toContain(sentence);
  });

  it("keeps the organisation's name in every message, shortened at a word", async () => {
    const ana = await responder(1, "Ana", "Primary", "+61 491 570 159");
    const name = "The Harbour Light Café and Ferry Forecourt Catering Company of New South Wales";
    await setup.app.services.database.query.execute(
      sql`update organisations set name = ${name} where id = ${setup.cafe.organisationId}`,
    );
    await declare({ whatHappened: `Fire. ${"Everybody go to the ferry forecourt. ".repeat(12)}` });
    const [text = ""] = await textMessagesTo(setup.app, "+61 491 570 159");
    expect(text).toContain(
      "Level 1 incident at The Harbour Light Café and Ferry... Fire. Everybody",
    );
    expect(text).toMatch(/ Fire\. Everybody .* \w+\.\.\. Where: /u);
    expect(await lastEmailTo(setup.app, ana)).toContain(
      "at The Harbour Light Café and Ferry Forecourt Catering",
    );
  });

  it("marks a rehearsal in every message", async () => {
    const ana = await responder(1, "Ana", "Primary", "+61 491 570 156");
    await declare({ isExercise: true });
    expect(await lastEmailTo(setup.app, ana)).toContain(
      "This is an exercise. Nothing has happened.",
    );
    expect((await textMessagesTo(setup.app, "+61 491 570 156")).at(-1)).toContain(
      "EXERCISE: Level 1",
    );
  });

  it("limits a viewer to the incidents that the viewer's team may declare", async () => {
    const email = await responder(1, "Viewer", "Alternatives");
    const outsider = `outsider${setup.owners}@declare.example`;
    const viewer = await signedInMember(setup.app, setup.cafe.organisationId, "viewer", email);
    const stranger = await signedInMember(setup.app, setup.cafe.organisationId, "viewer", outsider);
    expect((await declare({ level: 1 }, viewer)).status).toBe(201);
    const refused = await declare({ level: 2 }, viewer);
    expect([refused.status, refused.problem.code]).toEqual([403, "level-not-allowed"]);
    const notInTeam = await declare({ level: 1 }, stranger);
    expect([notInTeam.status, notInTeam.problem.code]).toEqual([403, "not-in-a-team"]);
  });
});

describe("answering an alert", () => {
  it("works without a login, can be changed, and shows no one but the leader before it", async () => {
    const ana = await responder(1, "Ana", "Primary");
    await responder(1, "Ben", "Alternatives");
    const { body: incident } = await declare({ whatHappened: "Fire" });
    const link = linkOf(await lastEmailTo(setup.app, ana));
    const { body: alert } = await setup.app.call(readAlert, { body: link });
    expect(alert).toMatchObject({ whatHappened: "Fire", answer: null });
    expect(JSON.stringify(alert)).not.toContain("Ben");
    const answer = { ...link, answer: "on-my-way" as const };
    expect((await setup.app.call(answerAlert, { body: answer })).status).toBe(200);
    await setup.app.call(answerAlert, { body: answer });
    await setup.app.call(answerAlert, { body: { ...link, answer: "cannot-come" } });
    await setup.app.call(answerAlert, { body: answer });
    const { responders } = await read(incident.incidentId);
    expect(responders.map(({ name, answer: input }) => [name, input])).toEqual([
      ["Ana Tan", "on-my-way"],
      ["Ben Tan", null],
    ]);
    const answered = (await logOf(incident.incidentId)).filter(({ kind }) => kind === "answered");
    const ana1 = "Ana Tan (Emergency Response Team, Primary)";
    expect(answered.map(({ text, authorName }) => [text, authorName])).toEqual([
      [`${ana1} is on the way.`, "Ana Tan (by link)"],
      [`${ana1} now cannot come.`, "Ana Tan (by link)"],
      [`${ana1} now is on the way.`, "Ana Tan (by link)"],
    ]);
  });

  it("alerts the next Alternative at once if a Primary cannot come", async () => {
    const ana = await responder(1, "Ana", "Primary");
    const ben = await responder(1, "Ben", "Alternatives");
    const cara = await responder(1, "Cara", "Alternatives");
    await declare();
    const link = linkOf(await lastEmailTo(setup.app, ana));
    await setup.app.call(answerAlert, { body: { ...link, answer: "cannot-come" } });
    expect(await emailsTo(setup.app, ben)).toHaveLength(1);
    expect(await emailsTo(setup.app, cara)).toHaveLength(0);
  });

  it("counts for each team that has alerted the person, and for no one else", async () => {
    const email = `both${setup.owners}@declare.example`;
    const contactId = await responderOf(setup.app, setup.cafe, email);
    await responder(2, "Ben", "Primary");
    await addToTeam(setup.app, setup.cafe, contactId, 3, "Primary");
    const { body } = await declare({ level: 2 });
    const link = linkOf(await lastEmailTo(setup.app, email));
    await setup.app.call(answerAlert, { body: { ...link, answer: "on-my-way" } });
    const { responders } = await read(body.incidentId);
    expect(responders.map(({ name, teamTypeId, answer }) => [name, teamTypeId, answer])).toEqual(
      expect.arrayContaining([
        ["Ana Tan", 1, "on-my-way"],
        ["Ana Tan", 3, "on-my-way"],
        ["Ben Tan", 2, null],
      ]),
    );
    const answered = (await logOf(body.incidentId)).filter(({ kind }) => kind === "answered");
    expect(answered.map(({ text }) => text)).toEqual([
      "Ana Tan (Emergency Response Team, Primary) is on the way.",
      "Ana Tan (Crisis Management Team, Primary) is on the way.",
    ]);
  });

  it("alerts the next Alternative each time no one has answered within the minutes", async () => {
    await responder(1, "Ana", "Primary");
    const ben = await responder(1, "Ben", "Alternatives");
    const cara = await responder(1, "Cara", "Alternatives");
    const { body } = await declare({ escalationMinutes: 5 });
    await escalateAlerts(setup.app.services);
    expect(await emailsTo(setup.app, ben)).toHaveLength(0);
    setup.app.clock.pass(5 * MINUTE);
    await escalateAlerts(setup.app.services);
    expect(
      [await emailsTo(setup.app, ben), await emailsTo(setup.app, cara)].map((all) => all.length),
    ).toEqual([1, 0]);
    setup.app.clock.pass(5 * MINUTE);
    await escalateAlerts(setup.app.services);
    await escalateAlerts(setup.app.services);
    expect(await emailsTo(setup.app, cara)).toHaveLength(1);
    expect((await logOf(body.incidentId)).filter(({ kind }) => kind === "escalated")).toHaveLength(
      2,
    );
  });

  it("refuses a wrong token, and a link whose incident is over", async () => {
    const ana = await responder(1, "Ana", "Primary");
    const { body } = await declare();
    const link = linkOf(await lastEmailTo(setup.app, ana));
    const wrong = await setup.app.call(readAlert, { body: { ...link, token: "wrong" } });
    expect(wrong.status).toBe(418);
    await setup.app.call(standDownIncident, at(body.incidentId));
    const ended = await setup.app.call(readAlert, { body: link });
    expect(ended.status).toBe(410);
    expect(ended.problem.detail).toMatch(
      /^Level 1 incident at .+, declared \d+ min ago, has ended\. You are no longer needed\. Thank you\. If you have questions, call .+\.$/u,
    );
  });
});

describe("an expired plan", () => {
  it("shows its teams for seven days after a declaration, once a year, and informs the owner", async () => {
    await responder(1, "Ana", "Primary");
    await expirePlan(setup.app, setup.cafe.planId);
    const teams = async () => (await setup.app.call(listTeams, inPlan())).status;
    expect(await teams()).toBe(402);
    const { body } = await declare();
    expect(body.responders).toHaveLength(1);
    expect(await teams()).toBe(200);
    const toOwner = await lastEmailTo(setup.app, `owner${setup.owners}@declare.example`);
    const { planId, organisationId } = setup.cafe;
    expect(toOwner).toContain("This plan has expired");
    expect(toOwner).toContain(`/dashboard/plans?plan=${planId}&organisation=${organisationId}`);
    setup.app.clock.pass(7 * DAY);
    const login = await ownerAgain();
    expect((await setup.app.call(listTeams, inPlan(login))).status).toBe(402);
    const { body: later } = await setup.app.call(readIncident, at(body.incidentId, login));
    expect([later.areRespondersWithheld, later.responders]).toEqual([true, []]);
    await declare({}, login);
    expect((await setup.app.call(listTeams, inPlan(login))).status).toBe(402);
  });

  it("informs the owner and the broker once a year at most", async () => {
    const broker = `broker${setup.owners}@declare.example`;
    await signedInBroker(setup.app, broker, setup.cafe.organisationId);
    await expirePlan(setup.app, setup.cafe.planId);
    const informed = () =>
      Promise.all(
        [`owner${setup.owners}@declare.example`, broker].map(
          async (email) =>
            (await emailsTo(setup.app, email)).filter((mail) =>
              mail.includes("This plan has expired"),
            ).length,
        ),
      );
    await declare();
    expect(await informed()).toEqual([1, 1]);
    setup.app.clock.pass(364 * DAY);
    await declare({}, await ownerAgain());
    expect(await informed()).toEqual([1, 1]);
    setup.app.clock.pass(DAY);
    const third = `third${setup.owners}@declare.example`;
    const { organisationId } = setup.cafe;
    await declare({}, await signedInMember(setup.app, organisationId, "owner", third));
    expect(await informed()).toEqual([2, 2]);
  });

  it("does not open an expired plan by a rehearsal", async () => {
    await expirePlan(setup.app, setup.cafe.planId);
    await declare({ isExercise: true });
    expect((await setup.app.call(listTeams, inPlan())).status).toBe(402);
  });
});
