import type { Queryable } from "../../platform/database/database";
import { DAY, later } from "../../platform/clock";
import { composeLetter } from "../../platform/mail/letter";
import { enqueueLetter } from "../../platform/outbox/outbox";
import type { Services } from "../../platform/services";
import { insertLink } from "./link-tokens-store";

const CONFIRM_EMAIL_TERM = 7 * DAY;

/** Makes a new activation link and puts its letter into the outbox. */
export async function sendActivationLetter(
  db: Queryable,
  services: Services,
  user: { readonly id: string; readonly email: string; readonly firstName: string },
) {
  const { clock, chance, config, newId } = services;
  const now = clock.now();
  const token = chance.bytes(32).toString("base64url");
  await insertLink(db, token, {
    id: newId(),
    userId: user.id,
    purpose: "confirm-email",
    createdAt: now,
    expiresAt: later(now, CONFIRM_EMAIL_TERM),
  });
  const letter = composeLetter({
    subject: "Activate your Holdfast account",
    greeting: `Hello ${user.firstName},`,
    paragraphs: [
      "Welcome to Holdfast. Please confirm that this e-mail address is yours; your account is active at once.",
      "The link works once, for seven days. If you did not register, you can ignore this letter.",
    ],
    link: {
      label: "Activate my account",
      url: `${config.publicUrl}/confirmation/email?id=${user.id}&token=${token}`,
    },
  });
  await enqueueLetter(db, services, user.email, letter);
}

/** To a person who registers although the address has an active account: nobody else learns of it. */
export async function sendAlreadyRegisteredLetter(
  db: Queryable,
  services: Services,
  user: { readonly email: string; readonly firstName: string },
) {
  const letter = composeLetter({
    subject: "You already have a Holdfast account",
    greeting: `Hello ${user.firstName},`,
    paragraphs: [
      "Somebody, probably you, tried to register with this e-mail address. It already has an account, so nothing was changed.",
      "You can log in with your password, or choose a new one by 'Forgot password'.",
    ],
    link: { label: "Open Holdfast", url: services.config.publicUrl },
  });
  await enqueueLetter(db, services, user.email, letter);
}
