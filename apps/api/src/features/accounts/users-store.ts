import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/database/database";
import { lockUser } from "../../platform/database/row-locks-store";
import { delayedRunAt } from "../../platform/outbox/outbox";
import { insertingMessages } from "../../platform/outbox/outbox-store";
import type { EmailMessage } from "../../platform/outbox/outbox-table";
import type { Services } from "../../platform/services";
import { users } from "./accounts-table";

/** One account an address, whatever its case. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();

export type UserRow = typeof users.$inferSelect;

/** A new account; undefined where the address already has one. */
export async function insertUser(db: Queryable, user: typeof users.$inferInsert) {
  const [inserted] = await db
    .insert(users)
    .values(user)
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

/** Whether anybody is registered yet. */
export async function anyUser(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function userById(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).limit(1);
  return user;
}

/** First and last name in one, as it is written under what the person agrees to; the email without names. */
export async function nameOfUser(db: Queryable, userId: string): Promise<string> {
  const user = await userById(db, userId);
  if (!user) throw new Error("A signed-in person has no row.");
  return `${user.firstName} ${user.lastName}`.trim() || user.email;
}

/**
 * The account of a registration. A later one takes the place of an earlier that nobody has confirmed, until
 * the letter of one of them is answered (`activateUser`); an active account stays as it is. One statement for
 * all three, so that its time tells nobody which it was.
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
    .values(user)
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

/** Whether the four agreements are accepted: what was agreed to before the mailbox was proved does not count. */
export const hasAcceptedAgreements = (
  user: Pick<UserRow, "agreementsAcceptedAt" | "emailConfirmedAt">,
) => user.agreementsAcceptedAt !== null && user.emailConfirmedAt !== null;

/** Names to be changed; what is undefined stays. */
export type NewNames = {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
};

/** A password that the person chose, and with it what else was proved or agreed to. */
export async function setPassword(
  db: Queryable,
  userId: string,
  given: {
    readonly passwordHash: string;
    readonly names: NewNames | undefined;
    readonly now: Date;
    /** Whoever came by a link of a letter has proved the mailbox. */
    readonly isMailboxProved: boolean;
    /** The person has accepted the agreements just now. */
    readonly acceptsAgreements: boolean;
  },
) {
  const { names, now, passwordHash } = given;
  const proved = {
    emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now}::timestamptz)`,
  };
  await db
    .update(users)
    .set({
      passwordHash,
      ...names,
      ...(given.isMailboxProved ? proved : {}),
      ...(given.acceptsAgreements ? { agreementsAcceptedAt: now } : {}),
    })
    .where(eq(users.id, userId));
}

/** Changes what is given of a person's own columns; undefined stays. */
export async function changeUser(
  db: Queryable,
  userId: string,
  given: {
    readonly firstName: string | undefined;
    readonly lastName: string | undefined;
    readonly phoneNumber: string | null | undefined;
    readonly otpType: number | undefined;
  },
) {
  if (Object.values(given).every((value) => value === undefined)) return;
  await db.update(users).set(given).where(eq(users.id, userId));
}

/** Answers the file that was there before; its row is the caller's to delete. */
export async function replaceAvatar(db: Queryable, userId: string, fileId: string | null) {
  await lockUser(db, userId);
  const [today] = await db
    .select({ fileId: users.avatarFileId })
    .from(users)
    .where(eq(users.id, userId));
  await db.update(users).set({ avatarFileId: fileId }).where(eq(users.id, userId));
  return today?.fileId ?? undefined;
}

/** Throws a unique violation where the address has an account. */
export async function replaceEmail(db: Queryable, userId: string, email: string) {
  await db
    .update(users)
    .set({ email, emailKey: emailKeyOf(email) })
    .where(eq(users.id, userId));
}

export async function brokerOf(db: Queryable, userId: string) {
  const rows = await db.execute<{ id: string; brokerage_id: string; name: string }>(sql`
    select b.id, b.brokerage_id, g.name from brokers b join brokerages g on g.id = b.brokerage_id
      where b.user_id = ${userId} limit 1`);
  return rows.rows[0];
}

/**
 * Puts an email to the owner of an active account into the outbox. For an id that nobody has the same
 * statement writes nothing.
 */
export async function putEmailToOwner(
  db: Queryable,
  services: Pick<Services, "newId" | "random" | "clock">,
  userId: string,
  content: EmailMessage,
) {
  const mail = {
    id: services.newId(),
    channel: "mail",
    recipient: sql`email`,
    userId,
    content,
  } as const;
  const now = services.clock.now();
  await db.execute(sql`
    with owner as (
      select email from ${users} where id = ${userId}::uuid and email_confirmed_at is not null)
    ${insertingMessages(sql`owner`, mail, now, delayedRunAt(services))}`);
}
