import type { FastifyReply } from "fastify";
import { EventEmitter } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { createLargeReads } from "./large-reads";

const SECOND = 1_000;
const waiter = () => ({ isGone: () => false, waitBudget: { left: 60 * SECOND } });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A response of this many bytes; call `receive` when the client has it. */
function responseOf(bytes: number) {
  const raw = new EventEmitter();
  const reply = { raw, getHeader: () => String(bytes) } as unknown as FastifyReply;
  const send = vi.fn(() => Promise.resolve());
  return {
    reply,
    send,
    receive: () => void raw.emit("finish"),
    cutOff: () => void raw.emit("close"),
  };
}

/** Starts to send the responses to `person` and reports which of them were sent. */
function sending(...answers: readonly ReturnType<typeof responseOf>[]) {
  const reads = createLargeReads({ atOnce: 1, waiting: 20 });
  const runs = answers.map(({ reply, send }) => reads.run("ana", waiter(), reply, send));
  const sent = () => answers.map(({ send }) => send.mock.calls.length);
  return { reads, runs, sent };
}

describe("the responses of one person", () => {
  it("do not wait for small earlier ones to be received", async () => {
    const { sent } = sending(responseOf(300_000), responseOf(300_000), responseOf(300_000));
    await settled();
    expect(sent()).toEqual([1, 1, 1]);
  });

  it.each(["receive", "cutOff"] as const)(
    "wait for a large earlier one to finish (%s)",
    async (end) => {
      const large = responseOf(1_000_001);
      const { sent } = sending(large, responseOf(10));
      await settled();
      expect(sent()).toEqual([1, 0]);
      large[end]();
      await settled();
      expect(sent()).toEqual([1, 1]);
    },
  );

  it("wait once more than 1 MB of small ones is in transit, and only for the newest", async () => {
    const answers = Array.from({ length: 5 }, () => responseOf(400_000));
    const { sent } = sending(...answers);
    await settled();
    // The third passes 1 MB and holds the turn; receiving the first does not free it.
    expect(sent()).toEqual([1, 1, 1, 0, 0]);
    answers[0]?.receive();
    await settled();
    expect(sent()).toEqual([1, 1, 1, 0, 0]);
    answers[2]?.receive();
    await settled();
    expect(sent()).toEqual([1, 1, 1, 1, 1]);
  });

  it("wait 30 seconds at most", async () => {
    vi.useFakeTimers();
    try {
      const { sent } = sending(responseOf(2_000_000), responseOf(10));
      await vi.advanceTimersByTimeAsync(30 * SECOND - 1);
      expect(sent()).toEqual([1, 0]);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent()).toEqual([1, 1]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("do not wait for another person's, nor after a failed one", async () => {
    const { reads, runs } = sending(responseOf(2_000_000));
    const { reply, send } = responseOf(2_000_000);
    const failing = reads.run("ben", waiter(), reply, () => Promise.reject(new Error("failed")));
    await expect(failing).rejects.toThrow("failed");
    void reads.run("ben", waiter(), reply, send);
    await settled();
    expect([send.mock.calls.length, runs.length]).toEqual([1, 1]);
  });
});
