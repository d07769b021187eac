import { sql } from "drizzle-orm";
import { DAY, addMs } from "../../../platform/clock";
import type { Queryable } from "../../../platform/database/database";
import { networkOf } from "../../../platform/limits/network-rules";

/** After this time an address may well belong to someone else. */
const FAMILIAR_FOR = 90 * DAY;
const MAX_VISITS = 200;

export type AccountName = { readonly emailKey: string } | { readonly userId: string };

/** Whether the person has recently signed in or reset the password from that address. */
export async function isFamiliarAddress(
  db: Queryable,
  account: AccountName,
  address: string,
  now: Date,
): Promise<boolean> {
  const isTheirs =
    "userId" in account ? sql`u.id = ${account.userId}` : sql`u.email_key = ${account.emailKey}`;
  const { rows } = await db.execute<{ address: string }>(sql`
    select distinct visits.address from (
      select e.address from audit_events e join users u on u.id = e.actor_user_id
      where ${isTheirs} and e.address is not null
        and e.action in ('accounts.signed-in', 'accounts.password-reset')
        and e.happened_at > ${addMs(now, -FAMILIAR_FOR)}::timestamptz
      order by e.happened_at desc limit ${MAX_VISITS}) visits`);
  return rows.some((row) => networkOf(row.address) === networkOf(address));
}
