import { later, SECOND } from "../clock";
import type { Queryable } from "../database/database";
import type { Services } from "../services";
import { insertMessage } from "./outbox-store";
import type { EmailMessage } from "./outbox-table";

/**
 * Puts a letter into the outbox, in the same transaction as its cause: none is lost, and none is
 * sent for a rollback. Call `services.wakeOutbox()` after the transaction has committed.
 * @param userId the account that it concerns, where there is one
 */
export async function enqueueEmail(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  recipient: string,
  mail: EmailMessage,
  userId?: string,
) {
  const message = { id: services.newId(), channel: "mail" as const, recipient, content: mail };
  await insertMessage(db, { ...message, userId }, services.clock.now());
}

/** The last email to an address that is deleted meanwhile: no trace of it remains once it is sent. */
export async function enqueueLastEmail(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  recipient: string,
  mail: EmailMessage,
) {
  const message = { id: services.newId(), channel: "mail" as const, recipient, content: mail };
  await insertMessage(db, { ...message, isDeletedWhenDone: true }, services.clock.now());
}

/** The shortest and longest pause before an email that must not tell whether there is an account (ms). */
export const SHORTEST_PAUSE = SECOND;
export const LONGEST_PAUSE = 5 * SECOND;

/**
 * Returns when an email may be sent that answers a caller who must not learn whether there is an account: 1 to
 * 5 s from now. Sent at once, its work would slow down the caller's next calls, and only for a known account.
 * Do not wake the outbox for it. The worker still sends the delayed emails of one recipient in the order of
 * their causes.
 */
export const delayedRunAt = ({ random, clock }: Pick<Services, "random" | "clock">): Date =>
  later(clock.now(), SHORTEST_PAUSE + random.int(LONGEST_PAUSE - SHORTEST_PAUSE + 1));

/** As `enqueueEmail`, for an email that must not tell whether there is an account (`delayedRunAt`). */
export async function enqueueDelayedEmail(
  db: Queryable,
  services: Pick<Services, "newId" | "random" | "clock">,
  recipient: string,
  mail: EmailMessage,
  userId?: string,
) {
  const message = { id: services.newId(), channel: "mail" as const, recipient, content: mail };
  await insertMessage(db, { ...message, userId }, services.clock.now(), delayedRunAt(services));
}
