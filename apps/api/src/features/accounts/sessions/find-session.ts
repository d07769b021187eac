import type { Session } from "../../../platform/access/scope";
import type { Entry, ScopeQuery } from "../../../platform/access/entry-store";
import { later, MINUTE } from "../../../platform/clock";
import type { Queryable } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { sessionReader, touchSession } from "../sessions-store";

/** The last use is written at most this often (ms), so that reading does not write on every call. */
const TOUCH_EVERY = MINUTE;

/**
 * Finds the session of a bearer token, notes that it is in use, and finds what the person may enter. Undefined
 * for a session that is unknown, expired, revoked or unused for too long.
 */
export function entryFinder<Row, Scope>(scope?: ScopeQuery<Row, Scope>) {
  const read = sessionReader(scope);
  return async (
    { clock, config, database, log }: Services,
    db: Queryable,
    token: string,
    id?: string,
  ): Promise<Entry<Scope> | undefined> => {
    const now = clock.now();
    const found = await read(db, { token, id, now, idle: config.sessionIdle });
    if (!found) return undefined;
    const { lastUsedAt, session } = found;
    const untouchedSince = later(now, -TOUCH_EVERY);
    // Inside of a transaction it was noted when the call came.
    if (lastUsedAt <= untouchedSince.getTime() && db === database.query)
      await touchSession(db, session.sessionId, now, untouchedSince).catch((thrown: unknown) => {
        // A full disk must not stop people from reading.
        log.warn({ err: thrown }, "The use of a session could not be written.");
      });
    return found;
  };
}

const findEntry = entryFinder();

/** The same for the session alone. */
export const findSession = async (
  services: Services,
  token: string,
): Promise<Session | undefined> =>
  (await findEntry(services, services.database.query, token))?.session;
