import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { expect, it } from "vitest";
import { type SeenEntry, stateOf } from "./log-head-rules";

const seen: SeenEntry = { incidentId: "fire", number: 7, hash: "a7" };
const planWith = (heads: readonly SeenEntry[], log: readonly { number: number; hash: string }[]) =>
  ({ logHeads: heads, incidents: [{ incidentId: "fire", log }] }) as unknown as OfflinePlan;

it.each([
  ["the same newest entry", [seen], [], "same"],
  ["a newest entry with another hash", [{ ...seen, hash: "b7" }], [], "changed"],
  ["fewer entries", [{ ...seen, number: 6, hash: "a6" }], [], "changed"],
  ["further entries after it", [{ ...seen, number: 8 }], [{ number: 7, hash: "a7" }], "same"],
  [
    "further entries after a changed one",
    [{ ...seen, number: 8 }],
    [{ number: 7, hash: "b7" }],
    "changed",
  ],
  ["many further entries", [{ ...seen, number: 300 }], [{ number: 101, hash: "c" }], undefined],
  ["no such incident", [], [], "gone"],
  [
    "more incidents than are compared",
    Array.from({ length: 20 }, (_, at) => ({ ...seen, incidentId: `other ${at}` })),
    [],
    undefined,
  ],
] as const)("finds a log with %s", (_case, heads, log, expected) => {
  expect(stateOf(seen, planWith(heads, log))).toBe(expected);
});
