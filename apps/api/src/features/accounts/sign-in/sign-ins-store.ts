import { sql } from "drizzle-orm";
import { auditEvents } from "../../../platform/audit/audit-table";
import { insertingFrom } from "../../../platform/database/sql/given-rows-store";
import type { Queryable } from "../../../platform/database/database";
import { builtOnce } from "../../../platform/database/built-once";
import { type Subtraction, subtractingAttempts } from "../../../platform/limits/rate-limits-store";
import { oneTimeCodes, sessions } from "../accounts-table";
import type { NewSession } from "../sessions-store";

/**
 * Uses one of the tries of a person's sign-in code. If one of the hashes matches, the code is used up, the session
 * opened, the sign-in recorded and the counted attempts reduced. One statement: concurrent guesses cannot share a try, only one concurrent use
 * succeeds, and a password change at the same time ends either the code or the session. The hashes are keyed, so the
 * duration of their comparison reveals nothing. Undefined if no try was left.
 */
export async function tryCode(
  db: Queryable,
  given: {
    readonly codeHashes: readonly Buffer[];
    readonly session: NewSession & { readonly address: string };
    readonly eventId: string;
    readonly counts: Subtraction;
  },
  now: Date,
): Promise<{ readonly isRight: boolean; readonly subject: string | null } | undefined> {
  const { codeHashes, session, eventId, counts } = given;
  const [row] = await trying(db, {
    ...session,
    ...counts,
    userAgent: session.userAgent ?? null,
    codeHashes: [...codeHashes],
    eventId,
    now,
    nowText: now.toISOString(),
  });
  return row && { isRight: row.is_right, subject: row.subject };
}

type Given = Omit<NewSession, "userAgent" | "address" | "revokedAt"> &
  Subtraction & {
    readonly userAgent: string | null;
    readonly address: string;
    readonly codeHashes: Buffer[];
    readonly eventId: string;
    readonly now: Date;
    readonly nowText: string;
  };

const trying = builtOnce<Given, { is_right: boolean; subject: string | null }>((given) => {
  const { userId, address, codeHashes, nowText } = given;
  const session = {
    id: given.id,
    userId,
    tokenHash: given.tokenHash,
    isRemembered: given.isRemembered,
    address,
    userAgent: given.userAgent,
    createdAt: given.createdAt,
    lastUsedAt: given.lastUsedAt,
    expiresAt: given.expiresAt,
  };
  const event = {
    id: given.eventId,
    happenedAt: given.now,
    action: "accounts.signed-in",
    actorUserId: userId,
    address,
  };
  const right = sql`tried where used_at is not null`;
  return sql`
    with tried as (
      update ${oneTimeCodes} set tries_left = tries_left - 1,
        used_at = case when code_hash = any (${codeHashes}::bytea[]) then ${nowText}::timestamptz end
      where user_id = ${userId}::uuid and purpose = 'sign-in' and used_at is null
        and expires_at > ${nowText}::timestamptz and tries_left > 0
      returning used_at, subject),
    opened as (${insertingFrom(sessions, session, right)}),
    recorded as (${insertingFrom(auditEvents, event, right)}),
    subtracted as (${subtractingAttempts({ reduced: given.reduced, ended: given.ended, now: nowText })}
      and exists (select from ${right}))
    select used_at is not null as is_right, subject from tried`;
});
