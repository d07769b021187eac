import { PRINTER_BUSY, TOO_MANY_PRINTS } from "@holdfast/contract/printing/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPrintQueue, type PrintQueue } from "./print-queue";

const LIMITS = { concurrent: 2, waiting: 2, perPerson: 3, perNetwork: 9, waitTime: 1_000 };
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

/** Takes a slot in a network of that person only and waits for its turn. */
const enter = (queue: PrintQueue, person: string, network = `of ${person}`) =>
  queue.take({ person, network }).turn();

test("lets two print at once and the others wait in order", async () => {
  const queue = createPrintQueue(LIMITS);
  const endFirst = await enter(queue, "a");
  await enter(queue, "b");
  const third = enter(queue, "c");
  const fourth = enter(queue, "d");
  expect(await hasCome(third)).toBe(false);
  endFirst();
  (await third)();
  await fourth;
  expect(queue.active).toBe(2);
});

test("refuses a slot, not just a turn, when too many wait", async () => {
  const queue = createPrintQueue(LIMITS);
  await enter(queue, "a");
  await enter(queue, "b");
  const early = queue.take({ person: "e", network: "of e" });
  const waiting = [enter(queue, "c"), enter(queue, "d")];
  expect(() => queue.take({ person: "f", network: "of f" })).toThrow(busy);
  await expect(early.turn()).rejects.toEqual(busy);
  queue.close();
  for (const turn of waiting) await expect(turn).rejects.toEqual(busy);
});

test("refuses a document that waits too long", async () => {
  const queue = createPrintQueue({ ...LIMITS, concurrent: 1, waiting: 1 });
  const endTurn = await enter(queue, "a");
  const outcome = enter(queue, "b").catch((refused: unknown) => refused);
  await vi.advanceTimersByTimeAsync(LIMITS.waitTime);
  expect(await outcome).toEqual(busy);
  const next = enter(queue, "c");
  endTurn();
  (await next)();
  expect(queue.active).toBe(0);
});

test("limits one person's slots, and leaving frees one", () => {
  const queue = createPrintQueue(LIMITS);
  const caller = { person: "a", network: "n" };
  const places = [queue.take(caller), queue.take(caller), queue.take(caller)];
  const refused = expect.objectContaining({ definition: TOO_MANY_PRINTS });
  expect(() => queue.take(caller)).toThrow(refused);
  places[0]?.leave();
  places[0]?.leave();
  queue.take(caller);
  expect(() => queue.take(caller)).toThrow(refused);
});

test("limits one network's slots across all its people", () => {
  const queue = createPrintQueue({ ...LIMITS, perNetwork: 2 });
  const place = queue.take({ person: "a", network: "n" });
  queue.take({ person: "b", network: "n" });
  expect(() => queue.take({ person: "c", network: "n" })).toThrow(busy);
  queue.take({ person: "c", network: "m" });
  place.leave();
  queue.take({ person: "d", network: "n" });
});

test("holds a slot that is left during its turn until the turn ends", async () => {
  const queue = createPrintQueue({ ...LIMITS, perPerson: 1 });
  const caller = { person: "a", network: "n" };
  const place = queue.take(caller);
  const endTurn = await place.turn();
  place.leave();
  expect(() => queue.take(caller)).toThrow(
    expect.objectContaining({ definition: TOO_MANY_PRINTS }),
  );
  endTurn();
  queue.take(caller);
});

test("gives the next turn to the network with the fewest documents being printed", async () => {
  const queue = createPrintQueue({ ...LIMITS, waiting: 9 });
  const endFirst = await enter(queue, "a", "crowd");
  await enter(queue, "b", "crowd");
  const crowd = enter(queue, "c", "crowd");
  const other = enter(queue, "d", "other");
  endFirst();
  await other;
  expect(await hasCome(crowd)).toBe(false);
});

test("stops waiting for a disconnected caller", async () => {
  const queue = createPrintQueue({ ...LIMITS, concurrent: 1 });
  const endTurn = await enter(queue, "a");
  const gone = new AbortController();
  const turn = queue.take({ person: "b", network: "of b" }).turn(gone.signal);
  gone.abort(new Error("gone"));
  await expect(turn).rejects.toThrow("gone");
  endTurn();
  expect(queue.active).toBe(0);
});

test("refuses every document once it is closed", async () => {
  const queue = createPrintQueue(LIMITS);
  const place = queue.take({ person: "a", network: "n" });
  queue.close();
  await expect(place.turn()).rejects.toEqual(busy);
  expect(() => queue.take({ person: "b", network: "n" })).toThrow(busy);
});
