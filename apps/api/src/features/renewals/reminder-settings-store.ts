import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { renewalReminderRefusals as table } from "./renewals-table";

/** Returns when the person turned the reminders off; undefined if they are on. */
export async function remindersOffSince(db: Queryable, userId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: table.createdAt })
    .from(table)
    .where(eq(table.userId, userId))
    .limit(1);
  return row?.createdAt;
}

/** Turns a person's reminders on or off. */
export async function setReminders(
  db: Queryable,
  userId: string,
  { isOn, now }: { readonly isOn: boolean; readonly now: Date },
): Promise<void> {
  await (isOn
    ? db.delete(table).where(eq(table.userId, userId))
    : db
        .insert(table)
        .values(rowOf(table, { userId, createdAt: now }))
        .onConflictDoNothing());
}
