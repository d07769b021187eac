import { revokeSession as endpoint } from "@holdfast/contract/accounts/session-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { revokeSessionOf } from "../sessions-store";

/** Ends one of the person's sessions; 404 for someone else's or an ended one. */
export const revokeSession = route(endpoint, async ({ origin, params, session }, services) => {
  const { userId } = session;
  await services.database.transaction(async (tx) => {
    const input = { userId, sessionId: params.sessionId };
    if (!(await revokeSessionOf(tx, input, services.clock.now())))
      throw new ProblemError(NOT_FOUND);
    await recordEvent(tx, services, {
      action: "accounts.session-ended",
      actorUserId: userId,
      subject: params.sessionId,
      address: origin.address,
    });
  });
});
