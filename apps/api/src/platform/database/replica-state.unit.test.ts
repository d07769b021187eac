import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseReader, shareRuns, watchReplica } from "./replica-state";

/** A replica whose position each test sets. */
const replicaAt = (position: number) => {
  const at = { written: 100, replayed: position, isAway: false, isPrimaryAway: false };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const replayed = vi.fn(async () => {
    if (at.isAway) throw new Error("connect ECONNREFUSED");
    return at.replayed;
  });
  const written = async () => {
    if (at.isPrimaryAway) throw new Error("connect ECONNREFUSED");
    return at.written;
  };
  return { at, log, replayed, state: watchReplica({ written, replayed, log: log as never }) };
};

const away = () => new Error("Connection terminated unexpectedly");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a replica", () => {
  it("is current once it has replayed what the primary has written", async () => {
    expect(await replicaAt(100).state.isCurrent()).toBe(true);
  });

  it("gets time to catch up while it replays", async () => {
    const { at, state, replayed } = replicaAt(99);
    const asked = state.isCurrent();
    await expect.poll(() => replayed.mock.calls.length).toBeGreaterThan(2);
    at.replayed = 100;
    expect(await asked).toBe(true);
  });

  it("that is behind is skipped for a second, and reported once after five", async () => {
    const { at, state, replayed, log } = replicaAt(99);
    const ask = async () => {
      const asked = state.isCurrent();
      await expect.poll(() => replayed).toHaveBeenCalled();
      vi.advanceTimersByTime(51);
      expect(await asked).toBe(false);
      replayed.mockClear();
    };
    await ask();
    expect(await state.isCurrent()).toBe(false);
    expect(replayed).not.toHaveBeenCalled();
    for (let second = 0; second < 10; second += 1) {
      vi.advanceTimersByTime(1_001);
      await ask();
      expect(log.warn).toHaveBeenCalledTimes(second < 4 ? 0 : 1);
    }
    at.replayed = 100;
    vi.advanceTimersByTime(1_001);
    expect(await state.isCurrent()).toBe(true);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it("that fails is skipped for five seconds, and reported once", async () => {
    const { at, state, replayed, log } = replicaAt(100);
    at.isAway = true;
    for (let times = 0; times < 3; times += 1) {
      expect(await state.isCurrent()).toBe(false);
      expect(await state.isCurrent()).toBe(false);
      vi.advanceTimersByTime(5_001);
    }
    expect(replayed).toHaveBeenCalledTimes(3);
    expect(log.warn).toHaveBeenCalledTimes(1);
    at.isAway = false;
    expect(await state.isCurrent()).toBe(true);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it("is not blamed for a primary that fails", async () => {
    const { at, state, log } = replicaAt(100);
    at.isPrimaryAway = true;
    expect(await state.isCurrent()).toBe(false);
    at.isPrimaryAway = false;
    expect(await state.isCurrent()).toBe(true);
    expect(log.warn).not.toHaveBeenCalled();
  });
});

it("shares a run between concurrent callers, never with later ones", async () => {
  const ends: (() => void)[] = [];
  let begun = 0;
  const ask = shareRuns(() => {
    begun += 1;
    const run = begun;
    return new Promise<number>((resolve) => ends.push(() => resolve(run)));
  });
  const first = [ask(), ask()];
  await expect.poll(() => begun).toBe(1);
  const second = [ask(), ask(), ask()];
  ends[0]?.();
  await expect.poll(() => begun).toBe(2);
  ends[1]?.();
  expect(await Promise.all([...first, ...second])).toEqual([1, 1, 2, 2, 2]);
});

describe("the reads of one call", () => {
  const readers = { replica: "replica", primary: "primary" };
  const stateOf = (isCurrent: boolean) => ({
    isCurrent: vi.fn(() => Promise.resolve(isCurrent)),
    fail: vi.fn(),
  });

  it("ask once whether the replica is current", async () => {
    for (const [isCurrent, reader] of [
      [true, "replica"],
      [false, "primary"],
    ] as const) {
      const state = stateOf(isCurrent);
      const read = chooseReader(state, readers);
      expect(await read((from) => Promise.resolve(from))).toBe(reader);
      expect(await read((from) => Promise.resolve(from))).toBe(reader);
      expect(state.isCurrent).toHaveBeenCalledTimes(1);
    }
  });

  it("continue on the primary once the replica has failed", async () => {
    const state = stateOf(true);
    const read = chooseReader(state, readers);
    const tried: string[] = [];
    const from = (reader: string) => {
      tried.push(reader);
      return reader === "replica" ? Promise.reject(away()) : Promise.resolve(reader);
    };
    expect(await read(from)).toBe("primary");
    expect(await read(from)).toBe("primary");
    expect(tried).toEqual(["replica", "primary", "primary"]);
    expect(state.fail).toHaveBeenCalledTimes(1);
  });

  it("do not hide a mistake, such as a write", async () => {
    const read = chooseReader(stateOf(true), readers);
    const mistake = new Error("cannot execute INSERT in a read-only transaction");
    await expect(read(() => Promise.reject(mistake))).rejects.toBe(mistake);
  });
});
