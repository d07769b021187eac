import { DAY, HOUR, later, MINUTE, SECOND } from "../clock";
import type { Services } from "../services";
import type { Mailer, SmsSender } from "./channels";
import { DeliveryFailure } from "./delivery-failure";
import { dueLanes, type Lane, leaseMessages, markFailed, markSent } from "./lease-store";
import type { EmailMessage, SmsMessage } from "./outbox-table";

const BATCH = 10;
/** Messages that a lane sends at a time. */
const AT_ONCE = 5;
/**
 * How long a message is retried (ms). A mail server may be down for a long weekend (RFC 5321, 4.5.4.1). A text
 * message carries a code that expires after ten minutes; arriving later, it would only confuse. Urgent messages are
 * about something that goes on; they are withdrawn once it is over.
 */
const RETRY_WINDOW = { mail: 4 * DAY, sms: 10 * MINUTE, urgent: DAY } as const;
const IDLE = 2 * SECOND;
/** From a wake to the run: responses to the requests of that moment go first, and one lease takes their messages (ms). */
const GATHERING = 100;
/** The minimum lease left to start sending: enough for a channel's time limits (ms). */
const SENDING_TAKES = 40 * SECOND;

type LeasedMessage = Awaited<ReturnType<typeof leaseMessages>>[number];

export type OutboxWorker = {
  /** Looks for due messages in a moment instead of at the next tick. */
  wake(): void;
  /** Sends everything due now, or by `dueBy`, and resolves when nothing is left; for tests. */
  drain(dueBy?: Date): Promise<void>;
  /** Stops after the messages being sent. */
  stop(): Promise<void>;
};

/** Returns the wait before the next attempt (ms): 2 s, doubled each time, at most an hour. */
export const backOff = (attempts: number) => Math.min(HOUR, 2 ** attempts * SECOND);

/** Starts sending the outbox. Several processes may run a worker: each message is leased by one at a time. */
export function startOutboxWorker(
  services: Pick<Services, "database" | "clock" | "log">,
  channels: { readonly mailer: Mailer; readonly smsSender: SmsSender },
): OutboxWorker {
  const { database, clock, log } = services;
  let isStopped = false;

  async function sendDue(lane: Lane, dueBy?: Date) {
    for (;;) {
      const leased = await leaseMessages(database.query, lane, BATCH, dueBy ?? clock.now());
      await sendLeased(leased);
      // Sending one may have released a delayed message.
      if (leased.length === 0 || isStopped) return;
    }
  }

  /** Starts the messages in their order, several at a time, but those to one recipient one after another. */
  async function sendLeased(leased: readonly LeasedMessage[]) {
    const byRecipient = Map.groupBy(leased, ({ recipient }) => recipient.toLowerCase()).values();
    const sendSome = async () => {
      for (const messages of byRecipient)
        for (const message of messages) if (hasLeaseLeft(message)) await sendOne(message);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  }

  /** False if a slow batch used up the lease: another worker may lease the message and would send it twice. */
  const hasLeaseLeft = ({ lockedUntil }: LeasedMessage) =>
    lockedUntil !== null && later(clock.now(), SENDING_TAKES) < lockedUntil;

  async function sendOne(message: LeasedMessage) {
    try {
      if (message.channel === "mail")
        await channels.mailer.send(message.recipient, message.content as EmailMessage);
      else await channels.smsSender.send(message.recipient, message.content as SmsMessage);
      await markSent(database.query, message, clock.now());
    } catch (thrown) {
      await handleFailure(message, thrown);
    }
  }

  /** Schedules the next attempt, or gives the message up. */
  async function handleFailure(message: LeasedMessage, thrown: unknown) {
    const now = clock.now();
    const { id, channel, isUrgent } = message;
    const window = RETRY_WINDOW[isUrgent ? "urgent" : channel];
    const isKnown = thrown instanceof DeliveryFailure;
    const error = isKnown ? thrown.message : "The message could not be sent.";
    const runAt = later(now, backOff(message.attempts));
    const isGivenUp = (isKnown && thrown.isPermanent) || runAt > later(message.createdAt, window);
    const details = { messageId: id, channel, reason: error, ...(isKnown ? {} : { err: thrown }) };
    if (isGivenUp) log.error(details, "A message could not be sent. It is not retried.");
    else log.warn(details, "A message could not be sent yet. It will be retried.");
    await markFailed(database.query, message, { error, runAt, givenUpAt: isGivenUp ? now : null });
  }

  const running = new Map<string, Promise<void>>();
  /** Lanes that had due messages while they ran: one may have come after their last lease. */
  const missed = new Set<string>();
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const wake = () => {
    if (isWoken) return;
    isWoken = true;
    if (!looking) schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void look(), isWoken ? GATHERING : IDLE).unref();
  };
  const warn = (thrown: unknown) => log.warn({ err: thrown }, "The outbox could not be read.");

  /** Starts a lane, which runs until nothing of it is due. */
  function start(lane: Lane, dueBy: Date | undefined) {
    const name = `${lane.channel} ${lane.isUrgent}`;
    if (running.has(name)) {
      missed.add(name);
      return;
    }
    const run = sendDue(lane, dueBy)
      .catch(warn)
      .finally(() => {
        running.delete(name);
        if (missed.delete(name)) wake();
      });
    running.set(name, run);
  }

  async function startDueLanes(dueBy: Date | undefined) {
    for (const lane of await dueLanes(database.query, dueBy ?? clock.now())) start(lane, dueBy);
  }

  /** Starts the lanes in which messages are due, and looks again later. */
  function look(dueBy?: Date): Promise<void> {
    clearTimeout(timer);
    isWoken = false;
    looking ??= startDueLanes(dueBy)
      .catch(warn)
      .finally(() => {
        looking = undefined;
        schedule();
      });
    return looking;
  }
  /** Resolves when nothing is running, including what the timer started in the meantime. */
  const settle = async (): Promise<void> => {
    await looking;
    await Promise.all(running.values());
    if (looking || running.size > 0) await settle();
  };
  schedule();

  return {
    wake,
    async drain(dueBy) {
      await settle();
      await look(dueBy);
      await settle();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await settle();
    },
  };
}
