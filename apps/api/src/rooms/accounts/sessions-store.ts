import { createHash } from "node:crypto";
import { and, desc, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Session } from "../../platform/access/scope";
import { later } from "../../platform/clock";
import type { SessionIdle } from "../../platform/config";
import type { Queryable } from "../../platform/database/database";
import { type Part, WHOLE } from "../../platform/database/part";
import { sessions } from "./accounts-table";

/** Only the SHA-256 of a token is stored: 256 random bits need no slower hash. */
const hashOf = (token: string) => createHash("sha256").update(token).digest();

export type NewSession = typeof sessions.$inferInsert;

/** A session with what is kept of its token. */
export const sessionRow = (
  token: string,
  session: Omit<NewSession, "tokenHash" | "lastUsedAt">,
): NewSession => ({
  ...session,
  lastUsedAt: session.createdAt,
  tokenHash: hashOf(token),
});

export async function insertSession(db: Queryable, session: NewSession) {
  await db.insert(sessions).values(session);
}

/** A session that is neither revoked, expired nor unused for too long. */
const isOpen = (now: Date, idle: SessionIdle) =>
  and(
    isNull(sessions.revokedAt),
    // An expression, because the index of the sweep would lead through the sessions of everyone.
    sql`${sessions.expiresAt} + interval '0' > ${now}`,
    or(
      gt(sessions.lastUsedAt, later(now, -idle.notRemembered)),
      and(sessions.isRemembered, gt(sessions.lastUsedAt, later(now, -idle.remembered))),
    ),
  );

export async function sessionByToken(
  db: Queryable,
  token: string,
  now: Date,
  idle: SessionIdle,
): Promise<(Session & { readonly lastUsedAt: Date }) | undefined> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(token)), isOpen(now, idle)))
    .limit(1);
  return row && { ...row, expiresAt: row.expiresAt.getTime() };
}

export async function revokeSession(db: Queryable, sessionId: string, now: Date) {
  await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, sessionId));
}

/** Notes that a session is in use, unless that was noted after `untouchedSince`. */
export async function touchSession(
  db: Queryable,
  sessionId: string,
  now: Date,
  untouchedSince: Date,
) {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, sessionId), lte(sessions.lastUsedAt, untouchedSince)));
}

/** Ends one session of that person. Whether there was one to end. */
export async function revokeSessionOf(
  db: Queryable,
  given: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.id, given.sessionId),
        eq(sessions.userId, given.userId),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Where the person is signed in, the newest first. */
export async function sessionsOf(
  db: Queryable,
  userId: string,
  now: Date,
  idle: SessionIdle,
  part: Part = WHOLE,
) {
  return db
    .select({
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      address: sessions.address,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(now, idle)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(part.limit)
    .offset(part.offset);
}

/** Ends every session of the person, but `keptSessionId`. */
export async function revokeSessionsOf(
  db: Queryable,
  userId: string,
  now: Date,
  keptSessionId?: string,
) {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        keptSessionId === undefined ? undefined : ne(sessions.id, keptSessionId),
      ),
    );
}
