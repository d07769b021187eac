import { recordEvent } from "../../../platform/audit/audit-store";
import type { Transaction } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { insertSession, type NewSession } from "../sessions-store";
import { endFailures } from "./count-attempt";
import { CODES_BY_ADDRESS } from "./sign-in-limits";

/** Opens the session of a person whose code was right, records the sign-in, and resets the consecutive failures. */
export async function startSession(
  tx: Transaction,
  services: Services,
  session: NewSession & { readonly address: string },
) {
  const { userId, address } = session;
  await insertSession(tx, session);
  await recordEvent(tx, services, { action: "accounts.signed-in", actorUserId: userId, address });
  await endFailures(tx, services, userId, [[CODES_BY_ADDRESS, address]]);
}
