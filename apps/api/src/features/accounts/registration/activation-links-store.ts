import { createHash } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { insertingFrom } from "../../../platform/database/given-rows-store";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/row-of";
import { linkTokens as table, users } from "../accounts-table";
import { storedRegistration, type Registration, registrationDetail } from "./registration-rules";

const hashOf = (token: string) => createHash("sha256").update(token).digest();

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
        tokenHash: hashOf(link.token),
        detail,
        createdAt: link.createdAt,
        expiresAt: link.expiresAt,
      },
      sql`person`,
    )}`);
}

/**
 * Deletes a link and returns its registration. One statement, so that only one concurrent use succeeds and no
 * password hash remains.
 */
export async function redeemActivationLink(
  db: Queryable,
  given: { readonly userId: string; readonly token: string },
  now: Date,
): Promise<Registration | undefined> {
  const [row] = await db
    .delete(table)
    .where(
      and(
        eq(table.tokenHash, hashOf(given.token)),
        eq(table.userId, given.userId),
        eq(table.purpose, "confirm-email"),
        isNull(table.usedAt),
        gt(table.expiresAt, now),
      ),
    )
    .returning({ detail: table.detail });
  return row && storedRegistration(row.detail);
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
