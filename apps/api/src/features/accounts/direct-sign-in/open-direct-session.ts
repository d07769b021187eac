import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import { recordEvent } from "../../../platform/audit/audit-store";
import { HOUR, addMs } from "../../../platform/clock";
import type { Queryable } from "../../../platform/database/database";
import type { Origin } from "../../../platform/http/route";
import type { Services } from "../../../platform/services";
import { openSession } from "../sign-in/open-session";

/** Sessions opened without a code are never remembered for longer. */
const TERM = 12 * HOUR;

/** Opens a session without a code, and records how. */
export async function openDirectSession(
  tx: Queryable,
  services: Services,
  input: {
    readonly userId: string;
    readonly by: "machine" | "user-management" | "partner-link";
    /** The partner whose link it was. */
    readonly partnerId?: string;
    readonly origin: Origin;
  },
): Promise<TokenResponse> {
  const { userId, by, partnerId, origin } = input;
  const expiresAt = addMs(services.clock.now(), TERM);
  const token = await openSession(tx, services, {
    userId,
    isRemembered: false,
    expiresAt,
    address: origin.address,
    userAgent: origin.userAgent,
  });
  await recordEvent(tx, services, {
    action: "accounts.signed-in",
    actorUserId: userId,
    detail: { by, ...(partnerId ? { partnerId } : {}) },
    address: origin.address,
  });
  return { access_token: token, expiry: expiresAt.getTime() };
}
