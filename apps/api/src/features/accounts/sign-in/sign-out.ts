import { signOut as endpoint } from "@holdfast/contract/accounts/session-endpoints";
import { route } from "../../../platform/http/route";
import { revokeSession } from "../sessions-store";

export const signOut = route(endpoint, { worksOnFullDisk: true }, async ({ session }, services) => {
  await revokeSession(services.database.query, session.sessionId, services.clock.now());
});
