import { activationSentTo, register as endpoint } from "@holdfast/contract/accounts/register";
import { route } from "../../platform/http/route";
import { takeOne } from "../../platform/limits/rate-limits";
import { hashPassword } from "../../platform/password-hash";
import { sendActivationLetter, sendAlreadyRegisteredLetter } from "./activation-letter";
import { LETTERS_BY_ACCOUNT, REGISTRATIONS_BY_ADDRESS } from "./sign-in-limits";
import { emailKeyOf, insertUser, userByEmail } from "./users-store";

/**
 * Registers a person. The answer is the same for an address that has an account already; its owner
 * gets a letter that says so (or the activation link again), and the stored password stays.
 */
export const register = route(endpoint, async ({ body, origin }, services) => {
  await takeOne(services, REGISTRATIONS_BY_ADDRESS, origin.address);
  await takeOne(services, LETTERS_BY_ACCOUNT, emailKeyOf(body.email));
  const passwordHash = await hashPassword(body.password);
  const now = services.clock.now();
  const user = {
    id: services.newId(),
    email: body.email,
    emailKey: emailKeyOf(body.email),
    passwordHash,
    firstName: body.firstName,
    lastName: body.lastName,
    agreementsAcceptedAt: now,
    createdAt: now,
  };
  await services.database.transaction(async (tx) => {
    if (await insertUser(tx, user)) return sendActivationLetter(tx, services, user);
    const earlier = await userByEmail(tx, body.email);
    if (!earlier) return;
    await (earlier.emailConfirmedAt
      ? sendAlreadyRegisteredLetter(tx, services, earlier)
      : sendActivationLetter(tx, services, earlier));
  });
  services.wakeOutbox();
  return { message: activationSentTo(body.email) };
});
