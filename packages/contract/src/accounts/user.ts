import * as z from "zod/mini";
import { id, LIMITS, requiredEmail, requiredText } from "../platform/field-rules";
import { isAcceptablePassword, MAX_PASSWORD_LENGTH } from "./password-rules";

/** 1 SMS, 2 email (specification 9); 3 is our addition: an authenticator app, which is more secure. */
export const OTP_TYPES = { sms: 1, email: 2, authenticator: 3 } as const;

export const email = () => requiredEmail("Please input your email.");
export const firstName = () => requiredText("Please input your first name.");
export const lastName = () => requiredText("Please input your last name.");

/** Spaces and dashes, with which mails, apps and phones group the digits of a code. */
const GROUPING = /[\s\p{Pd}]/gu;
/** A one-time code as people copy it: without what groups its digits, before its length is checked. */
export const typedCode = (message: string) =>
  z.string({ error: message }).check(
    z.overwrite((value) => value.replaceAll(GROUPING, "")),
    z.minLength(1, message),
  );

export const PASSWORD_RULE =
  "Password must be at least 6 characters and contain at least one lowercase letter, one uppercase letter, one digit and one special character.";
/** In addition to the specification's rule: passwords the server rejects. */
export const COMMON_PASSWORD = "This password is too common. Please choose another.";
export const OWN_NAME_PASSWORD = "Please choose a password without your own name.";
export const PASSWORDS_DIFFER = "Two passwords that you enter is inconsistent.";

/** A new password: never trimmed, and never truncated. */
export const newPassword = () =>
  z.string({ error: "Please input your password." }).check(
    z.minLength(1, "Please input your password."),
    z.maxLength(MAX_PASSWORD_LENGTH, `Please use at most ${MAX_PASSWORD_LENGTH} characters.`),
    z.refine((value) => value === "" || isAcceptablePassword(value), PASSWORD_RULE),
  );

/** A password that is only compared: bounded in length, but not checked by the rule for new ones. */
export const confirmedPassword = (message: string) =>
  z
    .string({ error: message })
    .check(z.minLength(1, message), z.maxLength(1_000, "The email or password is incorrect."));

export const NotificationSetting = z.object({ type: z.string(), isDisplay: z.boolean() });

export const OrganisationUserRole = z.object({ organisationId: id(), roleName: z.string() });

/** The signed-in user, as returned by `GET /user`. */
export const User = z.object({
  id: id(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  otpType: z.number(),
  avatarUrl: z.nullable(z.string()),
  notifications: z.array(NotificationSetting),
  organisationUserRoles: z.array(OrganisationUserRole),
  /** The user's subscription keys that are not used for a plan yet; shown as the dot at 'Admin'. */
  purchaseCount: z.number(),
  /** Whether an authenticator app has been set up. */
  hasAuthenticator: z.boolean(),
  /** A new address that was sent a confirmation email and is not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
});
export type User = z.infer<typeof User>;

/** A user's broker info; the brokerage fields are null for anyone who is not a broker. */
export const BrokerInfo = z.object({
  brokerId: z.nullable(id()),
  brokerageId: z.nullable(id()),
  brokerageName: z.nullable(z.string()),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type BrokerInfo = z.infer<typeof BrokerInfo>;

/** The token of an emailed link; a missing or overlong one is rejected like an expired one. */
export const token = (message: string) =>
  z.string({ error: message }).check(z.minLength(1, message), z.maxLength(LIMITS.line, message));
