import type { FastifyReply } from "fastify";
import { type CallTurnLimits, createCallTurns, type Waiter } from "./call-turns";

/**
 * Limits how much memory the lists and large documents of one person take: a few are built at once, and about 1 MB of
 * finished responses may be in transit as well.
 */
export type LargeReads = {
  /**
   * Runs `send` in a turn of the person. The turn ends when the response has been sent; if more than 1 MB of the
   * person's responses is still in transit then, it ends when this one is received, or after 30 seconds.
   * @throws ProblemError 429 with Retry-After if too many of the person's reads wait, or this one waited too long
   */
  run(
    person: string,
    waiter: Waiter,
    reply: FastifyReply,
    send: () => Promise<unknown>,
  ): Promise<FastifyReply>;
};

/** Responses in transit that total at most this many bytes hold no turn. */
const SMALL = 1_000_000;
/** A response counts as received after this long in any case (ms). */
const MAX_WAIT = 30_000;

export function createLargeReads(limits: CallTurnLimits): LargeReads {
  const turns = createCallTurns(limits);
  const unreceived = new Map<string, number>();

  /** @returns the bytes in transit to the person */
  const addUnreceived = (person: string, bytes: number) => {
    const sum = (unreceived.get(person) ?? 0) + bytes;
    if (sum > 0) unreceived.set(person, sum);
    else unreceived.delete(person);
    return sum;
  };

  return {
    run: (person, waiter, reply, send) =>
      turns.run(person, waiter, async () => {
        const received = receiptOf(reply);
        await send();
        const bytes = sizeOf(reply);
        const onTheWay = addUnreceived(person, bytes);
        void received.then(() => addUnreceived(person, -bytes));
        if (onTheWay > SMALL) await atMost(MAX_WAIT, received);
        return reply;
      }),
  };
}

/** Resolves when the whole response has been passed to the network, or its connection is closed. */
const receiptOf = ({ raw }: FastifyReply) =>
  new Promise<void>((resolve) => {
    raw.once("finish", resolve).once("close", resolve);
  });

/** Bytes of the body that was sent: Fastify sets the header for everything except a stream. */
const sizeOf = (reply: FastifyReply) => Number(reply.getHeader("content-length") ?? 0);

async function atMost(time: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, time);
  });
  await Promise.race([work, passed]);
  clearTimeout(timer);
}
