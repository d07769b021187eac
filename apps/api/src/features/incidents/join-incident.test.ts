import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import {
  setIncidentAction,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { expect, it } from "vitest";
import { incidentSetup } from "../../../test/factories/incident-setup";
import { emailsTo } from "../../../test/factories/people";
import { signedInMember } from "../../../test/factories/workspace";
import { addMs, DAY, HOUR } from "../../platform/clock";

/* Incidents that several people declare, and those that were started on a device without a network. */

const setup = incidentSetup("local");
const { at, declare, inPlan, logOf, read, responder } = setup;

const before = (ms: number) => addMs(setup.app.clock.now(), -ms).toISOString();
const started = (changes: object = {}) => ({
  startedOnDevice: {
    incidentId: setup.app.services.newId(),
    deviceAt: before(3 * HOUR),
    isAnother: false,
    ...changes,
  },
});

it("declares it once, under the device's id and at the device's time", async () => {
  const ana = await responder(1, "Ana", "Primary");
  const body = { ...started(), whatHappened: "Fire" };
  const { status, body: first } = await declare(body);
  const again = await declare(body);
  expect([status, again.status]).toEqual([201, 201]);
  expect(again.body.incidentId).toBe(first.incidentId);
  const { incidentId, deviceAt } = body.startedOnDevice;
  expect(first).toMatchObject({ incidentId, declaredAt: deviceAt });
  expect(await emailsTo(setup.app, ana)).toHaveLength(1);
  const [entry] = await logOf(incidentId);
  expect(entry).toMatchObject({
    entryId: incidentId,
    kind: "declared",
    text: "Level 1 declared: Fire",
    deviceAt,
    serverAt: setup.app.clock.now().toISOString(),
  });
  expect((await logOf(incidentId)).filter(({ kind }) => kind === "declared")).toHaveLength(1);
});

it("joins the active incident of the plan, also if its answer was lost and the teams stood down", async () => {
  const { body: active } = await declare({ level: 2 });
  const body = { ...started(), level: 3, whatHappened: "Smoke" };
  const { body: joined } = await declare(body);
  expect(joined).toMatchObject({ incidentId: active.incidentId, level: 2 });
  const entries = await logOf(active.incidentId);
  expect(entries.at(-1)).toMatchObject({
    entryId: body.startedOnDevice.incidentId,
    text: "Also started on a device without a network. Level 3 declared: Smoke",
    deviceAt: body.startedOnDevice.deviceAt,
  });
  await setup.app.call(standDownIncident, at(active.incidentId));
  expect((await declare(body)).body.incidentId).toBe(active.incidentId);
});

it("lets any member join, and only those who may lead declare", async () => {
  const { organisationId } = setup.cafe;
  const email = `viewer${setup.owners}@local.example`;
  const viewer = await signedInMember(setup.app, organisationId, "viewer", email);
  const refused = await declare(started(), viewer);
  expect([refused.status, refused.problem.code]).toEqual([403, "not-in-a-team"]);
  const { body: active } = await declare();
  expect((await declare(started(), viewer)).body.incidentId).toBe(active.incidentId);
});

it("does not join a rehearsal, nor as a rehearsal, nor if it is another incident", async () => {
  const { body: rehearsal } = await declare({ isExercise: true });
  const { body: real } = await declare(started());
  const { body: another } = await declare(started({ isAnother: true }));
  const { body: second } = await declare({ ...started(), isExercise: true });
  const ids = [rehearsal, real, another, second].map(({ incidentId }) => incidentId);
  expect(new Set(ids).size).toBe(4);
});

it("declares one of two at once, and the other after its person was shown the first", async () => {
  const ana = await responder(1, "Ana", "Primary");
  const both = await Promise.all([
    declare({ otherIncidentIds: [] }),
    declare({ otherIncidentIds: [] }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.problem.code).toBe("incident-just-declared");
  expect(await emailsTo(setup.app, ana)).toHaveLength(1);
  const first = both.find(({ status }) => status === 201)?.body.incidentId ?? "";
  expect((await declare({ otherIncidentIds: [first] })).status).toBe(201);
  expect((await declare({ otherIncidentIds: [first] })).status).toBe(409);
});

it("declares a rehearsal beside an active incident, and an incident beside a rehearsal", async () => {
  for (const isExercise of [true, false, true])
    expect((await declare({ isExercise, otherIncidentIds: [] })).status).toBe(201);
});

it("declares at the server's time if the device's clock was wrong", async () => {
  const now = setup.app.clock.now().toISOString();
  for (const deviceAt of [before(-HOUR), before(8 * DAY)]) {
    const { body } = await declare(started({ deviceAt, isAnother: true }));
    expect(body.declaredAt).toBe(now);
  }
});

it("names the plan's actions and units, which the kept plan has under the same ids", async () => {
  const { token, organisationId, branchId } = setup.cafe;
  await setup.app.call(createDepartments, {
    as: token,
    params: { orgId: organisationId, branchId },
    body: { names: ["Kitchen"] },
  });
  const kept = (await setup.app.call(readOfflinePlan, inPlan())).body;
  const { body } = await declare({ ...started(), level: 3 });
  const planned = kept.teams.flatMap(({ actions }) => actions.map(({ actionId }) => actionId));
  expect(new Set(planned).size).toBe(planned.length);
  expect(body.actions.map(({ planActionId }) => planActionId)).toEqual(
    expect.arrayContaining(planned),
  );
  expect(body.units).toHaveLength(1);
  expect(body.units.map(({ departmentId }) => departmentId)).toEqual(
    kept.units?.map(({ departmentId }) => departmentId),
  );
  const [action] = body.actions;
  const params = { ...at(body.incidentId).params, actionId: action?.actionId ?? "" };
  await setup.app.call(setIncidentAction, {
    as: setup.cafe.token,
    params,
    body: { isDone: true, entryId: setup.app.services.newId(), deviceAt: before(2 * HOUR) },
  });
  expect((await read(body.incidentId)).actions[0]?.doneAt).toBe(before(2 * HOUR));
});
