import { EventEmitter } from "node:events";
import type { FastifyReply } from "fastify";
import { expect, it, vi } from "vitest";
import { untilSent } from "./until-sent";

/** Starts to wait for a response that is being sent. */
function waiting() {
  const raw = new EventEmitter();
  let isOver = false;
  const over = untilSent({ raw } as unknown as FastifyReply).then(() => (isOver = true));
  return { raw, over, isOver: () => isOver };
}

it.each(["finish", "close"])("waits for the response's %s event", async (event) => {
  const { raw, over, isOver } = waiting();
  await Promise.resolve();
  expect(isOver()).toBe(false);
  raw.emit(event);
  await expect(over).resolves.toBe(true);
});

it("does not wait for a client that has disconnected", async () => {
  const raw = Object.assign(new EventEmitter(), { destroyed: true });
  await expect(untilSent({ raw } as unknown as FastifyReply)).resolves.toBeUndefined();
});

it("waits 30 seconds at most", async () => {
  vi.useFakeTimers();
  try {
    const { isOver } = waiting();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
