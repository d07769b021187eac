import {
  addLogEntriesByLink,
  addLogPhotoByLink,
  answerAlert,
  readAlert,
  setActionByLink,
} from "@holdfast/contract/incidents/by-link/alert-endpoints";
import {
  addIncidentAction,
  changeIncident,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { setIncidentRole } from "@holdfast/contract/incidents/handover-endpoints";
import { sendTeamMessage } from "@holdfast/contract/incidents/messages/team-message-endpoints";
import { updateRecoveryDetails } from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { listTeams, removeTeamContact } from "@holdfast/contract/teams/team-endpoints";
import { describe, expect, it } from "vitest";
import { GREY_PIXEL } from "../../../../test/factories/images";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import { lastEmailTo, linkOf } from "../../../../test/factories/people";
import { responderOf } from "../../../../test/factories/responders";
import { expirePlan, signedInMember } from "../../../../test/factories/workspace";
import { DAY } from "../../../platform/clock";
import { firstBrokenEntry } from "../log/log-rules";

const setup = incidentSetup("by-link");
const { at, declare, read, logOf, responder } = setup;

/** Someone without an account who is on the way: the link, and what it shows. */
async function onTheWay(teamTypeId = 1, name = "Ana") {
  const email = await responder(teamTypeId, name, "Primary");
  const { body: incident } = await declare({ level: teamTypeId === 1 ? 1 : 2 });
  const link = linkOf(await lastEmailTo(setup.app, email));
  const { body } = await setup.app.call(answerAlert, { body: { ...link, answer: "on-my-way" } });
  if (!body.work) throw new Error("The link shows no work.");
  const [action] = body.work.actions;
  if (!action) throw new Error("The team has no actions.");
  return { link, alert: body, work: body.work, action, incidentId: incident.incidentId };
}

const tick = (link: { readonly id: string; readonly token: string }, body: object) =>
  setup.app.call(setActionByLink, { body: { ...link, isDone: true, actionId: "", ...body } });
const entry = (text: string) => ({
  entryId: setup.app.services.newId(),
  deviceAt: setup.app.clock.now().toISOString(),
  text,
});

describe("working by the link of an alert", () => {
  it("shows nothing of the team's work before the person is on the way, and hides it after 'Cannot come'", async () => {
    const { link, work } = await onTheWay();
    expect(work.teamTypeIds).toEqual([1]);
    expect(new Set(work.actions.map(({ teamTypeId }) => teamTypeId))).toEqual(new Set([1]));
    const { body } = await setup.app.call(answerAlert, {
      body: { ...link, answer: "cannot-come" },
    });
    expect(body.work).toBeNull();
  });

  it("ticks an action once, under the person's name, and logs it as by link", async () => {
    const { link, action, incidentId } = await onTheWay();
    const made = { actionId: action.actionId, ...entry("") };
    const { text: _text, ...body } = made;
    expect((await tick(link, body)).body).toMatchObject({ doneByName: "Ana Tan (by link)" });
    await tick(link, body);
    await tick(link, { ...body, entryId: setup.app.services.newId(), isDone: false });
    const log = await logOf(incidentId);
    expect(
      log.filter(({ kind }) => kind === "action").map(({ text, authorName }) => [text, authorName]),
    ).toEqual([
      [`Done: ${action.text}`, "Ana Tan (by link)"],
      [`Not done after all: ${action.text}`, "Ana Tan (by link)"],
    ]);
    expect(firstBrokenEntry(log)).toBeUndefined();
    const { responders } = await read(incidentId);
    expect(responders[0]?.presentAt).not.toBeNull();
  });

  it("adds entries and photos once, and shows the person only their own", async () => {
    const { link, incidentId } = await onTheWay();
    const entries = [entry("The gas is off"), entry("Everyone is out")];
    const body = { ...link, entries };
    expect((await setup.app.call(addLogEntriesByLink, { body })).body).toEqual(
      entries.map(({ entryId }) => ({ entryId })),
    );
    await setup.app.call(addLogEntriesByLink, { body });
    const photo = { body: { ...link, ...entry("The kitchen") }, file: GREY_PIXEL };
    await setup.app.call(addLogPhotoByLink, photo);
    await setup.app.call(addLogPhotoByLink, photo);
    for (const [teamTypeId, text] of [
      [1, "Meet at the gate"],
      [3, "For the leaders"],
    ] as const)
      await setup.app.call(sendTeamMessage, { ...at(incidentId), body: { teamTypeId, text } });
    await setup.app.call(changeIncident, { ...at(incidentId), body: { whatHappened: "A fire" } });
    const log = await logOf(incidentId);
    const notes = log.filter(({ kind }) => kind === "note");
    expect(
      notes.map(({ text, authorName, photo: file }) => [text, authorName, file !== null]),
    ).toEqual([
      ["The gas is off", "Ana Tan (by link)", false],
      ["Everyone is out", "Ana Tan (by link)", false],
      ["The kitchen", "Ana Tan (by link)", true],
    ]);
    expect(firstBrokenEntry(log)).toBeUndefined();
    const { body: alert } = await setup.app.call(readAlert, { body: link });
    expect(alert.whatHappened).toBe("A fire");
    expect(alert.work?.updates.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      [
        "What happened: A fire. Sent to all responders (1 person): 0 by text message, 1 by email.",
        false,
      ],
      [expect.stringContaining("Meet at the gate"), false],
      ["The kitchen", true],
      ["Everyone is out", true],
      ["The gas is off", true],
    ]);
  });

  it("shows of other people only the leader and the calls of the person's team, each once", async () => {
    await responder(1, "Ben", "Alternatives", "+61491570006");
    await responder(3, "Cara", "Primary", "+61491570110");
    const { alert } = await onTheWay();
    expect(alert.work?.callOrder.map(({ name, phone }) => [name, phone])).toEqual([
      ["Ben Tan", expect.stringContaining("570 006")],
    ]);
    expect(JSON.stringify(alert)).not.toContain("Cara");
    expect(JSON.stringify(alert)).not.toContain("@");
  });
});

