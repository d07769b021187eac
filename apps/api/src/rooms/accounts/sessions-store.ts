import { createHash } from "node:crypto";
import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import type { Session } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type Part, WHOLE } from "../../platform/database/part";
import { sessions } from "./accounts-table";

/** Only the SHA-256 of a token is stored: 256 random bits need no slower hash. */
const hashOf = (token: string) => createHash("sha256").update(token).digest();

export type NewSession = typeof sessions.$inferInsert;

/** A session with what is kept of its token. */
export const sessionRow = (token: string, session: Omit<NewSession, "tokenHash">): NewSession => ({
  ...session,
  tokenHash: hashOf(token),
});

export async function insertSession(db: Queryable, session: NewSession) {
  await db.insert(sessions).values(session);
}

export async function sessionByToken(
  db: Queryable,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const [row] = await db
    .select({ sessionId: sessions.id, userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, hashOf(token)),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .limit(1);
  return row && { ...row, expiresAt: row.expiresAt.getTime() };
}

export async function revokeSession(db: Queryable, sessionId: string, now: Date) {
  await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, sessionId));
}

/** Where the person is signed in, the newest first. */
export async function sessionsOf(db: Queryable, userId: string, now: Date, part: Part = WHOLE) {
  return db
    .select({
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      address: sessions.address,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
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
