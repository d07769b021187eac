import { expect, it, vi } from "vitest";
import { concurrencyLimiter } from "./concurrency-limiter";

/** Work that runs until the test finishes it. */
function openWork() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { work: vi.fn(() => done), finish };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const limit = { running: 2, waiting: 2 };

it("runs two calls of one caller at a time, in order of arrival", async () => {
  const run = concurrencyLimiter(limit);
  const calls = [openWork(), openWork(), openWork(), openWork()];
  const runs = calls.map(({ work }) => run("ana", work));
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

it("refuses a call with 429 and Retry-After when too many of its caller wait", async () => {
  const run = concurrencyLimiter(limit);
  const { work, finish } = openWork();
  const runs = Array.from({ length: 4 }, () => run("ana", work));
  await expect(run("ana", work)).rejects.toMatchObject({
    definition: { status: 429, code: "too-many-calls-at-once" },
    retryAfter: 2,
  });
  finish();
  await Promise.all(runs);
  await expect(run("ana", async () => "free again")).resolves.toBe("free again");
});

it("frees the slot of a call that fails", async () => {
  const run = concurrencyLimiter({ running: 1, waiting: 1 });
  const failing = run("ana", () => Promise.reject(new Error("failed")));
  const next = run("ana", async () => "done");
  await expect(failing).rejects.toThrow("failed");
  await expect(next).resolves.toBe("done");
});

it("does not delay another caller", async () => {
  const run = concurrencyLimiter({ running: 1, waiting: 1 });
  const slow = openWork();
  const running = run("ana", slow.work);
  await expect(run("ben", async () => "done")).resolves.toBe("done");
  slow.finish();
  await running;
});
