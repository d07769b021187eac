import { activationSentTo, register as endpoint } from "@holdfast/contract/accounts/register";
import { route } from "../../platform/http/route";
import { takeOneOfEach } from "../../platform/limits/rate-limits";
import { hashPassword } from "../../platform/password-hash";
import { sendRegistrationLetter } from "./activation-letter";
import { checkNewPassword } from "./passwords/check-new-password";
import { LETTERS_BY_ACCOUNT, REGISTRATIONS_BY_ADDRESS } from "./sign-in-limits";
import { emailKeyOf, registerUser } from "./users-store";

/**
 * Registers a person. The answer, and the work for it, is the same for an address that has an account
 * already: the owner of an active one gets a letter that says so, and nothing changes. One that nobody has
 * confirmed yet takes the newer password and names, and its letter goes out again; whoever logs in still
 * needs the mailbox.
 */
export const register = route(endpoint, async ({ body, origin }, services) => {
  checkNewPassword("password", body.password, body);
  await takeOneOfEach(services, [
    [REGISTRATIONS_BY_ADDRESS, origin.address],
    [LETTERS_BY_ACCOUNT, emailKeyOf(body.email)],
  ]);
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
    await sendRegistrationLetter(tx, services, await registerUser(tx, user));
  });
  services.wakeOutbox();
  return { message: activationSentTo(body.email) };
});
