import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { HOUR, MINUTE } from "./clock";
import { startScheduler } from "./scheduler";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const silent = () => {
  const told: string[] = [];
  const tell = (_what: unknown, sentence?: string) => void told.push(sentence ?? "");
  return { told, log: { info: tell, warn: tell, error: tell } };
};

test("every chore is done in its own rhythm", async () => {
  const done: string[] = [];
  const task = (name: string, every: number) => ({
    name,
    every,
    work: () => Promise.resolve(done.push(name)),
  });
  const housekeeping = startScheduler([task("often", MINUTE), task("rarely", HOUR)], silent().log);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(done.filter((name) => name === "often")).toHaveLength(60);
  // Once after the start and once after its interval.
  expect(done.filter((name) => name === "rarely")).toHaveLength(2);
  await housekeeping.stop();
});

describe("a first run", () => {
  const tasks = () => ["files", "sessions"].map((name) => ({ name, every: HOUR, work: vi.fn() }));
  const runsOf = (these: ReturnType<typeof tasks>) =>
    these.map(({ work }) => work.mock.calls.length);

  it("comes five minutes after the start, for one chore after the other", async () => {
    const both = tasks();
    const housekeeping = startScheduler(both, silent().log);
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(runsOf(both)).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(runsOf(both)).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(runsOf(both)).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(HOUR - 6 * MINUTE - 1);
    expect(runsOf(both)).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(runsOf(both)).toEqual([2, 2]);
    await housekeeping.stop();
  });

  it("comes when the caller says, and not at all after the stop", async () => {
    const both = tasks();
    const firstRuns = { after: 2 * MINUTE, apart: MINUTE };
    const housekeeping = startScheduler(both, silent().log, firstRuns);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(runsOf(both)).toEqual([1, 0]);
    await housekeeping.stop();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(runsOf(both)).toEqual([1, 0]);
  });

  it("keeps no process alive", () => {
    const timers = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "setInterval")];
    startScheduler(tasks(), silent().log);
    const held = timers.flatMap(({ mock }) =>
      mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef()),
    );
    expect(held).toEqual([false, false, false, false]);
  });
});

test("one that fails is told, and neither stays undone nor holds the others up", async () => {
  const { told, log } = silent();
  const work = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error("disk away"));
  const other = vi.fn<() => Promise<unknown>>();
  const housekeeping = startScheduler(
    [
      { name: "sweep of files", every: MINUTE, work },
      { name: "other", every: MINUTE, work: other },
    ],
    log,
  );
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(told).toEqual(["The sweep of files did not succeed."]);
  expect([work.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]);
  await housekeeping.stop();
});

test("the stop waits for what is under way, and nothing is done afterwards", async () => {
  let finish = () => {};
  const work = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const housekeeping = startScheduler([{ name: "chore", every: MINUTE, work }], silent().log);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  let isStopped = false;
  const stopped = housekeeping.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(work).toHaveBeenCalledTimes(1);
});
