import { resendConfirmation as endpoint } from "@holdfast/contract/accounts/confirmation-endpoints";
import { WRONG_CREDENTIALS } from "@holdfast/contract/accounts/errors";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { verifyPassword } from "../../../platform/password-hash";
import { ProblemError } from "../../../platform/problem-error";
import { sendRegistrationEmail } from "./activation-email";
import { countAttempt, refundAttempt, recordFailure } from "../sign-in/count-attempt";
import { CREDENTIALS_BY_ADDRESS, RESENDS_BY_ACCOUNT } from "../sign-in/sign-in-limits";
import { emailKeyOf, userByEmail } from "../users-store";

/** Resends the activation email. An active account gets none; the response is the same. */
export const resendConfirmation = route(endpoint, async ({ body, origin }, services) => {
  const { address } = origin;
  const emailKey = emailKeyOf(body.email);
  const user = await userByEmail(services.database.query, body.email);
  const attempt = await countAttempt(services, {
    limits: [
      [CREDENTIALS_BY_ADDRESS, address],
      [RESENDS_BY_ACCOUNT, emailKey],
    ],
    account: user?.id ?? emailKey,
    person: { emailKey },
    address,
  });
  const isPassword = await verifyPassword(body.password, user?.passwordHash);
  if (!user || !isPassword) {
    await recordFailure(services, attempt, {
      userId: user?.id,
      action: "accounts.password-refused",
      subject: user?.id ?? "nobody",
      address,
    });
    throw new ProblemError(WRONG_CREDENTIALS);
  }
  await refundAttempt(services, attempt, [[CREDENTIALS_BY_ADDRESS, address]]);
  if (user.emailConfirmedAt) return;
  await services.database.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await sendRegistrationEmail(tx, services, user);
  });
});
