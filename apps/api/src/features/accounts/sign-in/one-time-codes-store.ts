import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../platform/database/database";
import { insertMessage } from "../../../platform/outbox/outbox-store";
import type { EmailMessage, SmsMessage } from "../../../platform/outbox/outbox-table";
import { rowOf } from "../../../platform/database/sql/row-of";
import { oneTimeCodes as table } from "../accounts-table";

export type CodePurpose = (typeof table.$inferSelect)["purpose"];

type NewCode = Omit<typeof table.$inferInsert, "usedAt" | "verifiedAt"> & {
  readonly subject: string | null;
};

/** Replaces the previous code, unless it is unused and was sent after `recently`. Returns whether it did. */
async function replaceCode(db: Queryable, code: NewCode, recently: Date): Promise<boolean> {
  const rows = await db
    .insert(table)
    .values(rowOf(table, code))
    .onConflictDoUpdate({
      target: [table.userId, table.purpose],
      set: rowOf(table, { ...code, verifiedAt: null, usedAt: null }),
      setWhere: or(isNotNull(table.usedAt), lte(table.sentAt, recently)),
    })
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Starts a sign-in whose codes come from an app; a pending one ends. */
export async function putAppAttempt(db: Queryable, attempt: NewCode & { readonly sentAt: Date }) {
  await replaceCode(db, attempt, attempt.sentAt);
}

/**
 * Replaces the previous code, unless it is unused and was sent after `recently`, and enqueues its message. Returns
 * whether it did: only one of several concurrent requests sends a code.
 */
export async function putSentCode(
  tx: Transaction,
  code: NewCode & { readonly sentAt: Date },
  message: CodeMessage & { readonly id: string },
  recently: Date,
): Promise<boolean> {
  const { userId, sentAt } = code;
  const isReplaced = await replaceCode(tx, code, recently);
  if (isReplaced) await insertMessage(tx, { ...message, userId }, sentAt);
  return isReplaced;
}

/** The message with a person's code. */
export type CodeMessage = { readonly recipient: string } & (
  | { readonly channel: "mail"; readonly content: EmailMessage }
  | { readonly channel: "sms"; readonly content: SmsMessage }
);

export async function codeSentAt(db: Queryable, userId: string, purpose: CodePurpose) {
  const [row] = await db
    .select({ sentAt: table.sentAt })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.purpose, purpose)))
    .limit(1);
  return row?.sentAt;
}

type CodeInput = {
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly codeHashes: readonly Buffer[];
};

const pending = (input: CodeInput, now: Date) =>
  and(
    eq(table.userId, input.userId),
    eq(table.purpose, input.purpose),
    isNull(table.usedAt),
    gt(table.expiresAt, now),
    gt(table.triesLeft, 0),
  );

/**
 * Uses one of the tries of a person's sign-in code; if one of the hashes matches, the code is used up. One statement,
 * so that concurrent guesses cannot share a try. The hashes are keyed, so the duration of their comparison reveals
 * nothing. Undefined if no try was left.
 */
export async function tryCode(
  db: Queryable,
  { userId, codeHashes }: Pick<CodeInput, "userId" | "codeHashes">,
  now: Date,
): Promise<{ readonly isRight: boolean; readonly subject: string | null } | undefined> {
  const isRight = inArray(table.codeHash, [...codeHashes]);
  const [tried] = await db
    .update(table)
    .set(
      rowOf(table, {
        triesLeft: sql`${table.triesLeft} - 1`,
        usedAt: sql`case when ${isRight} then ${now}::timestamptz end`,
      }),
    )
    .where(pending({ userId, purpose: "sign-in", codeHashes }, now))
    .returning({ isRight: sql<boolean>`${table.usedAt} is not null`, subject: table.subject });
  return tried;
}

/**
 * Returns whether one of the hashes is that of the person's code. A wrong one uses up one of its tries; concurrent
 * guesses cannot exceed them.
 */
export async function checkCode(db: Queryable, input: CodeInput, now: Date): Promise<boolean> {
  const isRight = sql<boolean>`${inArray(table.codeHash, [...input.codeHashes])}`;
  const [row] = await db
    .update(table)
    .set(
      rowOf(table, {
        triesLeft: sql`case when ${isRight} then ${table.triesLeft} else ${table.triesLeft} - 1 end`,
      }),
    )
    .where(pending(input, now))
    .returning({ isRight });
  return row?.isRight === true;
}

/**
 * Marks a code that `checkCode` accepted as verified; `useVerifiedCode` uses it up later. Returns whether it is still
 * the person's code.
 */
export async function markCodeVerified(
  db: Queryable,
  input: CodeInput,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set(rowOf(table, { verifiedAt: now }))
    .where(and(pending(input, now), inArray(table.codeHash, [...input.codeHashes])))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Uses up a code for that subject that was verified after `since`. Returns whether there was one. */
export async function useVerifiedCode(
  db: Queryable,
  input: {
    readonly userId: string;
    readonly purpose: CodePurpose;
    readonly subject: string;
    /** The hashes of the code, if it is known. */
    readonly codeHashes: readonly Buffer[] | undefined;
  },
  since: Date,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set(rowOf(table, { usedAt: now }))
    .where(
      and(
        eq(table.userId, input.userId),
        eq(table.purpose, input.purpose),
        eq(table.subject, input.subject),
        gt(table.verifiedAt, since),
        isNull(table.usedAt),
        input.codeHashes && inArray(table.codeHash, [...input.codeHashes]),
      ),
    )
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Deletes the person's codes, or those of one purpose. */
export async function endCodes(db: Queryable, userId: string, purpose?: CodePurpose) {
  await db
    .delete(table)
    .where(and(eq(table.userId, userId), purpose && eq(table.purpose, purpose)));
}
