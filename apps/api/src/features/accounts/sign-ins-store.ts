import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { auditEvents } from "../../platform/audit/audit-table";
import { insertingFrom } from "../../platform/database/given-rows-store";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/row-of";
import { oneTimeCodes, sessions } from "./accounts-table";
import type { NewSession } from "./sessions-store";

/**
 * Uses one of the tries of a person's sign-in code. If one of the hashes matches, the code is used up, the session
 * opened and the sign-in recorded. One statement: concurrent guesses cannot share a try, only one concurrent use
 * succeeds, and a password change at the same time ends either the code or the session. The hashes are keyed, so the
 * duration of their comparison reveals nothing. Undefined if no try was left.
 */
export async function tryCode(
  db: Queryable,
  given: {
    readonly codeHashes: readonly Buffer[];
    readonly session: NewSession;
    readonly eventId: string;
  },
  now: Date,
): Promise<{ readonly isRight: boolean; readonly subject: string | null } | undefined> {
  const { codeHashes, session, eventId } = given;
  const isRight = inArray(oneTimeCodes.codeHash, [...codeHashes]);
  const tried = db
    .update(oneTimeCodes)
    .set(
      rowOf(oneTimeCodes, {
        triesLeft: sql`${oneTimeCodes.triesLeft} - 1`,
        usedAt: sql`case when ${isRight} then ${now}::timestamptz end`,
      }),
    )
    .where(
      and(
        eq(oneTimeCodes.userId, session.userId),
        eq(oneTimeCodes.purpose, "sign-in"),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
        gt(oneTimeCodes.triesLeft, 0),
      ),
    )
    .returning({ usedAt: oneTimeCodes.usedAt, subject: oneTimeCodes.subject });
  const event = {
    id: eventId,
    happenedAt: now,
    action: "accounts.signed-in",
    actorUserId: session.userId,
    address: session.address,
  };
  const right = sql`tried where used_at is not null`;
  const { rows } = await db.execute<{ is_right: boolean; subject: string | null }>(sql`
    with tried as ${tried},
    opened as (${insertingFrom(sessions, session, right)}),
    recorded as (${insertingFrom(auditEvents, event, right)})
    select used_at is not null as is_right, subject from tried`);
  const [row] = rows;
  return row && { isRight: row.is_right, subject: row.subject };
}
