import { PRINTER_BUSY, TOO_MANY_PRINTS } from "@holdfast/contract/printing/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPrintQueue } from "./print-queue";

const LIMITS = { concurrent: 2, waiting: 2, perPerson: 3, waitTime: 1_000 };
const busy = expect.objectContaining({ definition: PRINTER_BUSY, retryAfter: 10 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether a turn has come, without waiting for it. */
const hasCome = async (turn: Promise<unknown>) =>
  Promise.race([turn.then(() => true), Promise.resolve(false)]);

test("lets two print at once and the others wait in order", async () => {
  const queue = createPrintQueue(LIMITS);
  const leaveFirst = await queue.enter("a");
  await queue.enter("b");
  const third = queue.enter("c");
  const fourth = queue.enter("d");
  expect(await hasCome(third)).toBe(false);
  leaveFirst();
  (await third)();
  await fourth;
  expect(queue.active).toBe(2);
});

test("refuses whom it has no place for", async () => {
  const queue = createPrintQueue(LIMITS);
  await queue.enter("a");
  await queue.enter("b");
  const waiting = [queue.enter("c"), queue.enter("d")];
  await expect(queue.enter("e")).rejects.toEqual(busy);
  queue.close();
  for (const turn of waiting) await expect(turn).rejects.toEqual(busy);
});

test("refuses whoever waits too long, and their place is free again", async () => {
  const queue = createPrintQueue({ ...LIMITS, concurrent: 1, waiting: 1 });
  const leave = await queue.enter("a");
  const outcome = queue.enter("b").catch((refused: unknown) => refused);
  await vi.advanceTimersByTimeAsync(LIMITS.waitTime);
  expect(await outcome).toEqual(busy);
  const next = queue.enter("c");
  leave();
  (await next)();
  expect(queue.active).toBe(0);
});

test("one person has a share, which comes back", async () => {
  const queue = createPrintQueue({ ...LIMITS, concurrent: 9 });
  const leaves = [await queue.enter("a"), await queue.enter("a"), await queue.enter("a")];
  await expect(queue.enter("a")).rejects.toEqual(
    expect.objectContaining({ definition: TOO_MANY_PRINTS }),
  );
  for (const leave of leaves) leave();
  await queue.enter("a");
  expect(queue.active).toBe(1);
});

test("whoever has gone gives up the place in line", async () => {
  const queue = createPrintQueue({ ...LIMITS, concurrent: 1 });
  const leave = await queue.enter("a");
  const gone = new AbortController();
  const given = queue.enter("b", gone.signal);
  gone.abort(new Error("gone"));
  await expect(given).rejects.toThrow("gone");
  leave();
  expect(queue.active).toBe(0);
});

test("after closing nobody is let in", async () => {
  const queue = createPrintQueue(LIMITS);
  queue.close();
  await expect(queue.enter("a")).rejects.toEqual(busy);
});
