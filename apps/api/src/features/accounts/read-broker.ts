import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { readBroker as endpoint } from "@holdfast/contract/accounts/profile-endpoints";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { brokerOf } from "../brokerages/public";
import { userById } from "./users-store";

export const readBroker = route(endpoint, async ({ session }, { database }) => {
  const user = await userById(database.query, session.userId);
  if (!user) throw new ProblemError(SIGN_IN_REQUIRED);
  const broker = await brokerOf(database.query, user.id);
  return {
    brokerId: broker?.brokerId ?? null,
    brokerageId: broker?.brokerageId ?? null,
    brokerageName: broker?.brokerageName ?? null,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
  };
});
