import { bigint, boolean, bytea, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  /** Null for an invited person who has not chosen one yet. */
  passwordHash: text("password_hash"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  phoneNumber: text("phone_number"),
  otpType: smallint("otp_type").notNull().default(2),
  avatarFileId: uuid("avatar_file_id"),
  authenticatorSecret: bytea("authenticator_secret"),
  authenticatorConfirmedAt: instant("authenticator_confirmed_at"),
  authenticatorLastStep: bigint("authenticator_last_step", { mode: "number" }),
  isMachineAccount: boolean("is_machine_account").notNull().default(false),
  emailConfirmedAt: instant("email_confirmed_at"),
  agreementsAcceptedAt: instant("agreements_accepted_at"),
  createdAt: instant("created_at").notNull(),
});

export const sessions = pgTable("sessions", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  isRemembered: boolean("is_remembered").notNull(),
  address: text("address"),
  userAgent: text("user_agent"),
  createdAt: instant("created_at").notNull(),
  /** To the minute. */
  lastUsedAt: instant("last_used_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  revokedAt: instant("revoked_at"),
});

export const oneTimeCodes = pgTable("one_time_codes", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  purpose: text("purpose", { enum: ["sign-in", "phone"] }).notNull(),
  codeHash: bytea("code_hash").notNull(),
  triesLeft: smallint("tries_left").notNull(),
  /** For 'phone' the number that it was sent to. */
  subject: text("subject"),
  sentAt: instant("sent_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  verifiedAt: instant("verified_at"),
  usedAt: instant("used_at"),
});

export const LINK_PURPOSES = ["confirm-email", "change-email", "reset-password"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const linkTokens = pgTable("link_tokens", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id"),
  purpose: text("purpose", { enum: LINK_PURPOSES }).notNull(),
  tokenHash: bytea("token_hash").notNull(),
  detail: jsonb("detail").$type<Record<string, string>>().notNull().default({}),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});
