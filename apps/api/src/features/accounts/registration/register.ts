import { activationSentTo, register as endpoint } from "@holdfast/contract/accounts/register";
import { recordEvent } from "../../../platform/audit/audit-store";
import { allFieldsUsed } from "../../../platform/database/sql/row-of";
import { route } from "../../../platform/http/route";
import { enforceLimits } from "../../../platform/limits/rate-limits";
import { hashPassword } from "../../../platform/password-hash";
import { sendRegistrationEmail } from "./activation-email";
import { checkNewPassword } from "../passwords/check-new-password";
import { EMAILS_BY_ACCOUNT, REGISTRATIONS_BY_ADDRESS } from "../sign-in/sign-in-limits";
import { emailKeyOf, registerUser } from "../users-store";

/**
 * Registers a person. The response, and the work for it, is the same for an address that already has an account: the
 * owner of an active one gets an email about it, and nothing changes. Until the address is confirmed, each
 * registration sends its own email, and the one whose link is opened wins (`confirm-email.ts`).
 */
export const register = route(endpoint, async ({ body, origin }, services) => {
  allFieldsUsed(body, ["email", "password", "confirmPassword", "firstName", "lastName"]);
  checkNewPassword("password", body.password, body);
  await enforceLimits(services, [
    [REGISTRATIONS_BY_ADDRESS, origin.address],
    [EMAILS_BY_ACCOUNT, emailKeyOf(body.email)],
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
    const registered = await registerUser(tx, user);
    await sendRegistrationEmail(tx, services, registered);
    await recordEvent(tx, services, {
      action: "accounts.registered",
      subject: registered.id,
      // A registration for an address that has an account does not add a person.
      detail: { isNew: registered.id === user.id },
      address: origin.address,
    });
  });
  return { message: activationSentTo(body.email) };
});
