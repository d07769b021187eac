import type { Queryable } from "../database/database";
import type { Services } from "../services";
import { insertMessage } from "./outbox-store";
import type { Letter } from "./outbox-table";

/**
 * Puts a letter into the outbox, in the same transaction as its cause: none is lost, and none is
 * sent for a rollback. Call `services.wakeOutbox()` after the transaction has committed.
 */
export async function enqueueLetter(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  recipient: string,
  letter: Letter,
) {
  const message = { id: services.newId(), channel: "mail" as const, recipient, content: letter };
  await insertMessage(db, message, services.clock.now());
}

/** The last email to an address that is deleted meanwhile: no trace of it remains once it is sent. */
export async function enqueueLastLetter(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  recipient: string,
  letter: Letter,
) {
  const message = { id: services.newId(), channel: "mail" as const, recipient, content: letter };
  await insertMessage(db, { ...message, isDeletedWhenDone: true }, services.clock.now());
}
