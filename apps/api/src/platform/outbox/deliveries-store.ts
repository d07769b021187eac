import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowOf } from "../database/sql/row-of";
import { outboxMessages as table } from "./outbox-table";

/* What the jobs that send messages read and store. */

export type UnsentMessage = typeof table.$inferSelect;

/** Returns a message that was neither sent nor given up. */
export async function unsentMessage(db: Queryable, id: string): Promise<UnsentMessage | undefined> {
  const [message] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.doneAt), isNull(table.givenUpAt)))
    .limit(1);
  return message;
}

type DoneMessage = Pick<UnsentMessage, "id" | "isDeletedWhenDone">;

const deleteMessage = async (db: Queryable, { id }: DoneMessage) => {
  await db.delete(table).where(eq(table.id, id));
};

/** Marks a message as sent and deletes its content, which may have carried a code or a link. */
export async function markSent(db: Queryable, message: DoneMessage, now: Date) {
  if (message.isDeletedWhenDone) return deleteMessage(db, message);
  await db
    .update(table)
    .set(rowOf(table, { doneAt: now, content: null, lastError: null }))
    .where(eq(table.id, message.id));
}

/** Stores why a message could not be sent. One that is given up loses its content. */
export async function markFailed(
  db: Queryable,
  message: DoneMessage,
  lastError: string,
  givenUpAt: Date | null,
) {
  if (givenUpAt && message.isDeletedWhenDone) return deleteMessage(db, message);
  await db
    .update(table)
    .set(rowOf(table, { lastError, givenUpAt, ...(givenUpAt ? { content: null } : {}) }))
    .where(eq(table.id, message.id));
}
