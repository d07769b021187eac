import { verifySignInCode as endpoint } from "@holdfast/contract/accounts/sign-in-endpoints";
import { DAY, HOUR, addMs } from "../../../platform/clock";
import { type Origin, route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import type { Services } from "../../../platform/services";
import { countAttempt } from "./count-attempt";
import { redeemSignInCode } from "./redeem-code";
import { makeSession } from "./open-session";
import { CODES_BY_ACCOUNT, CODES_BY_ADDRESS } from "./sign-in-limits";

/** How long a session lasts (ms): 12 hours, or 30 days with 'Remember me'. */
const TERM = 12 * HOUR;
const REMEMBERED_TERM = 30 * DAY;

/** Second step of signing in: exchanges the code for a token, of which only a hash is stored. */
export const verifySignInCode = route(
  endpoint,
  { worksOnFullDisk: true },
  async ({ body, origin }, services) => {
    const attempt = await countCode(services, body.userId, origin);
    const { address, userAgent } = origin;
    const expiresAt = addMs(services.clock.now(), body.rememberMe ? REMEMBERED_TERM : TERM);
    const { token, session } = makeSession(services, {
      userId: body.userId,
      isRemembered: body.rememberMe,
      expiresAt,
      userAgent,
    });
    await redeemSignInCode(services, attempt, body.otpCode, { ...session, address });
    return { access_token: token, expiry: expiresAt.getTime() };
  },
);

/** Counts the attempt. At a familiar address, wrong guesses of others there do not lock the person out. */
const countCode = (services: Services, userId: string, { address }: Origin) =>
  countAttempt(services, {
    limits: [
      [CODES_BY_ADDRESS, address],
      [CODES_BY_ACCOUNT, userId],
    ],
    account: userId,
    person: { userId },
    address,
    async atFamiliar({ limit, refusal }) {
      if (limit === CODES_BY_ACCOUNT) throw refusal;
      if (limit === CODES_BY_ADDRESS) await enforceLimit(services, CODES_BY_ACCOUNT, userId);
    },
  });
