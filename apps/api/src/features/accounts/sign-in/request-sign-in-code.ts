import { requestSignInCode as endpoint } from "@holdfast/contract/accounts/sign-in-endpoints";
import { route } from "../../../platform/http/route";
import { sendSignInCode } from "./send-code";
import { verifyCredentials } from "./verify-credentials";

/** First step of signing in: valid credentials send a code, or request one from the person's app. */
export const requestSignInCode = route(
  endpoint,
  { worksOnFullDisk: true },
  async ({ body, origin }, services) => {
    const user = await verifyCredentials(services, body, origin);
    return { userId: user.id, ...(await sendSignInCode(services, user)) };
  },
);
