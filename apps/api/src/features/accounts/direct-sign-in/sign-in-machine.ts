import {
  signInMachine as machineEndpoint,
  signInUserManagement as managementEndpoint,
} from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import { CODE_NEEDED, WRONG_CREDENTIALS } from "@holdfast/contract/accounts/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import { type Origin, route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { endFailures } from "../sign-in/count-attempt";
import { lockVerified } from "../sign-in/verified-passwords-store";
import { verifyCredentials } from "../sign-in/verify-credentials";
import { openDirectSession } from "./open-direct-session";

/**
 * Returns a token for the right password of an account that an operator has marked as a machine's.
 * @throws ProblemError 401 and 403 as for any account; 403 for a person's account, only after the right password.
 */
async function signInWithoutCode(
  services: Services,
  input: { readonly email: string; readonly password: string },
  by: "machine" | "user-management",
  origin: Origin,
) {
  const user = await verifyCredentials(services, input, origin);
  if (!user.isMachineAccount) {
    await recordEvent(services.database.query, services, {
      action: "accounts.code-needed",
      subject: user.id,
      address: origin.address,
    });
    throw new ProblemError(CODE_NEEDED);
  }
  return services.database.transaction(async (tx) => {
    if (!(await lockVerified(tx, user))) throw new ProblemError(WRONG_CREDENTIALS);
    await endFailures(tx, services, user.id);
    return openDirectSession(tx, services, { userId: user.id, by, origin });
  });
}

export const signInMachine = route(machineEndpoint, ({ body, origin }, services) =>
  signInWithoutCode(services, body, "machine", origin),
);

export const signInUserManagement = route(managementEndpoint, ({ body, origin }, services) =>
  signInWithoutCode(services, body, "user-management", origin),
);
