import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import {
  addLogEntries,
  changeIncidentUnit,
  closeIncident,
  setIncidentAction,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { beforeEach, describe, expect, it } from "vitest";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import { DAY, HOUR, addMs, MINUTE } from "../../../platform/clock";

/* What devices did without a network, and sent later. */

const setup = incidentSetup("late");
const { at, declare, logOf, read } = setup;

let incidentId: string;
const now = () => setup.app.clock.now();
const before = (ms: number) => addMs(now(), -ms).toISOString();
const newId = () => setup.app.services.newId();

beforeEach(async () => {
  await setup.app.call(createDepartments, {
    as: setup.cafe.token,
    params: { orgId: setup.cafe.organisationId, branchId: setup.cafe.branchId },
    body: { names: ["Kitchen"] },
  });
  ({ incidentId } = (await declare()).body);
  setup.app.clock.pass(HOUR);
});

async function tick(body: { isDone: boolean; entryId?: string; deviceAt?: string }) {
  const actionId = (await read(incidentId)).actions[0]?.actionId ?? "";
  const params = { ...at(incidentId).params, actionId };
  return setup.app.call(setIncidentAction, { as: setup.cafe.token, params, body });
}
async function setUnit(body: object) {
  const unitId = (await read(incidentId)).units[0]?.unitId ?? "";
  const params = { ...at(incidentId).params, unitId };
  return setup.app.call(changeIncidentUnit, { as: setup.cafe.token, params, body });
}
const note = (deviceAt: string) =>
  setup.app.call(addLogEntries, {
    ...at(incidentId),
    body: { entries: [{ entryId: newId(), deviceAt, text: "The gas is off" }] },
  });
const changes = async () =>
  (await logOf(incidentId))
    .filter(({ kind }) => kind === "action" || kind === "unit")
    .map(({ text, deviceAt, serverAt }) => ({ text, deviceAt, serverAt }));

describe("a change that a device made without a network", () => {
  it("records a late change once, with the device's time in the action and in the log", async () => {
    const change = { isDone: true, entryId: newId(), deviceAt: before(20 * MINUTE) };
    const first = await tick(change);
    expect(first.body).toMatchObject({ doneAt: change.deviceAt, doneByName: "Ana Silva" });
    await tick({ isDone: false });
    // Its answer was lost: the same change again does not undo what followed.
    expect((await tick(change)).body.doneAt).toBeNull();
    const [logged, ...others] = await changes();
    expect(logged).toMatchObject({
      text: expect.stringMatching(/^Done: /u),
      deviceAt: change.deviceAt,
      serverAt: now().toISOString(),
    });
    expect(others).toHaveLength(1);
  });

  it("starts the clocks of a unit when the device said so", async () => {
    const deviceAt = before(20 * MINUTE);
    const { body } = await setUnit({ status: "down", entryId: newId(), deviceAt });
    expect(body).toMatchObject({ status: "down", downSince: deviceAt });
  });

  it("only logs a device's change if a newer change arrived before it", async () => {
    await setUnit({ status: "restored" });
    const late = await setUnit({ status: "down", deviceAt: before(20 * MINUTE) });
    expect(late.body.status).toBe("restored");
    await tick({ isDone: true });
    await tick({ isDone: false });
    expect((await tick({ isDone: true, deviceAt: before(MINUTE) })).body.doneAt).toBeNull();
    expect(
      (await changes()).filter(({ text }) => text.includes("after a newer change")),
    ).toHaveLength(2);
  });

  it("only logs a device's change if a newer one found the state that it wanted", async () => {
    await tick({ isDone: false, deviceAt: before(MINUTE) });
    expect((await tick({ isDone: true, deviceAt: before(HOUR / 2) })).body.doneAt).toBeNull();
    await setUnit({ status: "running", deviceAt: before(MINUTE) });
    const unit = await setUnit({ status: "down", deviceAt: before(HOUR / 2) });
    expect(unit.body.status).toBe("running");
    expect((await changes()).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Done: .+ \(received after a newer change, which remains\)$/u),
      "Kitchen: down. (received after a newer change, which remains)",
    ]);
  });

  it("only logs a device's change once the incident is closed, and refuses one without a time", async () => {
    const deviceAt = before(MINUTE);
    await setup.app.call(standDownIncident, at(incidentId));
    await setup.app.call(closeIncident, {
      ...at(incidentId),
      body: { happened: "A fire", worked: "The alarm", actions: [], riskIds: [] },
    });
    expect((await tick({ isDone: true })).problem.code).toBe("incident-closed");
    const late = await tick({ isDone: true, deviceAt });
    expect([late.status, late.body.doneAt]).toEqual([200, null]);
    expect((await changes()).at(-1)?.text).toContain("received after the incident was closed");
  });
});

describe("the time of a unit", () => {
  it("starts its clock when it went down, and can be corrected later", async () => {
    const since = before(3 * HOUR);
    expect((await setUnit({ status: "down" })).body.downSince).toBe(now().toISOString());
    expect((await setUnit({ status: "down", since })).body.downSince).toBe(since);
    expect((await changes()).at(-1)?.text).toBe("Kitchen: down since 3 h before this entry.");
    const restored = before(MINUTE);
    const { body } = await setUnit({ status: "restored", since: restored });
    expect([body.downSince, body.restoredAt]).toEqual([since, restored]);
  });

  it.each([
    ["in the future", () => addMs(now(), MINUTE)],
    ["more than a day before the declaration", () => addMs(now(), -DAY - HOUR - MINUTE)],
  ])("is refused if it is %s", async (_case, time) => {
    const refused = await setUnit({ status: "down", since: time().toISOString() });
    expect(refused.problem.code).toBe("unit-time-wrong");
  });

  it("is refused if the unit was restored before it went down", async () => {
    await setUnit({ status: "down", since: before(HOUR) });
    const refused = await setUnit({ status: "restored", since: before(2 * HOUR) });
    expect(refused.problem.code).toBe("unit-time-wrong");
    expect((await read(incidentId)).units[0]?.status).toBe("down");
  });
});

describe("the time of a device", () => {
  it.each([
    ["more than a day ahead", () => addMs(now(), DAY + MINUTE)],
    ["more than a day before the declaration", () => addMs(now(), -DAY - 2 * HOUR)],
    ["of the year 9999", () => new Date("9999-12-31T00:00:00.000Z")],
  ])("refuses a device's time if it is %s", async (_case, time) => {
    const deviceAt = time().toISOString();
    expect((await note(deviceAt)).problem.code).toBe("device-time-wrong");
    expect((await tick({ isDone: true, deviceAt })).problem.code).toBe("device-time-wrong");
    expect((await setUnit({ status: "down", deviceAt })).problem.code).toBe("device-time-wrong");
    expect(await changes()).toEqual([]);
  });

  it("takes the server's time if the device's is a little ahead", async () => {
    expect((await note(addMs(now(), HOUR).toISOString())).body[0]?.deviceAt).toBe(
      now().toISOString(),
    );
  });
});
