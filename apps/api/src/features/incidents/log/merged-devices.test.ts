import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import {
  addLogEntriesByLink,
  answerAlert,
  setActionByLink,
} from "@holdfast/contract/incidents/by-link/alert-endpoints";
import { type Incident, UNIT_STATUSES } from "@holdfast/contract/incidents/incident";
import {
  addLogEntries,
  changeIncidentUnit,
  declareIncident,
  listIncidents,
  readIncident,
  readIncidentLog,
  setIncidentAction,
} from "@holdfast/contract/incidents/incident-endpoints";
import { ALERT_ANSWERS } from "@holdfast/contract/incidents/responder";
import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { emailsTo, lastEmailTo, linkOf } from "../../../../test/factories/people";
import { responderOf } from "../../../../test/factories/responders";
import { ownerWithPlan } from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { firstBrokenEntry } from "./log-rules";

/*
 * Three devices work without a network: the workspace of a user, the user's offline page, which starts an incident of
 * its own, and the page of an alert's link. Each sends what waits when it likes, and may lose the answers.
 */

const RUNS = Number(process.env["DEVICE_RUNS"] ?? 8);
const LINK = 2;

type Generated<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const which = fc.nat({ max: 1 });
const note = fc.record({ kind: fc.constant("note" as const) });
const tick = fc.record({ kind: fc.constant("action" as const), which, state: fc.boolean() });
const unit = fc.record({
  kind: fc.constant("unit" as const),
  which,
  state: fc.constantFrom(...UNIT_STATUSES),
});
const answer = fc.record({
  kind: fc.constant("answer" as const),
  which: fc.constant(0),
  state: fc.constantFrom(...ALERT_ANSWERS),
});
const send = fc.record({ kind: fc.constant("send" as const), isAnswered: fc.boolean() });
const stepOf = (device: number) =>
  fc.record({
    device: fc.constant(device),
    act: fc.oneof(note, tick, device === LINK ? answer : unit, send),
  });
const scene = fc.record({
  isAnother: fc.boolean(),
  steps: fc.array(fc.oneof(stepOf(0), stepOf(1), stepOf(LINK)), { minLength: 1, maxLength: 24 }),
});

type Change = Generated<typeof note | typeof tick | typeof unit | typeof answer>;
/** What waits on a device. */
type Waiting = {
  readonly device: number;
  readonly entryId: string;
  readonly deviceAt: string;
  readonly change: Change;
};

let app: TestApp;
let cafes = 0;
beforeAll(async () => {
  app = await testApp();
});

/** A café with two units and an active incident, in which a person is on the way by a link. */
async function preparedCafe() {
  const email = `ana${(cafes += 1)}@devices.example`;
  const cafe = await ownerWithPlan(app, `owner${cafes}@devices.example`);
  const { token: as, planId } = cafe;
  await app.call(createDepartments, {
    as,
    params: { orgId: cafe.organisationId, branchId: cafe.branchId },
    body: { names: ["Bar", "Kitchen"] },
  });
  await responderOf(app, cafe, email);
  const declare = (started: object = {}) =>
    app.call(declareIncident, {
      as,
      params: { planId },
      body: { level: 1, isExercise: false, ...started },
    });
  const { body: active } = await declare();
  const link = linkOf(await lastEmailTo(app, email));
  const at = ({ incidentId }: { readonly incidentId: string }) => ({
    as,
    params: { planId, incidentId },
  });

  /** Sends a change or a note as its device does. */
  async function sendOne(incident: Incident, waiting: Waiting): Promise<void> {
    const { device, entryId, deviceAt, change } = waiting;
    const made = { entryId, deviceAt };
    const inIncident = at(incident);
    const byLink = device === LINK;
    const call = (): Promise<{ readonly status: number }> => {
      switch (change.kind) {
        case "note": {
          const entries = [{ ...made, text: noteOf(waiting) }];
          return byLink
            ? app.call(addLogEntriesByLink, { body: { ...link, entries } })
            : app.call(addLogEntries, { ...inIncident, body: { entries } });
        }
        case "answer":
          return app.call(answerAlert, { body: { ...link, ...made, answer: change.state } });
        case "unit": {
          const unitId = incident.units[change.which]?.unitId ?? "";
          const params = { ...inIncident.params, unitId };
          return app.call(changeIncidentUnit, {
            as,
            params,
            body: { ...made, status: change.state },
          });
        }
        case "action": {
          const actionId = incident.actions[change.which]?.actionId ?? "";
          const body = { ...made, isDone: change.state };
          const params = { ...inIncident.params, actionId };
          return byLink
            ? app.call(setActionByLink, { body: { ...link, ...body, actionId } })
            : app.call(setIncidentAction, { as, params, body });
        }
      }
    };
    const { status } = await call();
    expect([change, status < 300]).toEqual([change, true]);
  }

  return { email, active, declare, sendOne, at, inPlan: { as, params: { planId } } };
}

