import * as z from "zod/mini";
import { id, LIMITS, requiredEmail, requiredText } from "../platform/field-rules";
import { isAcceptablePassword, MAX_PASSWORD_LENGTH } from "./password-rules";

/** 1 SMS, 2 e-mail (specification 9); 3 is ours: an authenticator app, the stronger choice. */
export const OTP_TYPES = { sms: 1, email: 2, authenticator: 3 } as const;

export const email = () => requiredEmail("Please input your email.");
export const firstName = () => requiredText("Please input your first name.");
export const lastName = () => requiredText("Please input your last name.");

export const PASSWORD_RULE =
  "Password must be at least 6 characters and contain at least one lowercase letter, one uppercase letter, one digit and one special character.";
/** On top of the specification's rule; what the server refuses a new password for. */
export const COMMON_PASSWORD = "This password is too common. Please choose another.";
export const OWN_NAME_PASSWORD = "Please choose a password without your own name.";
export const PASSWORDS_DIFFER = "Two passwords that you enter is inconsistent.";

/** A new password: never trimmed, taken whole up to its maximum. */
export const newPassword = () =>
  z.string({ error: "Please input your password." }).check(
    z.minLength(1, "Please input your password."),
    z.maxLength(MAX_PASSWORD_LENGTH, `Please use at most ${MAX_PASSWORD_LENGTH} characters.`),
    z.refine((value) => value === "" || isAcceptablePassword(value), PASSWORD_RULE),
  );

/** A password that is only compared: bounded, but not judged by the rule for new ones. */
export const presentedPassword = (message: string) =>
  z
    .string({ error: message })
    .check(z.minLength(1, message), z.maxLength(1_000, "The email or password is incorrect."));

export const NotificationSetting = z.object({ type: z.string(), isDisplay: z.boolean() });

export const OrganisationUserRole = z.object({ organisationId: id(), roleName: z.string() });

/** The signed-in person, as `GET /user` answers. */
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
  /** Subscription keys that are this person's and open no plan yet; the dot at 'Admin'. */
  purchaseCount: z.number(),
  /** Whether an authenticator app has been set up. */
  hasAuthenticator: z.boolean(),
  /** An address that a letter has gone to and that is not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
});
export type User = z.infer<typeof User>;

/** Broker info of a person; the three of the brokerage are null for anyone who is not a broker. */
export const BrokerInfo = z.object({
  brokerId: z.nullable(id()),
  brokerageId: z.nullable(id()),
  brokerageName: z.nullable(z.string()),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type BrokerInfo = z.infer<typeof BrokerInfo>;

/** The token of a letter's link; one that is missing or far too long is refused as an expired one. */
export const token = (message: string) =>
  z.string({ error: message }).check(z.minLength(1, message), z.maxLength(LIMITS.line, message));
