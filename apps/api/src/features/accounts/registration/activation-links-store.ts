import { and, eq, isNull, sql } from "drizzle-orm";
import { insertingFrom } from "../../../platform/database/sql/bulk-writes-store";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { hashToken } from "../../../platform/secrets/token-hash";
import { linkTokens as table, users } from "../accounts-table";
import { useLink } from "../link-tokens-store";
import { storedRegistration, type Registration, registrationDetail } from "./registration-rules";

/**
 * Stores a link that activates an account with one registration. An earlier link of the same registration stops
 * working; those of other registrations do not. For an active account the same statement runs and writes nothing.
 */
export async function putActivationLink(
  db: Queryable,
  link: {
    readonly id: string;
    readonly userId: string;
    readonly token: string;
    readonly registration: Registration;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
) {
  const pending = sql`select id from ${users}
    where id = ${link.userId}::uuid and email_confirmed_at is null`;
  const detail = registrationDetail(link.registration);
  await db.execute(sql`
    with person as (${pending}),
    earlier as (
      delete from ${table} where user_id in (select id from person)
        and purpose = 'confirm-email' and used_at is null
        and detail->>'passwordHash' = ${detail["passwordHash"]})
    ${insertingFrom(
      table,
      {
        id: link.id,
        userId: sql`id`,
        purpose: "confirm-email",
        tokenHash: hashToken(link.token),
        detail,
        createdAt: link.createdAt,
        expiresAt: link.expiresAt,
      },
      sql`person`,
    )}`);
}

/**
 * Uses up a link and returns its registration, which is not stored any longer: no password hash remains. The caller has
 * locked the user.
 */
export async function redeemActivationLink(
  db: Queryable,
  input: { readonly userId: string; readonly token: string },
  now: Date,
): Promise<Registration | undefined> {
  const link = await useLink(db, { ...input, purpose: "confirm-email" }, now);
  if (!link) return undefined;
  await db
    .update(table)
    .set(rowOf(table, { detail: {} }))
    .where(eq(table.id, link.id));
  return storedRegistration(link.detail);
}

/** Activates the account with a registration. Returns false if it is already active; it is then unchanged. */
export async function activateUser(
  db: Queryable,
  userId: string,
  registration: Registration,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set(rowOf(users, { ...registration, emailConfirmedAt: now }))
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}
