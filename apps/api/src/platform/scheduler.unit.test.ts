import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { HOUR, MINUTE } from "./clock";
import { startScheduler } from "./scheduler";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const recordingLog = () => {
  const messages: string[] = [];
  const record = (_what: unknown, message?: string) => void messages.push(message ?? "");
  return { messages, log: { info: record, warn: record, error: record } };
};

test("runs every task at its own interval", async () => {
  const done: string[] = [];
  const task = (name: string, every: number) => ({
    name,
    every,
    work: () => Promise.resolve(done.push(name)),
  });
  const scheduler = startScheduler(
    [task("often", MINUTE), task("rarely", HOUR)],
    recordingLog().log,
  );
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(done.filter((name) => name === "often")).toHaveLength(60);
  // Once after the start and once after its interval.
  expect(done.filter((name) => name === "rarely")).toHaveLength(2);
  await scheduler.stop();
});

describe("a first run", () => {
  const tasks = () => ["files", "sessions"].map((name) => ({ name, every: HOUR, work: vi.fn() }));
  const runsOf = (these: ReturnType<typeof tasks>) =>
    these.map(({ work }) => work.mock.calls.length);

  it("comes five minutes after the start, one task after the other", async () => {
    const both = tasks();
    const scheduler = startScheduler(both, recordingLog().log);
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
    await scheduler.stop();
  });

  it("comes when the caller says, and never after the stop", async () => {
    const both = tasks();
    const firstRuns = { after: 2 * MINUTE, apart: MINUTE };
    const scheduler = startScheduler(both, recordingLog().log, firstRuns);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(runsOf(both)).toEqual([1, 0]);
    await scheduler.stop();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(runsOf(both)).toEqual([1, 0]);
  });

  it("does not keep the process alive", () => {
    const timers = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "setInterval")];
    startScheduler(tasks(), recordingLog().log);
    const areReferenced = timers.flatMap(({ mock }) =>
      mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef()),
    );
    expect(areReferenced).toEqual([false, false, false, false]);
  });
});

test("logs a failed task, runs it again, and still runs the others", async () => {
  const { messages, log } = recordingLog();
  const work = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error("disk away"));
  const other = vi.fn<() => Promise<unknown>>();
  const scheduler = startScheduler(
    [
      { name: "sweep of files", every: MINUTE, work },
      { name: "other", every: MINUTE, work: other },
    ],
    log,
  );
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(messages).toEqual(["Task failed: sweep of files. It runs again at its next interval."]);
  expect([work.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]);
  await scheduler.stop();
});

test("runs an urgent task at its times while another task hangs", async () => {
  const hanging = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const [waiting, urgent] = [vi.fn<() => Promise<unknown>>(), vi.fn<() => Promise<unknown>>()];
  startScheduler(
    [
      { name: "slow", every: MINUTE, work: hanging },
      { name: "waiting", every: MINUTE, work: waiting },
      { name: "urgent", every: MINUTE, isUrgent: true, work: urgent },
    ],
    recordingLog().log,
  );
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  const runs = [hanging, waiting, urgent].map(({ mock }) => mock.calls.length);
  expect(runs).toEqual([1, 0, 3]);
});

test("waits on stop for the running task, and starts none afterwards", async () => {
  let finish = () => {};
  const work = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const scheduler = startScheduler([{ name: "task", every: MINUTE, work }], recordingLog().log);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  let isStopped = false;
  const stopped = scheduler.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(work).toHaveBeenCalledTimes(1);
});
