import { tradeCodeForToken as endpoint } from "@holdfast/contract/accounts/sign-in-endpoints";
import { DAY, HOUR, later } from "../../platform/clock";
import { type Origin, route } from "../../platform/http/route";
import { countOneOfEach, giveBack, takeOne } from "../../platform/limits/rate-limits";
import type { Services } from "../../platform/services";
import { isFamiliarAddress } from "./familiar-addresses-store";
import { redeemSignInCode } from "./redeem-code";
import { makeSession } from "./open-session";
import { CODES_BY_ACCOUNT, CODES_BY_ADDRESS } from "./sign-in-limits";

/** How long a session lasts (ms): 12 hours, or 30 days with 'Remember me'. */
const TERM = 12 * HOUR;
const REMEMBERED_TERM = 30 * DAY;

/** Second step of signing in: the code becomes a token, of which only a hash is kept. */
export const tradeCodeForToken = route(endpoint, async ({ body, origin }, services) => {
  await takeCodeLimits(services, body.userId, origin);
  const { address, userAgent } = origin;
  const expiresAt = later(services.clock.now(), body.rememberMe ? REMEMBERED_TERM : TERM);
  const { token, session } = makeSession(services, {
    userId: body.userId,
    isRemembered: body.rememberMe,
    expiresAt,
    userAgent,
  });
  await redeemSignInCode(services, body.otpCode, { ...session, address });
  await giveBack(services, CODES_BY_ADDRESS, address);
  return { access_token: token, expiry: expiresAt.getTime() };
});

/** Who is known at an address is let through however many codes others there have guessed wrong. */
async function takeCodeLimits(services: Services, userId: string, { address }: Origin) {
  const passed = await countOneOfEach(services, [
    [CODES_BY_ADDRESS, address],
    [CODES_BY_ACCOUNT, userId],
  ]);
  if (!passed) return;
  const { clock, database } = services;
  const isOfAccount = passed.limit === CODES_BY_ACCOUNT;
  if (isOfAccount || !(await isFamiliarAddress(database.query, { userId }, address, clock.now())))
    throw passed.refusal;
  await takeOne(services, CODES_BY_ACCOUNT, userId);
}
