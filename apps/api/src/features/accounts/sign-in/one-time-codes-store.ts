import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  sql,
} from "drizzle-orm";
import { builtOnce, type Placeholders } from "../../../platform/database/built-once";
import type { Queryable } from "../../../platform/database/database";
import { insertingMessages } from "../../../platform/outbox/outbox-store";
import type { EmailMessage, SmsMessage } from "../../../platform/outbox/outbox-table";
import { rowOf } from "../../../platform/database/sql/row-of";
import { oneTimeCodes as table } from "../accounts-table";

export type CodePurpose = (typeof table.$inferSelect)["purpose"];

type NewCode = Omit<typeof table.$inferInsert, "usedAt" | "verifiedAt"> & {
  readonly subject: string | null;
};

/** Replaces the previous code, unless it is unused and was sent after `recently`. */
const replacing = (
  db: Queryable,
  code: NewCode | Placeholders<NewCode>,
  recently: Date | Placeholder,
) =>
  db
    .insert(table)
    .values(rowOf(table, code as NewCode))
    .onConflictDoUpdate({
      target: [table.userId, table.purpose],
      set: { ...code, verifiedAt: null, usedAt: null },
      setWhere: or(isNotNull(table.usedAt), lte(table.sentAt, recently)),
    })
    .returning({ id: table.id });

/** Starts a sign-in whose codes come from an app; a pending one ends. */
export async function putAppAttempt(db: Queryable, attempt: NewCode & { readonly sentAt: Date }) {
  await replacing(db, attempt, attempt.sentAt);
}

/**
 * Replaces the previous code, unless it is unused and was sent after `recently`, and enqueues its message. One
 * statement, so that only one of several concurrent requests sends a code. Returns whether this one did.
 */
export async function putSentCode(
  db: Queryable,
  code: NewCode,
  message: CodeMessage & { readonly id: string },
  recently: Date,
): Promise<boolean> {
  const { id: messageId, channel, recipient, content } = message;
  const given = { messageId, channel, recipient, content, recently: recently.toISOString() };
  return (await putting(db, { ...code, ...given })).length > 0;
}

type Given = NewCode &
  Pick<CodeMessage, "channel" | "recipient" | "content"> & {
    readonly messageId: string;
    readonly recently: string;
  };

const putting = builtOnce<Given, { id: string }>((given, db) => {
  const { userId, sentAt, messageId, channel, recipient, content, recently } = given;
  const code = {
    id: given.id,
    userId,
    purpose: given.purpose,
    subject: given.subject,
    codeHash: given.codeHash,
    triesLeft: given.triesLeft,
    sentAt,
    expiresAt: given.expiresAt,
  };
  const message = { id: messageId, channel, recipient, content, userId };
  return sql`
    with put as ${replacing(db, code, recently)}
    ${insertingMessages(sql`put`, message, sentAt)} returning id`;
});

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

type GivenCode = {
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly codeHashes: readonly Buffer[];
};

const pending = (given: GivenCode, now: Date) =>
  and(
    eq(table.userId, given.userId),
    eq(table.purpose, given.purpose),
    isNull(table.usedAt),
    gt(table.expiresAt, now),
    gt(table.triesLeft, 0),
  );

/**
 * Returns whether one of the hashes is that of the person's code. A wrong one uses up one of its tries; concurrent
 * guesses cannot exceed them.
 */
export async function checkCode(db: Queryable, given: GivenCode, now: Date): Promise<boolean> {
  const isRight = sql<boolean>`${inArray(table.codeHash, [...given.codeHashes])}`;
  const [row] = await db
    .update(table)
    .set(
      rowOf(table, {
        triesLeft: sql`case when ${isRight} then ${table.triesLeft} else ${table.triesLeft} - 1 end`,
      }),
    )
    .where(pending(given, now))
    .returning({ isRight });
  return row?.isRight === true;
}

/**
 * Marks a code that `checkCode` accepted as verified; `useVerifiedCode` uses it up later. Returns whether it is still
 * the person's code.
 */
export async function markCodeVerified(
  db: Queryable,
  given: GivenCode,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set(rowOf(table, { verifiedAt: now }))
    .where(and(pending(given, now), inArray(table.codeHash, [...given.codeHashes])))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Uses up a code for that subject that was verified after `since`. Returns whether there was one. */
export async function useVerifiedCode(
  db: Queryable,
  given: {
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
        eq(table.userId, given.userId),
        eq(table.purpose, given.purpose),
        eq(table.subject, given.subject),
        gt(table.verifiedAt, since),
        isNull(table.usedAt),
        given.codeHashes && inArray(table.codeHash, [...given.codeHashes]),
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
