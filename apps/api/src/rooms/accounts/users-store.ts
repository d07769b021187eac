import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { heldRole } from "../../platform/access/held-role-store";
import type { Queryable } from "../../platform/database/database";
import { lockUser } from "../../platform/database/row-locks-store";
import { delayedRunAt } from "../../platform/outbox/outbox";
import { insertingMessages } from "../../platform/outbox/outbox-store";
import type { Letter } from "../../platform/outbox/outbox-table";
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
 * A person with what is told about them beside their own row, in one statement: the name of the picture's
 * file, an e-mail address that waits for its confirmation, and the keys that open no plan yet.
 */
export async function profileOf(db: Queryable, userId: string, now: Date) {
  const [row] = await db
    .select({
      user: users,
      avatarName: sql<
        string | null
      >`(select name from files where files.id = users.avatar_file_id)`,
      pendingEmail: sql<string | null>`(
        select link_tokens.detail->>'email' from link_tokens
        where link_tokens.user_id = users.id and link_tokens.purpose = 'change-email'
          and link_tokens.used_at is null and link_tokens.expires_at > ${now}
        order by link_tokens.created_at desc limit 1)`,
      purchaseCount: sql<number>`(
        select count(*)::int from subscriptions
        where subscriptions.assigned_to_user_id = users.id and subscriptions.active_date is null
          and subscriptions.revoked_at is null)`,
    })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return row;
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

/**
 * The person's roles: memberships, and the organisations that the person's brokerage manages; the stronger
 * where it is both.
 */
export async function rolesOf(db: Queryable, userId: string) {
  const rows = await db.execute<{ organisation_id: string; role: string }>(sql`
    select organisation_id, ${heldRole(sql`k.broker_id`)} as role
    from (
      select organisation_id, role from organisation_members
      where user_id = ${userId} and not is_revoked) m
    full join (
      select o.id as organisation_id, b.id as broker_id
      from brokers b join organisations o on o.brokerage_id = b.brokerage_id
      where b.user_id = ${userId}) k using (organisation_id)
    order by 1 limit 1000`);
  return rows.rows.map((row) => ({ organisationId: row.organisation_id, roleName: row.role }));
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
export async function putLetterToOwner(
  db: Queryable,
  services: Pick<Services, "newId" | "chance" | "clock">,
  userId: string,
  letter: Letter,
) {
  const mail = {
    id: services.newId(),
    channel: "mail",
    recipient: sql`email`,
    userId,
    content: letter,
  } as const;
  const now = services.clock.now();
  await db.execute(sql`
    with owner as (
      select email from ${users} where id = ${userId}::uuid and email_confirmed_at is not null)
    ${insertingMessages(sql`owner`, mail, now, delayedRunAt(services))}`);
}
