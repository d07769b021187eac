import { listSessions as endpoint } from "@holdfast/contract/accounts/session-endpoints";
import { listRoute } from "../../../platform/http/list-route";
import { sessionsOf } from "../sessions-store";

export const listSessions = listRoute(endpoint, async ({ session }, { clock, database }, part) => {
  const found = await sessionsOf(database.query, session.userId, clock.now(), part);
  return found.map(({ createdAt, expiresAt, ...one }) => ({
    ...one,
    isCurrent: one.sessionId === session.sessionId,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
});