it("names the leader first, and once, and does not offer the leader's own number", async () => {
  const emails = [await responder(1, "Mei", "Primary"), await responder(1, "Ben", "Alternatives")];
  const { body: incident } = await declare({ level: 1 });
  const mei = incident.responders.find(({ name }) => name === "Mei Tan");
  await setup.app.call(setIncidentRole, {
    ...at(incident.incidentId),
    body: { role: "lead", responderId: mei?.responderId },
  });
  const answerOf = async (email: string, answer: "cannot-come" | "on-my-way") => {
    const link = linkOf(await lastEmailTo(setup.app, email));
    return setup.app.call(answerAlert, { body: { ...link, answer } });
  };
  // Ben is alerted in her place before she comes after all.
  await answerOf(emails[0] ?? "", "cannot-come");
  const calls = [];
  for (const email of emails) {
    const { body } = await answerOf(email, "on-my-way");
    calls.push([body.leader?.name, body.work?.callOrder.map(({ name }) => name)]);
  }
  expect(calls).toEqual([
    [undefined, ["Ben Tan"]],
    ["Mei Tan", []],
  ]);
});

it("shows the meeting point that the messages have, also after the site sheet is changed", async () => {
  const meetAt = (assemblyPoint: string) =>
    setup.app.call(updateRecoveryDetails, { ...setup.inPlan(), body: { assemblyPoint } });
  const shown = "The seawall. Second: the forecourt.";
  await meetAt(shown);
  const { link, alert, incidentId } = await onTheWay();
  expect(alert.meetingPoint).toBe(shown);
  await meetAt("The park");
  const { body } = await setup.app.call(readAlert, { body: link });
  expect([body.meetingPoint, (await read(incidentId)).meetingPoint]).toEqual([shown, shown]);
});

it("says whether the person has an account, which opens the workspace", async () => {
  const { alert } = await onTheWay();
  expect(alert.hasAccount).toBe(false);
  const email = `viewer${setup.owners}@by-link.example`;
  await signedInMember(setup.app, setup.cafe.organisationId, "viewer", email);
  await responderOf(setup.app, setup.cafe, email, { teamTypeId: 2, designation: "Primary" });
  await declare({ level: 2 });
  const link = linkOf(await lastEmailTo(setup.app, email));
  expect((await setup.app.call(readAlert, { body: link })).body.hasAccount).toBe(true);
});

