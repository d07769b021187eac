import type { Session } from "../../../platform/access/scope";
import type { SessionContext, ScopeQuery } from "../../../platform/access/session-context-store";
import { addMs, MINUTE } from "../../../platform/clock";
import type { Queryable } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { readSession, touchSession } from "../sessions-store";

/** How often the last use is written at most (ms), so that reads do not write on every call. */
const TOUCH_EVERY = MINUTE;

/**
 * Returns a function that finds the session of a bearer token and the person's scope, and records the use. The result
 * is undefined for a session that is unknown, expired, revoked or idle for too long.
 */
export function sessionFinder<Row, Scope>(scope?: ScopeQuery<Row, Scope>) {
  return async (
    { clock, config, database, log }: Services,
    db: Queryable,
    token: string,
    id?: string,
  ): Promise<SessionContext<Scope> | undefined> => {
    const now = clock.now();
    const question = { token, id, now, idle: config.sessionIdle };
    const found = await readSession(db, database, question, scope);
    if (!found) return undefined;
    const { lastUsedAt, session } = found;
    const untouchedSince = addMs(now, -TOUCH_EVERY);
    // Inside a transaction, the use was recorded when the request arrived.
    if (lastUsedAt <= untouchedSince.getTime() && db === database.query)
      await touchSession(db, session.sessionId, now, untouchedSince).catch((error: unknown) => {
        // A full disk must not prevent reads.
        log.warn({ err: error }, "Recording the last use of a session failed.");
      });
    return found;
  };
}

const findContext = sessionFinder();

/** Finds the session only. */
export const findSession = async (
  services: Services,
  token: string,
): Promise<Session | undefined> =>
  (await findContext(services, services.database.query, token))?.session;
