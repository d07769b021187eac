import { NOT_ACTIVATED, WRONG_CREDENTIALS } from "@holdfast/contract/accounts/errors";
import { askForCode as endpoint } from "@holdfast/contract/accounts/sign-in-endpoints";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";
import { takeOneOfEach } from "../../platform/limits/rate-limits";
import { hashPassword, isOutdatedHash, verifyPassword } from "../../platform/password-hash";
import { Refusal } from "../../platform/refusal";
import { sendSignInCode } from "./send-code";
import { CREDENTIALS_BY_ACCOUNT, CREDENTIALS_BY_ADDRESS } from "./sign-in-limits";
import { emailKeyOf, replacePasswordHash, userByEmail } from "./users-store";

/** First step of signing in: the right credentials send a code. */
export const askForCode = route(endpoint, async ({ body, origin }, services) => {
  await takeOneOfEach(services, [
    [CREDENTIALS_BY_ADDRESS, origin.address],
    [CREDENTIALS_BY_ACCOUNT, emailKeyOf(body.email)],
  ]);
  const db = services.database.query;
  const user = await userByEmail(db, body.email);
  const isPassword = await verifyPassword(body.password, user?.passwordHash);
  if (!user || !isPassword) {
    await recordEvent(db, services, {
      action: "accounts.sign-in-failed",
      subject: user?.id,
      address: origin.address,
    });
    throw new Refusal(WRONG_CREDENTIALS);
  }
  if (!user.emailConfirmedAt) throw new Refusal(NOT_ACTIVATED);
  if (user.passwordHash && isOutdatedHash(user.passwordHash))
    await replacePasswordHash(db, user.id, await hashPassword(body.password));
  return { userId: user.id, otpType: await sendSignInCode(services, user) };
});
