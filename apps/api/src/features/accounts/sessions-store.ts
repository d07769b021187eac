import { and, desc, eq, gt, isNull, lte, ne, or, type Placeholder, sql } from "drizzle-orm";
import type { Session } from "../../platform/access/scope";
import type {
  Entry,
  EntryInstants,
  EntryValues,
  ScopeQuery,
} from "../../platform/access/entry-store";
import { later } from "../../platform/clock";
import type { SessionIdle } from "../../platform/config";
import { builtOnce, type Placeholders } from "../../platform/database/built-once";
import type { Queryable } from "../../platform/database/database";
import { type Part, WHOLE } from "../../platform/database/sql/part";
import { rowOf } from "../../platform/database/sql/row-of";
import { hashToken } from "../../platform/token-hash";
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

type Instants<Instant> = Readonly<Record<keyof EntryInstants, Instant>>;

const instantsOf = (now: Date, idle: SessionIdle): Instants<Date> => ({
  now,
  usedSince: later(now, -idle.notRemembered),
  rememberedUsedSince: later(now, -idle.remembered),
});

/** Matches sessions that are not revoked, expired or idle for too long. */
const isOpen = ({ now, usedSince, rememberedUsedSince }: Instants<Date | Placeholder>) =>
  and(
    isNull(sessions.revokedAt),
    // An expression, so that the planner does not use the index for expired sessions, which spans all users.
    sql`${sessions.expiresAt} + interval '0' > ${now}`,
    or(
      gt(sessions.lastUsedAt, usedSince),
      and(sessions.isRemembered, gt(sessions.lastUsedAt, rememberedUsedSince)),
    ),
  );

type SessionRow = {
  session_id: string;
  session_user_id: string;
  expires_at: number;
  last_used_at: number;
};

/** Selects a token's open session and, with it, the person's scope. */
const selectEntry = <Row, Scope>(
  given: Placeholders<EntryValues>,
  scope?: ScopeQuery<Row, Scope>,
) => sql`
  select found.*, ${scope ? sql`scope.*` : sql`null as is_inside`}
  from (
    select id as session_id, user_id as session_user_id,
      (extract(epoch from expires_at) * 1000)::bigint as expires_at,
      (extract(epoch from last_used_at) * 1000)::bigint as last_used_at
    from sessions
    where token_hash = ${given.tokenHash} and ${isOpen(given)}
    limit 1) found
  ${
    scope
      ? sql`left join lateral (
    select true as is_inside, part.* from (
      ${scope.select({ user: sql`found.session_user_id`, id: given.scopeId, now: given.now })}) part
    ) scope on true`
      : sql``
  }`;

/** Returns the values of `selectEntry`. */
const entryValues = ({ token, id, now, idle }: SessionQuestion): EntryValues => {
  const { usedSince, rememberedUsedSince } = instantsOf(now, idle);
  return {
    tokenHash: hashToken(token),
    scopeId: id ?? null,
    now: now.toISOString(),
    usedSince: usedSince.toISOString(),
    rememberedUsedSince: rememberedUsedSince.toISOString(),
  };
};

/**
 * Returns a function that finds a token's open session and, in the same statement, the person's scope.
 *
 * @param scope what a call names by an id; if absent, only the session is read
 * @returns reads both; undefined without an open session. Times are epoch milliseconds.
 */
export function sessionReader<Row, Scope>(scope?: ScopeQuery<Row, Scope>) {
  const read = builtOnce<EntryValues, SessionRow & Row & { is_inside: boolean | null }>((given) =>
    selectEntry(given, scope),
  );
  return async (
    db: Queryable,
    question: SessionQuestion,
  ): Promise<(Entry<Scope> & { readonly lastUsedAt: number }) | undefined> => {
    const [row] = await read(db, entryValues(question));
    if (!row) return undefined;
    const session: Session = {
      sessionId: row.session_id,
      userId: row.session_user_id,
      expiresAt: row.expires_at,
    };
    const id = question.id ?? "";
    return {
      session,
      scope: scope && row.is_inside ? scope.mint(row, { id, session }) : undefined,
      lastUsedAt: row.last_used_at,
    };
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
  given: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set(rowOf(sessions, { revokedAt: now }))
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

/** Returns the person's open sessions, newest first. */
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
    .where(and(eq(sessions.userId, userId), isOpen(instantsOf(now, idle))))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(part.limit)
    .offset(part.offset);
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
