import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { MINUTE, SECOND } from "../clock";
import { type JobQueue, startJobWorker } from "./job-worker";
import { hastenJob, type LeasedJob, putJobs, rescheduleJob } from "./jobs-store";

let app: TestApp;
const work = vi.fn<(job: LeasedJob) => Promise<void>>();
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  work.mockReset().mockResolvedValue();
  await app.services.database.query.execute(sql`delete from jobs`);
});

const QUEUE: JobQueue = { name: "tests", atOnce: 1, lease: MINUTE, failure: "It failed.", work };
const job = (key: string) => ({ queue: QUEUE.name, key });
const put = (...keys: readonly string[]) =>
  putJobs(
    app.services.database.query,
    keys.map((key) => ({ ...job(key), runAt: app.clock.now() })),
  );
/** Runs a process that does everything due now. */
async function run() {
  const worker = startJobWorker(app.services, [QUEUE]);
  await worker.drain();
  await worker.stop();
}
const done = () => work.mock.calls.map(([{ key }]) => key);
const rows = async () => {
  const { rows: found } = await app.services.database.query.execute<{
    key: string;
    attempts: number;
  }>(sql`select key, attempts from jobs order by key`);
  return found;
};

describe("a job", () => {
  it("does a job once by one of several processes, then deletes it", async () => {
    await put("a", "b", "c");
    await Promise.all([run(), run(), run()]);
    expect(done().toSorted()).toEqual(["a", "b", "c"]);
    expect(await rows()).toEqual([]);
  });

  it("does no job before its time, unless it is hastened", async () => {
    await put("a");
    await rescheduleJob(
      app.services.database.query,
      job("a"),
      new Date(app.clock.now().getTime() + MINUTE),
    );
    await run();
    expect(done()).toEqual([]);
    await hastenJob(app.services.database.query, job("a"), app.clock.now());
    await run();
    expect(done()).toEqual(["a"]);
  });

  it("does a job by another process once the lease of a killed one has passed", async () => {
    await put("a");
    work.mockReturnValueOnce(new Promise(() => {}));
    const killed = startJobWorker(app.services, [QUEUE]);
    killed.wake();
    await expect.poll(done).toEqual(["a"]);
    app.clock.pass(MINUTE - 1);
    await run();
    expect(done()).toEqual(["a"]);
    app.clock.pass(1);
    await run();
    expect(done()).toEqual(["a", "a"]);
    expect(await rows()).toEqual([]);
  });

  it("retries a job after a failure, at growing intervals", async () => {
    await put("a");
    work.mockRejectedValue(new Error("The provider is away."));
    for (const seconds of [2, 4, 8]) {
      const before = work.mock.calls.length;
      await run();
      expect(work).toHaveBeenCalledTimes(before + 1);
      app.clock.pass(seconds * SECOND - 1);
      await run();
      expect(work).toHaveBeenCalledTimes(before + 1);
      app.clock.pass(1);
    }
    expect(await rows()).toEqual([{ key: "a", attempts: 3 }]);
  });

  it("keeps a job that its work reschedules, and adds one of a transaction that commits only", async () => {
    const { database } = app.services;
    await put("a");
    const later = new Date(app.clock.now().getTime() + MINUTE);
    work.mockImplementation(() => rescheduleJob(database.query, job("a"), later));
    await run();
    expect(await rows()).toEqual([{ key: "a", attempts: 0 }]);
    const rolledBack = database.transaction(async (tx) => {
      await putJobs(tx, [{ ...job("b"), runAt: later }]);
      throw new Error("The purchase failed.");
    });
    await expect(rolledBack).rejects.toThrow("The purchase failed.");
    expect(await rows()).toEqual([{ key: "a", attempts: 0 }]);
  });
});

describe("a worker", () => {
  it("waits on stop for the job in progress, and starts none afterwards", async () => {
    await put("a", "b");
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    work.mockReturnValueOnce(promise);
    const worker = startJobWorker(app.services, [QUEUE]);
    worker.wake();
    await expect.poll(done).toEqual(["a"]);
    const stopped = worker.stop();
    finish();
    await stopped;
    worker.wake();
    expect(done()).toEqual(["a"]);
    expect(await rows()).toEqual([{ key: "b", attempts: 0 }]);
  });

  it("does new jobs while one takes long, and does not start that one again after its lease", async () => {
    await put("a");
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    work.mockReturnValueOnce(promise);
    const worker = startJobWorker(app.services, [{ ...QUEUE, atOnce: 3 }]);
    worker.wake();
    await expect.poll(done).toEqual(["a"]);
    app.clock.pass(2 * MINUTE);
    await put("b");
    worker.wake();
    await expect.poll(done).toEqual(["a", "b"]);
    finish();
    await worker.drain();
    await worker.stop();
    expect(done()).toEqual(["a", "b"]);
  });

  it("does the jobs of a sequence one after another, and others meanwhile", async () => {
    const runAt = app.clock.now();
    const inSequence = (key: string) => ({ ...job(key), runAt, sequence: sql`1` });
    await putJobs(app.services.database.query, [
      inSequence("a"),
      inSequence("b"),
      { ...job("c"), runAt },
    ]);
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    const finished: string[] = [];
    work.mockImplementation(async ({ key }) => {
      if (key === "a") await promise;
      finished.push(key);
    });
    const worker = startJobWorker(app.services, [{ ...QUEUE, atOnce: 3 }]);
    const drained = worker.drain();
    // Two runs lease at the same time, so either may begin first.
    await expect.poll(() => done().toSorted()).toEqual(["a", "c"]);
    await expect.poll(() => finished).toEqual(["c"]);
    finish();
    await drained;
    expect(finished).toEqual(["c", "a", "b"]);
    await worker.stop();
  });

  it("does not keep the process alive", async () => {
    const timers = vi.spyOn(globalThis, "setInterval");
    const worker = startJobWorker(app.services, [QUEUE]);
    const first = timers.mock.results[0]?.value as NodeJS.Timeout;
    expect(first.hasRef()).toBe(false);
    timers.mockRestore();
    await worker.stop();
  });
});
