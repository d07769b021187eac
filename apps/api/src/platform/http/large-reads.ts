import type { FastifyReply } from "fastify";
import { type CallTurnLimits, createCallTurns, type Waiter } from "./call-turns";

/**
 * Limits how much memory the lists and large documents of one person take: a few are built at the same time,
 * and about 1 MB of finished answers may be on its way besides.
 */
export type LargeReads = {
  /**
   * Runs `send` in a turn of the person. The turn ends when the answer has been sent; where more than 1 MB of
   * the person's answers is not received by then, it ends when this one is, or after 30 seconds.
   * @throws Refusal 429 with Retry-After where too many reads of the person wait, or this one waited too long.
   */
  run(
    person: string,
    waiter: Waiter,
    reply: FastifyReply,
    send: () => Promise<unknown>,
  ): Promise<FastifyReply>;
};

/** Answers that are not yet received and together have at most this many bytes hold no turn. */
const SMALL = 1_000_000;
/** An answer counts as received after this long in any case (ms). */
const LONGEST_WAIT = 30_000;

export function createLargeReads(limits: CallTurnLimits): LargeReads {
  const turns = createCallTurns(limits);
  const unreceived = new Map<string, number>();

  /** @returns the bytes that are on their way to the person. */
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
        if (onTheWay > SMALL) await atMost(LONGEST_WAIT, received);
        return reply;
      }),
  };
}

/** Resolves when the answer has been handed to the network whole, or its connection is closed. */
const receiptOf = ({ raw }: FastifyReply) =>
  new Promise<void>((resolve) => {
    raw.once("finish", resolve).once("close", resolve);
  });

/** Bytes of the body that was sent: Fastify sets the header for everything but a stream. */
const sizeOf = (reply: FastifyReply) => Number(reply.getHeader("content-length") ?? 0);

async function atMost(time: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, time);
  });
  await Promise.race([work, passed]);
  clearTimeout(timer);
}
