import { createHash } from "node:crypto";
import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { answerAlert, readAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import {
  addLogEntries,
  addLogPhoto,
  alertResponder,
  changeIncident,
  changeIncidentUnit,
  closeIncident,
  setIncidentAction,
  setReviewAction,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import type { IncidentLevel } from "@holdfast/contract/incidents/incident-level";
import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { emailsTo, lastEmailTo, linkOf, textMessagesTo } from "../../../test/factories/people";
import { signedInMember } from "../../../test/factories/workspace";
import { MINUTE } from "../../platform/clock";
import { printedImage } from "../../platform/files/image-data";
import { firstBrokenEntry } from "./log/log-rules";
import { GREY_PIXEL } from "../../../test/factories/images";
import { incidentSetup } from "../../../test/factories/incident-setup";

const setup = incidentSetup("manage");
const { inPlan, at, declare, read, logOf, responder } = setup;

describe("managing an incident", () => {
  it("stores entries of a device once, however often they are sent, in a chain that shows changes", async () => {
    const { body } = await declare();
    const { incidentId } = body;
    const entries = [
      { entryId: setup.app.services.newId(), deviceAt: "2026-11-20T10:05:00.000Z", text: "Second" },
      { entryId: setup.app.services.newId(), deviceAt: "2026-11-20T10:00:00.000Z", text: "First" },
    ];
    await setup.app.call(addLogEntries, { ...at(incidentId), body: { entries } });
    await setup.app.call(addLogEntries, { ...at(incidentId), body: { entries } });
    const log = await logOf(incidentId);
    expect(log.slice(1).map(({ text }) => text)).toEqual(["First", "Second"]);
    expect(firstBrokenEntry(log)).toBeUndefined();
    const { query } = setup.app.services.database;
    const refused = [
      sql`update incident_log set text = 'Changed' where incident_id = ${incidentId}`,
      sql`delete from incident_log where incident_id = ${incidentId} and number = 3`,
      sql`delete from incidents where id = ${incidentId}`,
    ];
    for (const statement of refused)
      await expect(query.execute(statement)).rejects.toThrow(/Failed query/);
    // Deleting the plan deletes the incident.
    await query.execute(sql`delete from plans where id = ${setup.cafe.planId}`);
    const { rows } = await query.execute<{ number: number }>(
      sql`select number from incident_log where incident_id = ${incidentId}`,
    );
    expect(rows).toEqual([]);
  });

  it("stores a photo once, with its hash in the chain, and serves it", async () => {
    const { body } = await declare();
    const photo = () =>
      setup.app.call(addLogPhoto, {
        ...at(body.incidentId),
        body: { entryId, deviceAt: body.declaredAt, text: "The kitchen" },
        file: GREY_PIXEL,
      });
    const entryId = setup.app.services.newId();
    const { body: entry } = await photo();
    expect((await photo()).body).toEqual(entry);
    const log = await logOf(body.incidentId);
    expect(log.filter((logEntry) => logEntry.photo !== null)).toEqual([entry]);
    expect(firstBrokenEntry(log)).toBeUndefined();
    const swapped = log.map((logEntry) =>
      logEntry.photo === null
        ? logEntry
        : { ...logEntry, photo: { ...logEntry.photo, sha256: "0".repeat(64) } },
    );
    expect(firstBrokenEntry(swapped)).toBe(entry.number);
    const served = await setup.app.server.inject({ url: entry.photo?.url ?? "" });
    expect(createHash("sha256").update(served.rawPayload).digest("hex")).toBe(entry.photo?.sha256);
    const { services } = setup.app;
    const size = { width: 9, height: 9, fit: "inside", withoutEnlargement: true } as const;
    const hash = async () => (await printedImage(services, entry.photo?.url ?? null, size))?.sha256;
    expect(await hash()).toBe(entry.photo?.sha256);
    const read = vi.spyOn(services.files, "read").mockResolvedValue(Buffer.from("swapped"));
    expect(await hash()).not.toBe(entry.photo?.sha256);
    read.mockRestore();
    const noImage = await setup.app.call(addLogPhoto, {
      ...at(body.incidentId),
      body: { entryId: setup.app.services.newId(), deviceAt: body.declaredAt },
      file: Buffer.from("no image"),
    });
    expect(noImage.status).toBe(400);
  });

  it("alerts a person again, who may use either link, but not after the teams were stood down", async () => {
    const ana = await responder(1, "Ana", "Primary");
    const { body } = await declare();
    const first = linkOf(await lastEmailTo(setup.app, ana));
    const params = {
      ...at(body.incidentId).params,
      responderId: body.responders[0]?.responderId ?? "",
    };
    const again = () => setup.app.call(alertResponder, { as: setup.cafe.token, params });
    expect((await again()).body.responders[0]?.answer).toBeNull();
    const second = linkOf(await lastEmailTo(setup.app, ana));
    expect(second.id).not.toBe(first.id);
    await setup.app.call(answerAlert, { body: { ...first, answer: "on-my-way" } });
    for (const body of [first, second])
      expect((await setup.app.call(readAlert, { body })).body.answer).toBe("on-my-way");
    await setup.app.call(standDownIncident, at(body.incidentId));
    expect((await again()).problem.code).toBe("incident-not-active");
  });

  it("marks an action with name and time, and once only", async () => {
    const { body } = await declare();
    const [action] = body.actions;
    const which = {
      ...at(body.incidentId),
      params: { ...at(body.incidentId).params, actionId: action?.actionId ?? "" },
    };
    const done = await setup.app.call(setIncidentAction, { ...which, body: { isDone: true } });
    expect(done.body.doneByName).toBe("Ana Silva");
    setup.app.clock.pass(MINUTE);
    const again = await setup.app.call(setIncidentAction, { ...which, body: { isDone: true } });
    expect(again.body.doneAt).toBe(done.body.doneAt);
    expect((await logOf(body.incidentId)).filter(({ kind }) => kind === "action")).toHaveLength(1);
  });

  it("runs a unit's clock from the first moment it is down until it is restored", async () => {
    await setup.app.call(createDepartments, {
      as: setup.cafe.token,
      params: { orgId: setup.cafe.organisationId, branchId: setup.cafe.branchId },
      body: { names: ["Kitchen"] },
    });
    const { body } = await declare();
    const unitId = body.units[0]?.unitId ?? "";
    const params = { ...at(body.incidentId).params, unitId };
    const set = (changes: object) =>
      setup.app.call(changeIncidentUnit, { as: setup.cafe.token, params, body: changes });
    const down = (await set({ status: "down", site: "Pyrmont" })).body;
    setup.app.clock.pass(MINUTE);
    const partly = (await set({ status: "partly-restored" })).body;
    expect([partly.downSince, partly.restoredAt, partly.site]).toEqual([
      down.downSince,
      null,
      "Pyrmont",
    ]);
    setup.app.clock.pass(MINUTE);
    const restored = (await set({ status: "restored" })).body;
    expect(Date.parse(restored.restoredAt ?? "") - Date.parse(down.downSince ?? "")).toBe(
      2 * MINUTE,
    );
  });

  it("alerts further teams when the level rises", async () => {
    const mei = await responder(3, "Mei", "Primary");
    const { body } = await declare();
    expect(await emailsTo(setup.app, mei)).toHaveLength(0);
    const raised = await setup.app.call(changeIncident, {
      ...at(body.incidentId),
      body: { level: 2 },
    });
    expect(raised.body.responders.map(({ name }) => name)).toEqual(["Mei Tan"]);
    expect(await emailsTo(setup.app, mei)).toHaveLength(1);
  });

  it("raises the level once, however often the same change arrives", async () => {
    const mei = await responder(3, "Mei", "Primary");
    const { body } = await declare();
    const raise = (level: IncidentLevel, levelBefore: IncidentLevel) =>
      setup.app.call(changeIncident, { ...at(body.incidentId), body: { level, levelBefore } });
    const twice = await Promise.all([raise(2, 1), raise(2, 1)]);
    expect(twice.map(({ body: { level } }) => level)).toEqual([2, 2]);
    expect(await emailsTo(setup.app, mei)).toHaveLength(1);
    const changes = async () =>
      (await logOf(body.incidentId)).filter(({ kind }) => kind === "level");
    expect(await changes()).toHaveLength(1);
    expect((await raise(3, 2)).body.level).toBe(3);
    const behind = await raise(2, 1);
    expect([behind.status, behind.problem.code]).toEqual([409, "level-changed"]);
    expect((await read(body.incidentId)).level).toBe(3);
    expect(await changes()).toHaveLength(2);
  });

  it("changes nothing and logs nothing for a change without values", async () => {
    const { body } = await declare();
    const before = await read(body.incidentId);
    const { status } = await setup.app.call(changeIncident, { ...at(body.incidentId), body: {} });
    expect(status).toBe(200);
    expect(await read(body.incidentId)).toEqual(before);
  });

  it("does not let a team lower a level that it may not lead", async () => {
    const email = await responder(1, "Viewer", "Primary");
    const viewer = await signedInMember(setup.app, setup.cafe.organisationId, "viewer", email);
    const { body } = await declare({ level: 2 });
    const lowered = await setup.app.call(changeIncident, {
      ...at(body.incidentId, viewer),
      body: { level: 1 },
    });
    expect([lowered.status, lowered.problem.code]).toEqual([403, "level-not-allowed"]);
    expect((await read(body.incidentId)).level).toBe(2);
  });

  it("closes only after the teams are stood down, with a review whose actions stay until done", async () => {
    const ana = await responder(1, "Ana", "Primary", "+61 491 570 110");
    const { body } = await declare();
    const review = {
      happened: "A small fire",
      worked: "The alarm",
      actions: [{ text: "Service the hood", ownerName: "Ana Tan", dueDate: "2027-01-31" }],
    };
    const close = () => setup.app.call(closeIncident, { ...at(body.incidentId), body: review });
    expect((await close()).problem.code).toBe("stand-down-first");
    await setup.app.call(standDownIncident, at(body.incidentId));
    expect(await lastEmailTo(setup.app, ana)).toContain("You are no longer needed");
    const texts = await textMessagesTo(setup.app, "+61 491 570 110");
    expect(texts.filter((text) => text.includes("You are no longer needed"))).toHaveLength(1);
    const { body: closed } = await close();
    expect([closed.status, closed.openReviewActions]).toEqual(["closed", 1]);
    const note = { entryId: setup.app.services.newId(), deviceAt: closed.declaredAt, text: "Late" };
    const late = await setup.app.call(addLogEntries, {
      ...at(body.incidentId),
      body: { entries: [note] },
    });
    expect(late.body.map(({ text }) => text)).toEqual(["Late"]);
    const entries = await logOf(body.incidentId);
    expect(entries.slice(-2).map(({ kind }) => kind)).toEqual(["closed", "note"]);
    expect(firstBrokenEntry(entries)).toBeUndefined();
    const dashboard = async () => (await setup.app.call(readDashboard, inPlan())).body.openActions;
    expect(await dashboard()).toEqual([
      {
        incidentId: body.incidentId,
        exerciseId: null,
        text: "Service the hood",
        ownerName: "Ana Tan",
        dueDate: "2027-01-31",
      },
    ]);
    const reviewActionId = closed.review?.actions[0]?.reviewActionId ?? "";
    const params = { ...at(body.incidentId).params, reviewActionId };
    const { body: done } = await setup.app.call(setReviewAction, {
      as: setup.cafe.token,
      params,
      body: { isDone: true },
    });
    expect(done.openReviewActions).toBe(0);
    expect(await dashboard()).toEqual([]);
  });
});
