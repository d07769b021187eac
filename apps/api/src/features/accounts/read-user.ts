import { readUser as endpoint } from "@holdfast/contract/accounts/profile-endpoints";
import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { userResponse } from "./profile-store";

export const readUser = route(endpoint, async ({ session }, { clock, database }) => {
  const user = await userResponse(database.query, session.userId, clock.now());
  if (!user) throw new ProblemError(SIGN_IN_REQUIRED);
  return user;
});
