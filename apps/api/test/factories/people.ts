import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { confirmEmail } from "@holdfast/contract/accounts/confirmation-endpoints";
import { resetPassword } from "@holdfast/contract/accounts/password-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { emailLinkFields } from "@holdfast/contract/platform/email-links";
import { readShortLink } from "@holdfast/contract/answer-links/short-link-endpoints";
import { recordEvent } from "../../src/platform/audit/audit-store";
import { HOUR, addMs } from "../../src/platform/clock";
import { textPart } from "../../src/platform/mail/read-email";
import { LONGEST_PAUSE } from "../../src/platform/outbox/outbox";
import { hashPassword } from "../../src/platform/password-hash";
import { openSession, registerConfirmed } from "../../src/features/accounts/public";
import type { TestApp } from "../setup/test-app";

export const PASSWORD = "Continuity-1";

/** Sends everything in the outbox, including delayed messages. */
export const sendAll = (app: TestApp) =>
  app.outbox.drain({ dueBy: addMs(app.clock.now(), LONGEST_PAUSE) });

/** The names of the sent messages. The folder does not exist before the first one. */
const sentFiles = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });

/** Returns the emails to one address, oldest first, as plain text. */
export async function emailsTo(app: TestApp, email: string): Promise<string[]> {
  await sendAll(app);
  return sentTo(app, email);
}

/** The same, for messages that are due by now. */
export async function sentTo(app: TestApp, email: string): Promise<string[]> {
  await app.outbox.drain();
  const mails = await readMails(app);
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map(textPart);
}

/** Returns all emails as plain text by address, oldest first; for tests with many people. */
export async function emailsByAddress(app: TestApp): Promise<ReadonlyMap<string, string[]>> {
  await sendAll(app);
  const byAddress = new Map<string, string[]>();
  for (const mail of await readMails(app)) {
    const address = /^To: (\S+)/m.exec(mail)?.[1] ?? "";
    byAddress.set(address, [...(byAddress.get(address) ?? []), textPart(mail)]);
  }
  return byAddress;
}

/** Returns the emails that were sent, oldest first, as they are stored. */
async function readMails(app: TestApp): Promise<string[]> {
  const folder = path.join(app.dataDir, "outbox");
  const names = await sentFiles(folder);
  return Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFile(path.join(folder, name), "utf8")),
  );
}

/** Returns the last email to an address as it is stored, with its files. */
export async function lastSourceTo(app: TestApp, email: string): Promise<string> {
  await sendAll(app);
  const mail = (await readMails(app)).findLast((text) => text.includes(`To: ${email}`));
  if (mail === undefined) throw new Error(`No email to ${email}.`);
  return mail;
}

export async function lastEmailTo(app: TestApp, email: string): Promise<string> {
  const mail = (await emailsTo(app, email)).at(-1);
  if (!mail) throw new Error(`No email to ${email}.`);
  return mail;
}

/** Returns the text messages to one number, oldest first. */
export async function textMessagesTo(app: TestApp, phoneNumber: string): Promise<string[]> {
  await app.outbox.drain();
  const folder = path.join(app.dataDir, "outbox");
  const names = await sentFiles(folder);
  const messages = await Promise.all(
    names
      .filter((name) => name.endsWith(".sms.txt"))
      .sort()
      .map((name) => readFile(path.join(folder, name), "utf8")),
  );
  return messages.filter((message) => message.startsWith(`To: ${phoneNumber}\n`));
}

/** Returns id and token of the link in an email. */
export function linkOf(mail: string): { id: string; token: string } {
  const address = /https?:\/\/\S+/.exec(mail)?.[0] ?? "";
  const fields = new URLSearchParams(emailLinkFields(new URL(address)));
  return { id: fields.get("id") ?? "", token: fields.get("token") ?? "" };
}

