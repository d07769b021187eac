import { listSessions as endpoint } from "@holdfast/contract/accounts/session-endpoints";
import { route } from "../../../platform/http/route";
import { sessionsOf } from "../sessions-store";

export const listSessions = route(endpoint, async ({ session }, { clock, database }) => {
  const found = await sessionsOf(database.query, session.userId, clock.now());
  return found.map(({ createdAt, expiresAt, ...one }) => ({
    ...one,
    isCurrent: one.sessionId === session.sessionId,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
});
