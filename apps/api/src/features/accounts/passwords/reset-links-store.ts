import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { insertingFrom } from "../../../platform/database/sql/bulk-writes-store";
import type { Queryable } from "../../../platform/database/database";
import { insertingMessages } from "../../../platform/outbox/outbox-store";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";
import { hashToken } from "../../../platform/secrets/token-hash";
import { linkTokens, users } from "../accounts-table";
import { findLink } from "../link-tokens-store";

/**
 * Replaces earlier reset links with a new one and enqueues its email. One statement, which for an unknown id runs too
 * and writes nothing.
 */
export async function putResetLink(
  db: Queryable,
  link: {
    readonly id: string;
    readonly userId: string;
    readonly token: string;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
  message: { readonly id: string; readonly email: EmailMessage; readonly runAt: Date },
) {
  const { createdAt } = link;
  const row = {
    id: message.id,
    channel: "mail",
    content: message.email,
    recipient: sql`email`,
    userId: link.userId,
  } as const;
  await db.execute(sql`
    with person as (select id, email from ${users} where id = ${link.userId}::uuid),
    earlier as (
      delete from ${linkTokens} where user_id in (select id from person)
        and purpose = 'reset-password' and used_at is null),
    link as (${insertingFrom(
      linkTokens,
      {
        id: link.id,
        userId: sql`id`,
        purpose: "reset-password",
        tokenHash: hashToken(link.token),
        createdAt,
        expiresAt: link.expiresAt,
      },
      sql`person`,
    )}),
    ${insertingMessages(sql`person`, row, createdAt, message.runAt)}`);
}

/** Returns the user of a link that can still be used. */
export async function personOfResetLink(
  db: Queryable,
  input: { readonly userId: string; readonly token: string },
  now: Date,
) {
  const [row] = await db
    .select({ user: users })
    .from(linkTokens)
    .innerJoin(users, eq(users.id, linkTokens.userId))
    .where(
      and(
        eq(linkTokens.tokenHash, hashToken(input.token)),
        eq(linkTokens.userId, input.userId),
        eq(linkTokens.purpose, "reset-password"),
        isNull(linkTokens.usedAt),
        gt(linkTokens.expiresAt, now),
      ),
    )
    .limit(1);
  return row?.user;
}

/** Returns whether a password was set with a link. Only the link's own token reveals it. */
export const isResetLinkUsed = async (
  db: Queryable,
  input: { readonly userId: string; readonly token: string },
): Promise<boolean> => {
  const link = await findLink(db, { ...input, purpose: "reset-password" });
  return link !== undefined && link.usedAt !== null;
};
