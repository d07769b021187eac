import { listSessions as endpoint } from "@holdfast/contract/accounts/session-endpoints";
import { route } from "../../../platform/http/route";
import { sessionsOf } from "../sessions-store";

export const listSessions = route(endpoint, async ({ session }, { clock, config, database }) => {
  const found = await sessionsOf(database.query, session.userId, clock.now(), config.sessionIdle);
  return found.map(({ createdAt, lastUsedAt, expiresAt, ...one }) => ({
    ...one,
    isCurrent: one.sessionId === session.sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
});
