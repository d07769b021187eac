import { HOUR, later, SECOND } from "../clock";
import type { Mailer } from "../mail/mailer";
import type { Services } from "../services";
import type { ShortMessenger } from "../sms/short-messenger";
import { leaseMessages, markFailed, markSent } from "./outbox-store";
import type { Letter, ShortMessage } from "./outbox-table";

const BATCH = 10;
const MAX_ATTEMPTS = 12;
const IDLE = 2 * SECOND;

export type OutboxWorker = {
  /** Looks for due messages now instead of at the next tick. */
  wake(): void;
  /** Sends what is due and resolves when nothing is left; for tests and the shutdown. */
  drain(): Promise<void>;
  /** Stops after the messages in hand. */
  stop(): Promise<void>;
};

/** Wait before the next attempt: 2 s, doubled each time, at most an hour. */
export const backOff = (attempts: number) => Math.min(HOUR, 2 ** attempts * SECOND);

/** Sends the outbox. Any number of processes may run one: a message is leased by one at a time. */
export function startOutboxWorker(
  services: Pick<Services, "database" | "clock" | "log">,
  channels: { readonly mailer: Mailer; readonly messenger: ShortMessenger },
): OutboxWorker {
  const { database, clock, log } = services;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function sendDue() {
    for (;;) {
      const leased = await leaseMessages(database.query, BATCH, clock.now());
      for (const message of leased) await sendOne(message);
      if (leased.length < BATCH || isStopped) return;
    }
  }

  async function sendOne(message: Awaited<ReturnType<typeof leaseMessages>>[number]) {
    try {
      if (message.channel === "mail")
        await channels.mailer.send(message.recipient, message.content as Letter);
      else await channels.messenger.send(message.recipient, message.content as ShortMessage);
      await markSent(database.query, message.id, clock.now());
    } catch (thrown) {
      const isLast = message.attempts >= MAX_ATTEMPTS;
      const error = String(thrown instanceof Error ? thrown.message : thrown).slice(0, 500);
      log.warn({ messageId: message.id, channel: message.channel, isLast }, "message not sent");
      await markFailed(database.query, message.id, {
        error,
        runAt: later(clock.now(), backOff(message.attempts)),
        givenUpAt: isLast ? clock.now() : null,
      });
    }
  }

  const run = (): Promise<void> => {
    running ??= sendDue()
      .catch((thrown: unknown) => log.warn({ err: thrown }, "outbox could not be read"))
      .finally(() => {
        running = undefined;
        if (!isStopped) timer = setTimeout(run, IDLE).unref();
      });
    clearTimeout(timer);
    return running;
  };
  timer = setTimeout(run, IDLE).unref();

  return {
    wake: () => void run(),
    async drain() {
      await running;
      await run();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
