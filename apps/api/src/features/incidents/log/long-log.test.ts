import { listReportParts, readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import type { LogOrder } from "@holdfast/contract/incidents/log-entry";
import { beforeEach, expect, it } from "vitest";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import { addMs } from "../../../platform/clock";
import { appendEntries } from "./log-store";

/* A log of 10,000 entries, the most that people can write. */

const setup = incidentSetup("long");
const { at, declare } = setup;
const ENTRIES = 10_000;
const BATCH = 1_000;

let incidentId: string;

beforeEach(async () => {
  ({ incidentId } = (await declare()).body);
  const { organisationId, planId } = setup.cafe;
  const { database, newId, clock } = setup.app.services;
  const now = clock.now();
  for (let from = 2; from <= ENTRIES; from += BATCH) {
    const entries = Array.from({ length: Math.min(BATCH, ENTRIES + 1 - from) }, (_, index) => ({
      entryId: newId(),
      kind: "note" as const,
      text: `Entry ${from + index}.`,
      authorUserId: null,
      authorName: "Ana Silva",
      // Each entry was written before the one that arrived before it.
      deviceAt: addMs(now, -(from + index)),
    }));
    await database.transaction((tx) =>
      appendEntries(tx, { organisationId, planId, incidentId }, entries, now),
    );
  }
});

const page = (order: LogOrder, offset: number) =>
  setup.app.call(readIncidentLog, { ...at(incidentId), query: { order, offset } });

it("is read a page at a time, by arrival and by the time of the event, and printed in ten parts", async () => {
  const newest = await page("arrival", ENTRIES - 200);
  expect(newest.body.map(({ number }) => number)).toEqual(
    Array.from({ length: 200 }, (_, index) => ENTRIES - 199 + index),
  );
  // The newest entries have the earliest times; the declaration has the latest.
  const latest = await page("event", ENTRIES - 3);
  expect(latest.body.map(({ number }) => number)).toEqual([3, 2, 1]);

  const { body: parts } = await setup.app.call(listReportParts, at(incidentId));
  expect(parts.map(({ part, entries }) => [part, entries])).toEqual(
    Array.from({ length: 10 }, (_, index) => [index + 1, 1_000]),
  );
});
