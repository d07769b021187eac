import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import type { Page } from "@playwright/test";
import { HOUR, addMs } from "../../apps/api/src/platform/clock";
import { hashPassword } from "../../apps/api/src/platform/password-hash";
import { oneTimeCodes } from "../../apps/api/src/features/accounts/accounts-table";
import {
  emailKeyOf,
  openSession,
  registerConfirmed,
  userByEmail,
} from "../../apps/api/src/features/accounts/public";
import type { RunningApp } from "./app";
import { codeSentBy } from "./mailbox";
import { services } from "./steps";

export const PASSWORD = "Continuity-1";
let passwordHash: Promise<string> | undefined;

/** Creates an active account, as after a registration and the link in its email; for journeys about something else. */
export async function registerPerson(app: RunningApp, email: string): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD);
  const person = {
    email,
    passwordHash: await passwordHash,
    firstName: "Maria",
    lastName: "Rossi",
  };
  await app.inDatabase((query) => registerConfirmed(query, services, person));
}

/** Opens a session of a registered person, as after password and code. */
export const sessionOf = (app: RunningApp, email: string): Promise<TokenResponse> =>
  app.inDatabase(async (query) => {
    const user = await userByEmail(query, emailKeyOf(email));
    if (!user) throw new Error(`${email} is not registered.`);
    const expiresAt = addMs(services.clock.now(), 12 * HOUR);
    const opening = { userId: user.id, isRemembered: false, expiresAt };
    const access_token = await openSession(query, services, opening);
    return { access_token, expiry: expiresAt.getTime() };
  });

/** Runs in the page: stores the session as after a sign-in. */
const storeSession = ({ access_token, expiry }: TokenResponse) => {
  localStorage.setItem("holdfast.access_token", access_token);
  localStorage.setItem("holdfast.expiry", String(expiry));
};

/** Opens every further page of this browser as that person. */
export const openPagesAs = (page: Page, session: TokenResponse) =>
  page.addInitScript(storeSession, session);

/** Opens the landing page as that person; later pages use the session that is then stored. */
export async function openAppAs(page: Page, session: TokenResponse) {
  await page.goto("/");
  await page.evaluate(storeSession, session);
}

/** Signs in as a person does, from the landing page. */
export async function signIn(page: Page, app: RunningApp, email: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Register / Log in" }).first().click();
  await logIn(page, app, email);
}

/** Completes both steps of the open login dialog. */
export async function logIn(page: Page, app: RunningApp, email: string, password = PASSWORD) {
  const code = await codeSentBy(app, email, async () => {
    await enterPassword(page, email, password);
    await page.getByLabel("Verification Code").waitFor();
  });
  await enterCode(page, code);
}

/** Completes the first step. */
export async function enterPassword(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

/** Completes the second step. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Verification Code").fill(code);
  await page.keyboard.press("Enter");
}

/** Enters a new password and its confirmation. */
export async function choosePassword(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
}

/** Makes the last codes older than the 30 seconds after which the server sends another one. */
export const skipResendWait = (app: RunningApp) =>
  app.inDatabase((query) =>
    query.update(oneTimeCodes).set({ sentAt: new Date(Date.now() - 31_000) }),
  );
