import { readBroker } from "@holdfast/contract/accounts/profile-endpoints";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { CallError } from "../../../platform/api/call-error";
import { takeReturnPage } from "../../../platform/session/session-return";
import { isBroker } from "../broker-rules";

/**
 * Returns the page to open after verification: the one the user was redirected from, /admin for a broker,
 * otherwise /dashboard (specification 2).
 */
export async function choosePageAfterLogin(): Promise<string> {
  const requested = takeReturnPage();
  if (requested !== null) return requested;
  try {
    return isBroker(await callEndpoint(readBroker, {})) ? "/admin" : "/dashboard";
  } catch (error) {
    // The user is signed in all the same. Everyone can open the dashboard, and it fetches what it needs itself.
    if (error instanceof CallError) return "/dashboard";
    throw error;
  }
}
