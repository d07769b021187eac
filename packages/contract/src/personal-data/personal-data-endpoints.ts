import * as z from "zod/mini";
import { TOO_MANY_REQUESTS, defineError } from "../platform/errors";
import { PASSWORD_REQUIRED } from "../accounts/password-endpoints";
import { confirmedPassword } from "../accounts/user";
import { ACCOUNT, defineEndpoint, file, nothing } from "../platform/endpoint";
import { LIMITS, requiredText } from "../platform/field-rules";

/** Name of the downloaded file; `date` is YYYY-MM-DD in UTC. */
export const personalDataFileName = (date: string) => `Holdfast_data_${date}.json`;

export const downloadPersonalData = defineEndpoint({
  name: "downloadPersonalData",
  method: "GET",
  path: "/user/data",
  summary: "Downloads everything stored about the signed-in user, as a JSON file without secrets.",
  access: ACCOUNT,
  response: file("application/json"),
  errors: [TOO_MANY_REQUESTS],
});

export const EMAIL_CONFIRMATION_REQUIRED = "Please type your email address.";
export const EMAIL_CONFIRMATION_WRONG = "This is not the email address of your account.";
export const ACCOUNT_DELETED = "Your account has been deleted.";

/** Others still need the account; `message` says who and what to do first. */
export const ACCOUNT_NEEDED = defineError({
  code: "account-needed",
  status: 409,
  message: "Your account cannot be deleted yet. Other people rely on it.",
});

const NAMED = new Intl.ListFormat("en-AU", { style: "long", type: "conjunction" });
/** Maximum number of names in one sentence. */
const MAX_NAMES = 3;
const listed = (names: readonly string[]) =>
  NAMED.format(
    names.length > MAX_NAMES
      ? [...names.slice(0, MAX_NAMES), `${names.length - MAX_NAMES} more`]
      : names,
  );

/** The user is the only owner of organisations that have other users. */
export const lastOwnerOf = (names: readonly string[]) =>
  `You are the only owner of ${listed(names)}, which other people use. Make one of them an owner first.`;
/** The user is the only user of organisations that are not archived. */
export const onlyOwnerOf = (names: readonly string[]) =>
  `You are the only owner of ${listed(names)}. Make someone else an owner or archive the organisation first.`;
/** The user is the last broker of a brokerage. */
export const lastBrokerOf = (name: string) =>
  `You are the last broker of ${name}. Invite another broker first.`;

export const deleteAccount = defineEndpoint({
  name: "deleteAccount",
  method: "DELETE",
  path: "/user",
  summary:
    "Deletes the signed-in user's account and personal data; requires the password and the email address.",
  access: ACCOUNT,
  body: z.strictObject({
    password: confirmedPassword(PASSWORD_REQUIRED),
    /** The email address of the account, typed as a confirmation. */
    email: requiredText(EMAIL_CONFIRMATION_REQUIRED, LIMITS.email),
  }),
  response: nothing,
  errors: [ACCOUNT_NEEDED, TOO_MANY_REQUESTS],
});
