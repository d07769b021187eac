import { readUser as endpoint } from "@holdfast/contract/accounts/profile-endpoints";
import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { routeWithEntry } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { ownProfile } from "./profile-store";
import { entryFinder } from "./sessions/find-session";

/** Every page begins with this call, so the person is read in the session's statement. */
export const readUser = routeWithEntry(endpoint, entryFinder(ownProfile), async ({ entered }) => {
  if (!entered) throw new ProblemError(SIGN_IN_REQUIRED);
  return entered;
});
