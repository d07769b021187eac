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

/** Likewise a text message; `phoneNumber` in E.164. */
export async function enqueueShortMessage(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  phoneNumber: string,
  text: string,
) {
  const message = {
    id: services.newId(),
    channel: "sms" as const,
    recipient: phoneNumber,
    content: { text },
  };
  await insertMessage(db, message, services.clock.now());
}
