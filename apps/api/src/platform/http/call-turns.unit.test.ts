import { describe, expect, it, vi } from "vitest";
import { createCallTurns } from "./call-turns";

const waiter = (isGone = false) => ({ isGone: () => isGone, waitBudget: { left: 60_000 } });
/** A request that runs until the test finishes it. */
function openCall() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const work = vi.fn(() => done);
  return { work, finish };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const limits = { atOnce: 2, waiting: 2 };

describe("requests of one caller", () => {
  it("run two at a time, in order of arrival", async () => {
    const turns = createCallTurns(limits);
    const calls = [openCall(), openCall(), openCall(), openCall()];
    const runs = calls.map(({ work }) => turns.run("ana", waiter(), work));
    const started = () => calls.map(({ work }) => work.mock.calls.length);
    await settled();
    expect(started()).toEqual([1, 1, 0, 0]);
    calls[1]?.finish();
    await runs[1];
    await settled();
    expect(started()).toEqual([1, 1, 1, 0]);
    for (const { finish } of calls) finish();
    await Promise.all(runs);
    expect(started()).toEqual([1, 1, 1, 1]);
  });

  it("are refused with 429 and Retry-After when too many wait", async () => {
    const turns = createCallTurns(limits);
    const call = openCall();
    const runs = Array.from({ length: 4 }, () => turns.run("ana", waiter(), call.work));
    await expect(turns.run("ana", waiter(), call.work)).rejects.toMatchObject({
      definition: { status: 429, code: "too-many-calls-at-once" },
      retryAfter: 2,
    });
    call.finish();
    await Promise.all(runs);
    await expect(turns.run("ana", waiter(), async () => "free again")).resolves.toBe("free again");
  });

  it("are refused and removed from the queue when they wait too long", async () => {
    vi.useFakeTimers();
    try {
      const turns = createCallTurns({ ...limits, atOnce: 1 });
      const [first, late, next] = [openCall(), openCall(), openCall()];
      const running = turns.run("ana", waiter(), first.work);
      const waited = turns.run("ana", waiter(), late.work).catch((thrown: unknown) => thrown);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await waited).toMatchObject({ definition: { status: 429 } });
      const nextRun = turns.run("ana", waiter(), next.work);
      first.finish();
      next.finish();
      await Promise.all([running, nextRun]);
      expect([late.work.mock.calls.length, next.work.mock.calls.length]).toEqual([0, 1]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("share one time limit across all their turns", async () => {
    vi.useFakeTimers();
    try {
      const [large, person] = [createCallTurns(limits), createCallTurns(limits)];
      const blocked = [openCall(), openCall(), openCall(), openCall()];
      const blocking = blocked.map(({ work }, at) =>
        (at < 2 ? large : person).run("ana", waiter(), work),
      );
      const call = waiter();
      const work = vi.fn(async () => "done");
      const waited = large
        .run("ana", call, () => person.run("ana", call, work))
        .catch((thrown: unknown) => thrown);
      await vi.advanceTimersByTimeAsync(40_000);
      blocked[0]?.finish();
      await vi.advanceTimersByTimeAsync(19_000);
      expect(call.waitBudget.left).toBe(20_000);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await waited).toMatchObject({ definition: { status: 429 } });
      expect(work).not.toHaveBeenCalled();
      for (const { finish } of blocked) finish();
      await Promise.all(blocking);
    } finally {
      vi.useRealTimers();
    }
  });

  it("free their slot when they fail, and do not run for a disconnected client", async () => {
    const turns = createCallTurns({ ...limits, atOnce: 1 });
    const failing = turns.run("ana", waiter(), () => Promise.reject(new Error("failed")));
    const { work } = openCall();
    const gone = turns.run("ana", waiter(true), work);
    const last = turns.run("ana", waiter(), async () => "done");
    await expect(failing).rejects.toThrow("failed");
    await expect(gone).rejects.toMatchObject({ definition: { status: 429 } });
    await expect(last).resolves.toBe("done");
    expect(work).not.toHaveBeenCalled();
  });
});

it("do not delay another caller", async () => {
  const turns = createCallTurns({ ...limits, atOnce: 1 });
  const slow = openCall();
  const running = turns.run("ana", waiter(), slow.work);
  await expect(turns.run("ben", waiter(), async () => "done")).resolves.toBe("done");
  slow.finish();
  await running;
});
