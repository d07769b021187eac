import { and, desc, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Session } from "../../platform/access/scope";
import type { SessionContext, ScopeQuery } from "../../platform/access/session-context-store";
import { addMs } from "../../platform/clock";
import type { SessionIdle } from "../../platform/config";
import type { Database, Queryable } from "../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import { preparedRows } from "../../platform/database/sql/prepared-query-store";
import { rowOf } from "../../platform/database/sql/row-of";
import { hashToken } from "../../platform/secrets/token-hash";
import { sessions } from "./accounts-table";

export type NewSession = typeof sessions.$inferInsert;

/** Returns a session's row, with the hash of its token. */
export const sessionRow = (
  token: string,
  session: Omit<NewSession, "tokenHash" | "lastUsedAt">,
): NewSession => ({
  ...session,
  lastUsedAt: session.createdAt,
  tokenHash: hashToken(token),
});

export async function insertSession(db: Queryable, session: NewSession) {
  await db.insert(sessions).values(rowOf(sessions, session));
}

/** Matches sessions that are not revoked, expired or idle for too long. */
const isOpen = (now: Date, idle: SessionIdle) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    or(
      gt(sessions.lastUsedAt, addMs(now, -idle.notRemembered)),
      and(sessions.isRemembered, gt(sessions.lastUsedAt, addMs(now, -idle.remembered))),
    ),
  );

type SessionRow = {
  session_id: string;
  session_user_id: string;
  expires_at: number;
  last_used_at: number;
};

/** Selects a token's open session and, with it, the person's scope. */
const selectSession = <Row, Scope>(
  { token, id, now, idle }: SessionQuestion,
  scope?: ScopeQuery<Row, Scope>,
) => sql`
  select found.*, ${scope ? sql`scope.*` : sql`null as is_inside`}
  from (
    select id as session_id, user_id as session_user_id,
      (extract(epoch from expires_at) * 1000)::bigint as expires_at,
      (extract(epoch from last_used_at) * 1000)::bigint as last_used_at
    from sessions
    where token_hash = ${hashToken(token)} and ${isOpen(now, idle)}
    limit 1) found
  ${
    scope
      ? sql`left join lateral (
    select true as is_inside, part.* from (
      ${scope.select({ user: sql`found.session_user_id`, id: id ?? null, now })}) part
    ) scope on true`
      : sql``
  }`;

/**
 * Finds a token's open session and, in the same statement, the person's scope. Undefined without an open session.
 * Times are epoch milliseconds.
 *
 * @param scope what a call names by an id; if absent, only the session is read
 */
export async function readSession<Row, Scope>(
  db: Queryable,
  database: Pick<Database, "keepsSessions">,
  question: SessionQuestion,
  scope?: ScopeQuery<Row, Scope>,
): Promise<(SessionContext<Scope> & { readonly lastUsedAt: number }) | undefined> {
  const name = `session-${scope?.name ?? "only"}`;
  const query = selectSession(question, scope);
  const [row] = await preparedRows<SessionRow & Row & { is_inside: boolean | null }>(
    db,
    database,
    name,
    query,
  );
  if (!row) return undefined;
  const session: Session = {
    sessionId: row.session_id,
    userId: row.session_user_id,
    expiresAt: row.expires_at,
  };
  const id = question.id ?? "";
  return {
    session,
    scope: scope && row.is_inside ? scope.create(row, { id, session }) : undefined,
    lastUsedAt: row.last_used_at,
  };
}

type SessionQuestion = {
  readonly token: string;
  /** The id of the scope's subject, such as the organisation. */
  readonly id?: string | undefined;
  readonly now: Date;
  readonly idle: SessionIdle;
};

export async function revokeSession(db: Queryable, sessionId: string, now: Date) {
  await db
    .update(sessions)
    .set(rowOf(sessions, { revokedAt: now }))
    .where(eq(sessions.id, sessionId));
}

/** Records that a session is in use, unless that was recorded after `untouchedSince`. */
export async function touchSession(
  db: Queryable,
  sessionId: string,
  now: Date,
  untouchedSince: Date,
) {
  await db
    .update(sessions)
    .set(rowOf(sessions, { lastUsedAt: now }))
    .where(and(eq(sessions.id, sessionId), lte(sessions.lastUsedAt, untouchedSince)));
}

/** Ends one session of that person. Returns whether there was one to end. */
export async function revokeSessionOf(
  db: Queryable,
  input: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set(rowOf(sessions, { revokedAt: now }))
    .where(
      and(
        eq(sessions.id, input.sessionId),
        eq(sessions.userId, input.userId),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Returns the person's open sessions, newest first. */
export async function sessionsOf(
  db: Queryable,
  userId: string,
  now: Date,
  idle: SessionIdle,
  page: RowRange = ALL_ROWS,
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
    .limit(page.limit)
    .offset(page.offset);
}

/** Ends every session of the person except `exceptSessionId`. */
export async function revokeSessionsOf(
  db: Queryable,
  userId: string,
  now: Date,
  exceptSessionId?: string,
) {
  await db
    .update(sessions)
    .set(rowOf(sessions, { revokedAt: now }))
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    );
}
