import { readBroker } from "@holdfast/contract/accounts/profile-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { CallError } from "../../platform/api/call-error";
import { takeWantedPage } from "../../platform/session/session-return";
import { isBroker } from "./broker-rules";

/**
 * After verification a broker goes to /admin, anyone else to /dashboard (specification 2); whoever was turned
 * away from a page before goes there.
 */
export async function choosePageAfterLogin(): Promise<string> {
  const wanted = takeWantedPage();
  if (wanted !== null) return wanted;
  try {
    return isBroker(await callEndpoint(readBroker, {})) ? "/admin" : "/dashboard";
  } catch (thrown) {
    // Signed in all the same: the dashboard is everybody's, and asks again for what it needs.
    if (thrown instanceof CallError) return "/dashboard";
    throw thrown;
  }
}