/** Returns the link that the short link of a text message leads to. */
export async function linkOfText(app: TestApp, text: string) {
  const token = /\/a\/([\w-]+)/.exec(text)?.[1] ?? "";
  const { body } = await app.call(readShortLink, { body: { token } });
  return { id: body.id, token };
}

export const codeOf = (mail: string) => /\b\d{6}\b/.exec(mail)?.[0] ?? "";

/** The registration of a person who fills in the whole form. */
export const registrationOf = (email: string, names: Partial<Names> = {}) => ({
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  firstName: "Ana",
  lastName: "Silva",
  ...names,
});
type Names = { readonly firstName: string; readonly lastName: string };

/** The address that `testApp().call` calls from. */
const ADDRESS = "127.0.0.1";
const USER_AGENT = "lightMyRequest";
/** How long a session without 'Remember me' lasts (ms). */
const TERM = 12 * HOUR;

let passwordHash: Promise<string> | undefined;
/** The hash of `PASSWORD`, shared by all accounts because hashing is slow. */
export const storedPassword = () => (passwordHash ??= hashPassword(PASSWORD));

/**
 * Creates an active account with the same rows as a confirmed registration through HTTP, without the email, its link
 * and the counted attempts.
 *
 * @returns the user's id
 */
export async function registerPerson(app: TestApp, email: string): Promise<string> {
  const { services } = app;
  const { firstName, lastName } = registrationOf(email);
  const person = { email, passwordHash: await storedPassword(), firstName, lastName };
  return services.database.transaction(async (tx) => {
    const userId = await registerConfirmed(tx, services, person);
    if (!userId) throw new Error(`${email} is already registered.`);
    await recordEvent(tx, services, {
      action: "accounts.registered",
      subject: userId,
      detail: { isNew: true },
      address: ADDRESS,
    });
    await recordEvent(tx, services, {
      action: "accounts.activated",
      actorUserId: userId,
      address: ADDRESS,
    });
    return userId;
  });
}

/** Creates an active account with an open session, without emails or codes. Returns the bearer token. */
export async function signedInPerson(app: TestApp, email: string): Promise<string> {
  const { services } = app;
  const userId = await registerPerson(app, email);
  const db = services.database.query;
  await recordEvent(db, services, {
    action: "accounts.signed-in",
    actorUserId: userId,
    address: ADDRESS,
  });
  return openSession(db, services, {
    userId,
    isRemembered: false,
    expiresAt: addMs(services.clock.now(), TERM),
    address: ADDRESS,
    userAgent: USER_AGENT,
  });
}

/** Registers and activates a person through HTTP, for tests of that process. */
export async function registerByHttp(app: TestApp, email: string): Promise<void> {
  await app.call(register, { body: registrationOf(email) });
  await app.call(confirmEmail, { body: linkOf(await lastEmailTo(app, email)) });
}

/** Sets the first password with the link of an invitation, as its page does, so that the person joins. */
export const activateInvited = (app: TestApp, { id, token }: ReturnType<typeof linkOf>) =>
  app.call(resetPassword, {
    body: { userId: id, token, newPassword: PASSWORD, agreementsAccepted: true },
  });

/** Signs in through HTTP, by password and code; returns the bearer token. */
export async function signIn(app: TestApp, email: string, password = PASSWORD): Promise<string> {
  const asked = await app.call(requestSignInCode, { body: { email, password } });
  const otpCode = codeOf(await lastEmailTo(app, email));
  const verified = await app.call(verifySignInCode, {
    body: { userId: asked.body.userId, otpCode },
  });
  return verified.body.access_token;
}

/** Returns the id of the token's person. */
export const userIdOf = async (app: TestApp, token: string): Promise<string> =>
  (await app.call(readUser, { as: token })).body.id;

/** Registers and signs in through HTTP, for tests about the rows this creates. Returns the bearer token. */
export async function signedInByHttp(app: TestApp, email: string): Promise<string> {
  await registerByHttp(app, email);
  return signIn(app, email);
}
