import { addMs, SECOND } from "../clock";
import type { Queryable } from "../database/database";
import type { Services } from "../services";
import { insertMessage, insertMessages } from "./outbox-store";
import type { EmailMessage } from "./outbox-table";

/**
 * Puts an email into the outbox in the transaction of its cause, so that none is lost and none is sent after a
 * rollback. Call `services.wakeOutbox()` once the transaction has committed.
 * @param userId the account that it concerns, if any
 */
export async function enqueueEmail(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  recipient: string,
  email: EmailMessage,
  userId?: string,
) {
  const message = { id: services.newId(), channel: "mail" as const, recipient, content: email };
  await insertMessage(db, { ...message, userId }, services.clock.now());
}

/** An email to an account. */
type EmailToAccount = {
  readonly recipient: string;
  readonly userId: string;
  readonly content: EmailMessage;
};

/** Puts many emails into the outbox. */
export async function enqueueEmails(
  db: Queryable,
  { newId, clock }: Pick<Services, "newId" | "clock">,
  emails: readonly EmailToAccount[],
): Promise<void> {
  const now = clock.now();
  await insertMessages(
    db,
    emails.map((email) => ({ id: newId(), channel: "mail", ...email })),
    now,
  );
}

/** Enqueues the last email to an address that is being deleted: no trace of it remains once it is sent. */
export async function enqueueLastEmail(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  recipient: string,
  email: EmailMessage,
) {
  const message = { id: services.newId(), channel: "mail" as const, recipient, content: email };
  await insertMessage(db, { ...message, isDeletedWhenDone: true }, services.clock.now());
}

/** The range of delays before an email that must not reveal whether an account exists (ms). */
export const SHORTEST_PAUSE = SECOND;
export const LONGEST_PAUSE = 5 * SECOND;

/**
 * Returns when to send an email whose caller must not learn whether an account exists: 1 to 5 s from now. Sent at
 * once, its work would slow down the caller's next calls, but only for a known account. Do not wake the outbox for
 * it. The worker still sends the delayed emails of one recipient in the order they were enqueued.
 */
export const delayedRunAt = ({ random, clock }: Pick<Services, "random" | "clock">): Date =>
  addMs(clock.now(), SHORTEST_PAUSE + random.int(LONGEST_PAUSE - SHORTEST_PAUSE + 1));

/** Like `enqueueEmail`, for an email that must not reveal whether an account exists (`delayedRunAt`). */
export async function enqueueDelayedEmail(
  db: Queryable,
  services: Pick<Services, "newId" | "random" | "clock">,
  recipient: string,
  email: EmailMessage,
  userId?: string,
) {
  const message = { id: services.newId(), channel: "mail" as const, recipient, content: email };
  await insertMessage(db, { ...message, userId }, services.clock.now(), delayedRunAt(services));
}

/**
 * Enqueues an email that waits for a file: `releaseMessage` adds it. Without it the email is sent at `sentBy`.
 * @returns the id of the message
 */
export async function enqueueEmailWithAttachment(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  to: { readonly recipient: string; readonly userId: string },
  email: EmailMessage,
  sentBy: Date,
): Promise<string> {
  const message = { id: services.newId(), channel: "mail" as const, ...to, content: email };
  await insertMessage(db, message, services.clock.now(), sentBy);
  return message.id;
}
