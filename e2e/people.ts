import { confirmEmail } from "@holdfast/contract/accounts/confirmation-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import { askForCode, tradeCodeForToken } from "@holdfast/contract/accounts/sign-in-endpoints";
import type { Page } from "@playwright/test";
import { callerOf } from "./api-caller";
import { newestCode, newestLetter, type RunningHouse } from "./house";

export const PASSWORD = "Continuity-1";

/** Registers a person and follows the letter's link. */
export async function registerPerson(house: RunningHouse, email: string): Promise<void> {
  const call = callerOf(house.url);
  const names = { firstName: "Maria", lastName: "Rossi" };
  await call(register, {
    body: { ...names, email, password: PASSWORD, confirmPassword: PASSWORD },
  });
  const letter = await newestLetter(house, email);
  const link = /href="([^"]*confirmation[^"]*)"/.exec(letter)?.[1]?.replaceAll("&#38;", "&") ?? "";
  const { searchParams } = new URL(link);
  await call(confirmEmail, {
    body: { id: searchParams.get("id") ?? "", token: searchParams.get("token") ?? "" },
  });
}

/** The token of a registered person, by password and code. */
export async function sessionOf(house: RunningHouse, email: string): Promise<TokenResponse> {
  const call = callerOf(house.url);
  const { userId } = await call(askForCode, { body: { email, password: PASSWORD } });
  return call(tradeCodeForToken, { body: { userId, otpCode: await newestCode(house, email) } });
}

/** Opens every further page of this browser as that person. */
export const comeAs = (page: Page, { access_token, expiry }: TokenResponse) =>
  page.addInitScript(
    ([token, end]) => {
      localStorage.setItem("holdfast.access_token", token);
      localStorage.setItem("holdfast.expiry", end);
    },
    [access_token, String(expiry)] as const,
  );

/** Signs in as a person does, from the landing page. */
export async function signIn(page: Page, house: RunningHouse, email: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Register / Log in" }).first().click();
  await page.getByLabel("Username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByLabel("Verification Code").fill(await newestCode(house, email));
  await page.keyboard.press("Enter");
}
