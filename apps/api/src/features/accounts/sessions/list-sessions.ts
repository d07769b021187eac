import { listSessions as endpoint } from "@holdfast/contract/accounts/session-endpoints";
import { listRoute } from "../../../platform/http/list-route";
import { sessionsOf } from "../sessions-store";

export const listSessions = listRoute(
  endpoint,
  async ({ session }, { clock, config, database }, page) => {
    const found = await sessionsOf(
      database.query,
      session.userId,
      clock.now(),
      config.sessionIdle,
      page,
    );
    return found.map(({ createdAt, lastUsedAt, expiresAt, ...row }) => ({
      ...row,
      isCurrent: row.sessionId === session.sessionId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  },
);
