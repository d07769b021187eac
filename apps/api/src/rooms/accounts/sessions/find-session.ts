import type { Session } from "../../../platform/access/scope";
import { later, MINUTE } from "../../../platform/clock";
import type { Services } from "../../../platform/services";
import { sessionByToken, touchSession } from "../sessions-store";

/** The last use is written at most this often (ms), so that reading does not write on every call. */
const TOUCH_EVERY = MINUTE;

/**
 * Finds the session of a bearer token, and notes that it is in use. Undefined for one that is unknown, expired,
 * revoked or unused for too long.
 */
export async function findSession(
  { clock, config, database, log }: Services,
  token: string,
): Promise<Session | undefined> {
  const now = clock.now();
  const found = await sessionByToken(database.query, token, now, config.sessionIdle);
  if (!found) return undefined;
  const { lastUsedAt, ...session } = found;
  const untouchedSince = later(now, -TOUCH_EVERY);
  if (lastUsedAt <= untouchedSince)
    await touchSession(database.query, session.sessionId, now, untouchedSince).catch(
      (thrown: unknown) => {
        // A full disk must not stop people from reading.
        log.warn({ err: thrown }, "The use of a session could not be written.");
      },
    );
  return session;
}
