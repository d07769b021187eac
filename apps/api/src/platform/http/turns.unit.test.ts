import { expect, it } from "vitest";
import { turnsOf } from "./turns";

/** Starts a task that waits for its turn and then runs until it is ended. */
const started = (turns: ReturnType<typeof turnsOf>, key: string) => {
  const task = { isRunning: false, end: () => {} };
  const run = async () => {
    const turn = await turns.take(key);
    task.isRunning = true;
    task.end = () => {
      task.isRunning = false;
      turn.end();
    };
  };
  return { task, running: run() };
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it("lets as many tasks of a key run as it is made for, and the others in their order", async () => {
  const turns = turnsOf(2);
  const tasks = Array.from({ length: 5 }, () => started(turns, "ana").task);
  const running = () => tasks.map(({ isRunning }) => isRunning);
  await settled();
  expect(running()).toEqual([true, true, false, false, false]);
  tasks[1]?.end();
  await settled();
  expect(running()).toEqual([true, false, true, false, false]);
  tasks[0]?.end();
  tasks[2]?.end();
  await settled();
  expect(running()).toEqual([false, false, false, true, true]);
});

it("lets the tasks of another key run meanwhile", async () => {
  const turns = turnsOf(1);
  await started(turns, "ana").running;
  const other = started(turns, "ben");
  await other.running;
  expect(other.task.isRunning).toBe(true);
});

it("counts a turn that is ended twice once", async () => {
  const turns = turnsOf(1);
  const first = await turns.take("ana");
  const [second, third] = [started(turns, "ana"), started(turns, "ana")];
  first.end();
  first.end();
  await second.running;
  await settled();
  expect([second.task.isRunning, third.task.isRunning]).toEqual([true, false]);
  second.task.end();
  await third.running;
  expect(third.task.isRunning).toBe(true);
});
