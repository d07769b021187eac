import { describe, expect, test } from "vitest";
import { idSource, systemRandom } from "./random";

const START = Date.UTC(2026, 10, 21);
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const millisecondsOf = (id: string) => Number.parseInt(id.replace("-", "").slice(0, 12), 16);

function sourceAt(...times: readonly number[]) {
  let call = 0;
  const now = () => new Date(times[Math.min(call++, times.length - 1)] ?? START);
  return idSource({ now }, systemRandom);
}

describe("the ids of one source", () => {
  test("creates UUIDs v7 that carry the time", () => {
    const id = sourceAt(START)();
    expect(id).toMatch(UUID_V7);
    expect(millisecondsOf(id)).toBe(START);
  });

  test("sorts ids in creation order while the clock stands still, beyond one millisecond's counter", () => {
    const makeId = sourceAt(START);
    const ids = Array.from({ length: 10_000 }, makeId);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => UUID_V7.test(id))).toBe(true);
  });

  test("sorts ids in creation order when the clock goes back and forward again", () => {
    const makeId = sourceAt(START, START - 5_000, START - 4_000, START + 1, START + 1);
    const ids = Array.from({ length: 5 }, makeId);
    expect(ids.toSorted()).toEqual(ids);
    expect(millisecondsOf(ids[4] ?? "")).toBe(START + 1);
  });
});
