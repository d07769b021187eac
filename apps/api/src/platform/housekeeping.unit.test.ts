import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOUR, MINUTE } from "./clock";
import { startHousekeeping } from "./housekeeping";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = () => {
  const told: string[] = [];
  const tell = (_what: unknown, sentence?: string) => void told.push(sentence ?? "");
  return { told, log: { info: tell, warn: tell, error: tell } };
};

test("every chore is done in its own rhythm", async () => {
  const done: string[] = [];
  const chore = (name: string, every: number) => ({
    name,
    every,
    work: () => Promise.resolve(done.push(name)),
  });
  const housekeeping = startHousekeeping(
    [chore("often", MINUTE), chore("rarely", HOUR)],
    silent().log,
  );
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(done.filter((name) => name === "often")).toHaveLength(60);
  expect(done.filter((name) => name === "rarely")).toHaveLength(1);
  await housekeeping.stop();
});

test("one that fails is told, and neither stays undone nor holds the others up", async () => {
  const { told, log } = silent();
  const work = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error("disk away"));
  const other = vi.fn<() => Promise<unknown>>();
  const housekeeping = startHousekeeping(
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
  const housekeeping = startHousekeeping([{ name: "chore", every: MINUTE, work }], silent().log);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  let isStopped = false;
  const stopped = housekeeping.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(work).toHaveBeenCalledTimes(1);
});
