import { DAY, HOUR, addMs, MINUTE } from "../clock";
import { backOff, type JobQueue } from "../jobs/job-worker";
import { type LeasedJob, retryJob } from "../jobs/jobs-store";
import type { Services } from "../services";
import type { Mailer, SmsSender } from "./channels";
import { DeliveryFailure } from "./delivery-failure";
import { markFailed, markSent, type UnsentMessage, unsentMessage } from "./deliveries-store";
import type { EmailMessage, SmsMessage } from "./outbox-table";

/** Messages of a queue that are sent at a time. */
const AT_ONCE = 5;
/** How long a process may take to send a message (ms): more than the time limits of a channel. */
const LEASE = MINUTE;
/**
 * How long a message is retried (ms). A mail server may be down for a long weekend (RFC 5321, 4.5.4.1). A text
 * message carries a code that expires after ten minutes; arriving later, it would only confuse. Urgent messages are
 * about something that goes on; they are withdrawn once it is over.
 */
const RETRY_WINDOW = { mail: 4 * DAY, sms: 10 * MINUTE, urgent: DAY } as const;

/**
 * Returns the queues that send the outbox. They do not wait for each other, so that the alerts of an incident wait
 * neither for other messages nor, if the mail server is slow, for emails.
 */
export function outboxQueues(
  { database, clock, log }: Pick<Services, "database" | "clock" | "log">,
  channels: { readonly mailer: Mailer; readonly smsSender: SmsSender },
): JobQueue[] {
  async function work(job: LeasedJob): Promise<void> {
    const message = await unsentMessage(database.query, job.key);
    // It may have been deleted with its account.
    if (!message) return;
    try {
      if (message.channel === "mail")
        await channels.mailer.send(message.recipient, message.content as EmailMessage);
      else await channels.smsSender.send(message.recipient, message.content as SmsMessage);
      await markSent(database.query, message, clock.now());
    } catch (error) {
      await handleFailure(job, message, error);
    }
  }

  /** Schedules the next attempt, or gives the message up. */
  async function handleFailure(job: LeasedJob, message: UnsentMessage, failure: unknown) {
    const now = clock.now();
    const { id, channel, isUrgent } = message;
    const window = RETRY_WINDOW[isUrgent ? "urgent" : channel];
    const isKnown = failure instanceof DeliveryFailure;
    const error = isKnown ? failure.message : "The message could not be sent.";
    const runAt = addMs(now, backOff(job.attempts, HOUR));
    const isGivenUp = (isKnown && failure.isPermanent) || runAt > addMs(message.createdAt, window);
    const details = { messageId: id, channel, reason: error, ...(isKnown ? {} : { err: failure }) };
    if (isGivenUp) log.error(details, "A message could not be sent. It is not retried.");
    else log.warn(details, "A message could not be sent yet. It will be retried.");
    await markFailed(database.query, message, error, isGivenUp ? now : null);
    if (!isGivenUp) await retryJob(database.query, job, runAt);
  }

  return ["urgent mail", "urgent sms", "mail", "sms"].map((name) => ({
    name,
    atOnce: AT_ONCE,
    lease: LEASE,
    failure: "What became of a message could not be stored. It will be retried.",
    work,
  }));
}
