import { readUser as endpoint } from "@holdfast/contract/accounts/profile-endpoints";
import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { Refusal } from "../../platform/refusal";
import { answerUser } from "./answer-user";

export const readUser = route(endpoint, async ({ session }, services) => {
  const user = await answerUser(services.database.query, session.userId, services.clock.now());
  if (!user) throw new Refusal(SIGN_IN_REQUIRED);
  return user;
});
