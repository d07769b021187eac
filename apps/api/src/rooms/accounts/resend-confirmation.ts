import { resendConfirmation as endpoint } from "@holdfast/contract/accounts/confirmation-endpoints";
import { WRONG_CREDENTIALS } from "@holdfast/contract/accounts/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import { lockUser } from "../../platform/database/row-locks-store";
import { route } from "../../platform/http/route";
import { giveBack, takeOneOfEach } from "../../platform/limits/rate-limits";
import { verifyPassword } from "../../platform/password-hash";
import { Refusal } from "../../platform/refusal";
import { sendRegistrationLetter } from "./activation-letter";
import { CREDENTIALS_BY_ADDRESS, LETTERS_BY_ACCOUNT } from "./sign-in-limits";
import { emailKeyOf, userByEmail } from "./users-store";

/** An account that is active already gets no letter; the answer is the same. */
export const resendConfirmation = route(endpoint, async ({ body, origin }, services) => {
  await takeOneOfEach(services, [
    [CREDENTIALS_BY_ADDRESS, origin.address],
    [LETTERS_BY_ACCOUNT, emailKeyOf(body.email)],
  ]);
  const db = services.database.query;
  const user = await userByEmail(db, body.email);
  const isPassword = await verifyPassword(body.password, user?.passwordHash);
  if (!user || !isPassword) {
    await recordEvent(db, services, {
      action: "accounts.password-refused",
      subject: user?.id ?? "nobody",
      address: origin.address,
    });
    throw new Refusal(WRONG_CREDENTIALS);
  }
  await giveBack(services, CREDENTIALS_BY_ADDRESS, origin.address);
  if (user.emailConfirmedAt) return;
  await services.database.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await sendRegistrationLetter(tx, services, user);
  });
  services.wakeOutbox();
});
