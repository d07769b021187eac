import { signOutEverywhere as endpoint } from "@holdfast/contract/accounts/session-endpoints";
import { recordEvent } from "../../../platform/audit/audit-store";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { revokeSessionsOf } from "../sessions-store";

export const signOutEverywhere = route(endpoint, async ({ origin, session }, services) => {
  const { userId } = session;
  await services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    await revokeSessionsOf(tx, userId, services.clock.now());
    await recordEvent(tx, services, {
      action: "accounts.signed-out-everywhere",
      actorUserId: userId,
      subject: userId,
      address: origin.address,
    });
  });
});
