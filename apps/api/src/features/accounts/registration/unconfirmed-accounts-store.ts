import { sql } from "drizzle-orm";
import { hasNoRole } from "../../../platform/access/effective-role-store";
import { removingAddressesOf } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import { linkTokens, users } from "../accounts-table";

/**
 * Deletes up to `max` accounts that were registered before that time and never confirmed, oldest first. Returns how
 * many. An account with a later registration is kept, and so is one that has accepted an invitation: its person is
 * already a member and chooses a password with 'Forgot password'. The same statement removes the network addresses
 * from their audit events.
 */
export async function deleteUnconfirmedBefore(db: Queryable, before: Date, max: number) {
  const { rows } = await db.execute<{ id: string }>(sql`
    with deleted as (
    delete from ${users} where email_confirmed_at is null and id in (
      select u.id from ${users} u
      where u.email_confirmed_at is null and u.created_at < ${before}::timestamptz
        and ${hasNoRole(sql`u.id`)}
        and not exists (
          select 1 from ${linkTokens} l where l.user_id = u.id and l.created_at >= ${before}::timestamptz)
      order by u.created_at limit ${max})
    returning id)
    select id, (select ${removingAddressesOf(sql`deleted`)}) from deleted`);
  return rows.length;
}
