import { addLogEntries } from "@holdfast/contract/incidents/incident-endpoints";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import { firstBrokenEntry } from "./log-rules";

const setup = incidentSetup("merge");
const { at, declare, logOf } = setup;

const RUNS = 12;
const DEVICES = 3;

/** What a device does next: an entry is written, or the waiting ones are sent and the answer arrives or is lost. */
const step = fc.record({
  device: fc.nat({ max: DEVICES - 1 }),
  act: fc.constantFrom("write" as const, "send" as const, "send-without-answer" as const),
});

type Entry = { readonly entryId: string; readonly deviceAt: string; readonly text: string };

it("has each entry of several devices once, and each device's in order, however they were sent", async () => {
  const { body } = await declare();
  const { app } = setup;
  const send = (entries: readonly Entry[]) =>
    app.call(addLogEntries, { ...at(body.incidentId), body: { entries: [...entries] } });
  let written = 0;
  const minute = Date.parse(body.declaredAt);
  const newEntry = (device: number): Entry => {
    written += 1;
    const deviceAt = new Date(minute - 1_000_000 + written).toISOString();
    return { entryId: app.services.newId(), deviceAt, text: `${device}: ${written}` };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const before = (await logOf(body.incidentId)).length;
      const waiting = Array.from({ length: DEVICES }, (): Entry[] => []);
      const all: Entry[] = [];
      const underWay: Promise<unknown>[] = [];
      for (const { device, act } of steps) {
        const queue = waiting[device] ?? [];
        if (act === "write") {
          const entry = newEntry(device);
          queue.push(entry);
          all.push(entry);
        } else if (queue.length > 0) {
          // Devices do not wait for each other.
          underWay.push(send(queue));
          if (act === "send") {
            await Promise.all(underWay);
            queue.length = 0;
          }
        }
      }
      await Promise.all([...underWay, ...waiting.filter(({ length }) => length > 0).map(send)]);
      const log = await logOf(body.incidentId);
      expect(firstBrokenEntry(log)).toBeUndefined();
      const added = log.slice(before).map(({ text }) => text);
      expect(added.toSorted()).toEqual(all.map(({ text }) => text).toSorted());
      for (let device = 0; device < DEVICES; device += 1) {
        const own = (texts: readonly string[]) =>
          texts.filter((text) => text.startsWith(`${device}: `));
        expect(own(added)).toEqual(own(all.map(({ text }) => text)));
      }
    }),
    { numRuns: RUNS },
  );
});