const noteOf = ({ device, entryId }: Waiting) => `${device}: ${entryId}`;
const isNote = ({ change }: Waiting) => change.kind === "note";

it("has each entry, tick, unit change, answer and incident of three devices once, and the newest of each remains", async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ isAnother, steps }) => {
      const { active, declare, sendOne, ...cafe } = await preparedCafe();
      let written = 0;
      const made = () => {
        written += 1;
        const deviceAt = new Date(Date.parse(active.declaredAt) - 1_000_000 + written);
        return { entryId: app.services.newId(), deviceAt: deviceAt.toISOString() };
      };
      const { entryId: startedId, deviceAt } = made();
      const startedOnDevice = { incidentId: startedId, deviceAt, isAnother };
      const incidentOf = async (device: number) =>
        device === 1 ? (await declare({ startedOnDevice })).body : active;
      const queues: Waiting[][] = [[], [], []];
      const all: Waiting[] = [];
      const sendAll = async (device: number, waiting: readonly Waiting[]) => {
        const incident = await incidentOf(device);
        // Changes first, as the queues of devices do.
        for (const one of waiting.filter((waits) => !isNote(waits))) await sendOne(incident, one);
        for (const one of waiting.filter(isNote)) await sendOne(incident, one);
      };
      const underWay: Promise<void>[] = [];
      for (const { device, act } of steps) {
        const queue = queues[device] ?? [];
        if (act.kind !== "send") {
          const waiting = { device, change: act, ...made() };
          queue.push(waiting);
          all.push(waiting);
        } else if (queue.length > 0) {
          // Devices do not wait for each other.
          underWay.push(sendAll(device, [...queue]));
          if (act.isAnswered) {
            await Promise.all(underWay);
            queue.length = 0;
          }
        }
      }
      // The offline page declares what it started, also without entries.
      underWay.push(...queues.map((queue, device) => sendAll(device, queue)));
      await Promise.all(underWay);

      const { body: incidents } = await app.call(listIncidents, cafe.inPlan);
      expect(incidents).toHaveLength(isAnother ? 2 : 1);
      expect(await emailsTo(app, cafe.email)).toHaveLength(incidents.length);
      const startedAs = (await incidentOf(1)).incidentId;
      const ids: string[] = [];
      for (const { incidentId } of incidents) {
        const { body: log } = await app.call(readIncidentLog, cafe.at({ incidentId }));
        const { body: now } = await app.call(readIncident, cafe.at({ incidentId }));
        const sent = all.filter(
          ({ device }) => (device === 1 ? startedAs : active.incidentId) === incidentId,
        );
        ids.push(...log.map(({ entryId }) => entryId));
        expect(firstBrokenEntry(log)).toBeUndefined();
        for (const device of queues.keys()) {
          const own = (texts: readonly string[]) =>
            texts.filter((text) => text.startsWith(`${device}: `));
          expect(own(log.map(({ text }) => text))).toEqual(own(sent.filter(isNote).map(noteOf)));
        }
        expectNewest(sent, now);
      }
      expect(ids).toContain(startedId);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: RUNS },
  );
});

/** Asserts that an incident has the newest state of what devices changed. */
function expectNewest(sent: readonly Waiting[], { actions, units, responders }: Incident): void {
  const states = {
    action: actions.map(({ doneAt }) => doneAt !== null),
    unit: units.map(({ status }) => status),
    answer: responders.map(({ answer }) => answer),
  };
  const newest = new Map<string, readonly [shown: unknown, state: unknown]>();
  for (const { change } of sent.toSorted((a, b) => (a.deviceAt < b.deviceAt ? -1 : 1))) {
    if (change.kind === "note") continue;
    const shown = states[change.kind][change.which];
    newest.set(`${change.kind} ${change.which}`, [shown, change.state]);
  }
  for (const [subject, [shown, state]] of newest)
    expect([subject, shown]).toEqual([subject, state]);
}