it("hides the people of an expired plan after seven days, as the workspace does", async () => {
  const email = await responder(1, "Ana", "Primary");
  await responder(1, "Ben", "Alternatives", "+61491570006");
  await expirePlan(setup.app, setup.cafe.planId);
  await declare({ level: 1 });
  const link = linkOf(await lastEmailTo(setup.app, email));
  const { body: alert } = await setup.app.call(answerAlert, {
    body: { ...link, answer: "on-my-way" },
  });
  expect(alert.areRespondersWithheld).toBe(false);
  expect(alert.work?.callOrder.map(({ name }) => name)).toEqual(["Ben Tan"]);
  setup.app.clock.pass(7 * DAY);
  const { body: later } = await setup.app.call(readAlert, { body: link });
  expect([later.areRespondersWithheld, later.leader?.phone]).toEqual([true, null]);
  expect(later.work?.callOrder).toEqual([]);
  expect(JSON.stringify(later)).not.toContain("Ben");
  expect(later.work?.actions.length).toBeGreaterThan(0);
});

describe("a link is a key to one incident, for one person", () => {
  it("opens no action of another team or another incident, and nothing with a wrong token", async () => {
    const { link, incidentId } = await onTheWay();
    const { body: other } = await setup.app.call(addIncidentAction, {
      ...at(incidentId),
      body: { teamTypeId: 3, text: "Call the insurer" },
    });
    const second = await declare({ level: 1 });
    const elsewhere = second.body.actions.find(({ teamTypeId }) => teamTypeId === 1);
    for (const actionId of [other.actionId, elsewhere?.actionId ?? ""])
      expect((await tick(link, { actionId })).status).toBe(404);
    const wrong = { ...link, token: "wrong" };
    const answers = [
      await tick(wrong, { actionId: other.actionId }),
      await setup.app.call(addLogEntriesByLink, { body: { ...wrong, entries: [entry("x")] } }),
      await setup.app.call(addLogPhotoByLink, {
        body: { ...wrong, ...entry("x") },
        file: GREY_PIXEL,
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([418, 418, 418]);
    expect((await logOf(second.body.incidentId)).map(({ kind }) => kind)).not.toContain("note");
  });

  it("ends with the incident, and takes only what was written before", async () => {
    const { link, action, incidentId } = await onTheWay();
    const before = entry("Written before the end");
    setup.app.clock.pass(60_000);
    await setup.app.call(standDownIncident, at(incidentId));
    setup.app.clock.pass(60_000);
    const after = entry("Written after the end");
    const send = (written: typeof before) =>
      setup.app.call(addLogEntriesByLink, { body: { ...link, entries: [written] } });
    expect((await send(after)).status).toBe(410);
    expect((await tick(link, { actionId: action.actionId })).status).toBe(410);
    expect((await send(before)).status).toBe(200);
    expect((await send(before)).status).toBe(200);
    const notes = (await logOf(incidentId)).filter(({ kind }) => kind === "note");
    expect(notes.map(({ text }) => text)).toEqual(["Written before the end"]);
    setup.app.clock.pass(7 * 24 * 60 * 60_000);
    expect((await send(before)).status).toBe(410);
  });

  it("ends when the person is removed from the team, and says whom to call", async () => {
    const { link } = await onTheWay();
    const plan = { as: setup.cafe.token, params: { planId: setup.cafe.planId } };
    const { body: teams } = await setup.app.call(listTeams, plan);
    const team = teams.find(({ teamType }) => teamType.teamTypeId === 1);
    await setup.app.call(removeTeamContact, {
      ...plan,
      params: {
        ...plan.params,
        teamId: team?.teamId ?? "",
        contactId: team?.teamContacts[0]?.contactId ?? "",
      },
    });
    const answers = [
      await setup.app.call(readAlert, { body: link }),
      await setup.app.call(addLogEntriesByLink, { body: { ...link, entries: [entry("x")] } }),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.detail])).toEqual(
      answers.map(() => [
        404,
        expect.stringMatching(/^You are no longer in the teams of this plan, .+ call .+\.$/u),
      ]),
    );
  });
});
