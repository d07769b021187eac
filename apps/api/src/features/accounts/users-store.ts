import { fullName } from "@holdfast/contract/platform/text-rules";
import { eq, sql } from "drizzle-orm";
import { type AnyPgColumn, QueryBuilder } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/database/database";
import { lockUser } from "../../platform/database/sql/row-locks-store";
import { delayedRunAt } from "../../platform/outbox/outbox";
import { insertingMessages } from "../../platform/outbox/outbox-store";
import type { EmailMessage } from "../../platform/outbox/outbox-table";
import type { Services } from "../../platform/services";
import { rowOf } from "../../platform/database/sql/row-of";
import { users } from "./accounts-table";

/** Returns the key of an account's address, which ignores case. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();

export type UserRow = typeof users.$inferSelect;

/** Inserts an account. Returns undefined if the address already has one. */
export async function insertUser(db: Queryable, user: typeof users.$inferInsert) {
  const [inserted] = await db
    .insert(users)
    .values(rowOf(users, user))
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ id: users.id });
  return inserted;
}

export async function userByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)))
    .limit(1);
  return user;
}

/** Whether any account exists. */
export async function hasUsers(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function userById(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).limit(1);
  return user;
}

/** Returns first and last name, as printed under an acceptance; the email address if both are empty. */
export async function nameOfUser(db: Queryable, userId: string): Promise<string> {
  const user = await userById(db, userId);
  if (!user) throw new Error("A signed-in person has no row.");
  return nameOf(user);
}

export const nameOf = (user: Pick<UserRow, "firstName" | "lastName" | "email">): string =>
  fullName(user) || user.email;

/**
 * Stores a registration's account. A later registration replaces an unconfirmed one until a link of one of them is
 * opened (`activateUser`); an active account is not changed. One statement for all three cases, so that its duration
 * does not reveal which it was.
 */
export async function registerUser(
  db: Queryable,
  user: typeof users.$inferInsert,
): Promise<UserRow> {
  const unlessActive = (column: AnyPgColumn) =>
    sql`case when ${users.emailConfirmedAt} is null
      then excluded.${sql.identifier(column.name)} else ${column} end`;
  const [registered] = await db
    .insert(users)
    .values(rowOf(users, user))
    .onConflictDoUpdate({
      target: users.emailKey,
      set: {
        passwordHash: unlessActive(users.passwordHash),
        firstName: unlessActive(users.firstName),
        lastName: unlessActive(users.lastName),
        agreementsAcceptedAt: unlessActive(users.agreementsAcceptedAt),
      },
    })
    .returning();
  if (!registered) throw new Error("The registration was not written.");
  return registered;
}

/** Whether the four agreements are accepted: accepting them before the address was confirmed does not count. */
export const hasAcceptedAgreements = (
  user: Pick<UserRow, "agreementsAcceptedAt" | "emailConfirmedAt">,
) => user.agreementsAcceptedAt !== null && user.emailConfirmedAt !== null;

/** Names to change; undefined leaves a name as it is. */
export type NewNames = {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
};

/** Sets a password that the person chose, and records what was verified or accepted with it. */
export async function setPassword(
  db: Queryable,
  userId: string,
  input: {
    readonly passwordHash: string;
    readonly names: NewNames | undefined;
    readonly now: Date;
    /** The person opened a link sent by email, which verifies the address. */
    readonly isEmailVerified: boolean;
    /** The person has just accepted the agreements. */
    readonly acceptsAgreements: boolean;
  },
) {
  const { names, now, passwordHash } = input;
  const proved = {
    emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now}::timestamptz)`,
  };
  await db
    .update(users)
    .set(
      rowOf(users, {
        passwordHash,
        ...names,
        ...(input.isEmailVerified ? proved : {}),
        ...(input.acceptsAgreements ? { agreementsAcceptedAt: now } : {}),
      }),
    )
    .where(eq(users.id, userId));
}

/** Changes the given columns of a person; undefined leaves a column as it is. */
export async function changeUser(
  db: Queryable,
  userId: string,
  input: {
    readonly firstName: string | undefined;
    readonly lastName: string | undefined;
    readonly phoneNumber: string | null | undefined;
    readonly otpType: number | undefined;
  },
) {
  if (Object.values(input).every((value) => value === undefined)) return;
  await db.update(users).set(rowOf(users, input)).where(eq(users.id, userId));
}

/** Replaces the avatar. Returns the previous file, whose row the caller deletes. */
export async function replaceAvatar(db: Queryable, userId: string, fileId: string | null) {
  await lockUser(db, userId);
  const [previous] = await db
    .select({ fileId: users.avatarFileId })
    .from(users)
    .where(eq(users.id, userId));
  await db
    .update(users)
    .set(rowOf(users, { avatarFileId: fileId }))
    .where(eq(users.id, userId));
  return previous?.fileId ?? undefined;
}

/** Throws a unique violation if the address already has an account. */
export async function replaceEmail(db: Queryable, userId: string, email: string) {
  await db
    .update(users)
    .set(rowOf(users, { email, emailKey: emailKeyOf(email) }))
    .where(eq(users.id, userId));
}

/** People for a statement of another feature. */
export const usersAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      id: users.id,
      email: users.email,
      emailKey: users.emailKey,
      firstName: users.firstName,
      lastName: users.lastName,
      phoneNumber: users.phoneNumber,
      /** The address is confirmed and a password is set. */
      canSignIn:
        sql<boolean>`(${users.emailConfirmedAt} is not null and ${users.passwordHash} is not null)`.as(
          "can_sign_in",
        ),
    })
    .from(users)
    .as(alias);

/**
 * Enqueues an email to the owner of an active account. For an unknown id the same statement runs and writes nothing.
 */
export async function enqueueEmailToOwner(
  db: Queryable,
  services: Pick<Services, "newId" | "random" | "clock">,
  userId: string,
  content: EmailMessage,
) {
  const message = {
    id: services.newId(),
    channel: "mail",
    recipient: sql`email`,
    userId,
    content,
  } as const;
  const now = services.clock.now();
  await db.execute(sql`
    with owner as (
      select email from ${users} where id = ${userId}::uuid and email_confirmed_at is not null),
    ${insertingMessages(sql`owner`, message, now, delayedRunAt(services))}`);
}
