import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { HOUR, MINUTE } from "../clock";
import { startJobWorker } from "./job-worker";
import { type ScheduledTask, taskQueues } from "./task-queues";

let app: TestApp;
const warnings: string[] = [];
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  warnings.length = 0;
  await app.services.database.query.execute(sql`delete from jobs`);
});

const task = (name: string, every: number) => ({
  name,
  every,
  work: vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined),
});
const runsOf = (tasks: readonly ReturnType<typeof task>[]) =>
  tasks.map(({ work }) => work.mock.calls.length);

/** Starts a process with these tasks, as its first look does. */
async function process(tasks: readonly ScheduledTask[]) {
  const log = { ...app.services.log, warn: (_: unknown, text: string) => void warnings.push(text) };
  const services = { ...app.services, log } as typeof app.services;
  const queues = taskQueues(services, tasks);
  for (const queue of queues) await queue.start?.();
  const worker = startJobWorker(services, queues);
  await worker.stop();
  return async () => {
    await worker.drain();
  };
}

it("runs each task soon after the start and then at its interval, in one of several processes", async () => {
  const tasks = [task("often", MINUTE), task("rarely", HOUR)];
  const [drainFirst, drainSecond] = [await process(tasks), await process(tasks)];
  const after = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      app.clock.pass(MINUTE);
      await Promise.all([drainFirst(), drainSecond()]);
    }
    return runsOf(tasks);
  };
  expect(await after(5)).toEqual([5, 0]);
  expect(await after(1)).toEqual([6, 1]);
  expect(await after(59)).toEqual([65, 1]);
  expect(await after(1)).toEqual([66, 2]);
});

it("does not run what became due while the server was stopped before the server has started", async () => {
  const tasks = [task("sweep", HOUR)];
  await process(tasks);
  app.clock.pass(24 * HOUR);
  const run = await process(tasks);
  await run();
  expect(runsOf(tasks)).toEqual([0]);
  app.clock.pass(5 * MINUTE);
  await run();
  expect(runsOf(tasks)).toEqual([1]);
});

it("logs a failed task, runs it at its next interval, and still runs the others", async () => {
  const tasks = [task("sweep of files", MINUTE), task("other", MINUTE)];
  tasks[0]?.work.mockRejectedValueOnce(new Error("disk away"));
  const run = await process(tasks);
  app.clock.pass(MINUTE);
  await run();
  expect(warnings).toEqual(["Task failed: sweep of files. It runs again at its next interval."]);
  expect(runsOf(tasks)).toEqual([1, 1]);
  app.clock.pass(MINUTE);
  await run();
  expect(runsOf(tasks)).toEqual([2, 2]);
});

it("does not delete the task of another version, which may still be running", async () => {
  const newer = [task("new", HOUR)];
  const runNew = await process(newer);
  app.clock.pass(5 * MINUTE);
  await (
    await process([task("old", HOUR)])
  )();
  app.clock.pass(HOUR);
  await runNew();
  expect(runsOf(newer)).toEqual([1]);
});
