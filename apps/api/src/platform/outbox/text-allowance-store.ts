import { sql } from "drizzle-orm";
import { HOUR, DAY, addMs } from "../clock";
import type { Queryable } from "../database/database";
import type { Services } from "../services";
import { isTextable } from "../phone-number";

/** Text messages that organisations may send to one number in an hour, together. */
const MAX_AN_HOUR = 6;

/** Why a text message is not sent. */
export type TextRefusal = "limited" | "not-allowed";

type Deps = Pick<Services, "clock"> & {
  readonly config: Pick<Services["config"], "textMessages">;
};

/**
 * Returns a function that says whether one more text message may go to a number on behalf of an organisation, and counts
 * it. The caller stores the messages with `countedFor`, in the same transaction.
 */
export async function textAllowance(
  tx: Queryable,
  { clock, config }: Deps,
  organisationId: string,
  recipients: readonly string[],
) {
  // Two transactions of an organisation must not both see the last messages of its allowance.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`text messages of ${organisationId}`}, 0))`,
  );
  const now = clock.now();
  const { rows } = await tx.execute<{ recipient: string | null; count: number }>(sql`
    select null as recipient, count(*)::int as count from outbox_messages
    where counted_for = ${organisationId} and created_at > ${addMs(now, -DAY)}::timestamptz
    union all
    select lower(recipient), count(*)::int from outbox_messages
    where counted_for is not null and created_at > ${addMs(now, -HOUR)}::timestamptz
      and lower(recipient) = any (${sql.param(recipients.map((recipient) => recipient.toLowerCase()))}::text[])
    group by lower(recipient)
    limit ${recipients.length + 1}`);
  let ofOrganisation = rows.find(({ recipient }) => recipient === null)?.count ?? 0;
  const ofRecipients = new Map(rows.map(({ recipient, count }) => [recipient, count]));
  return (recipient: string, isFree: boolean): TextRefusal | undefined => {
    if (!isTextable(recipient, config.textMessages.countries)) return "not-allowed";
    if (isFree) return undefined;
    const key = recipient.toLowerCase();
    const count = ofRecipients.get(key) ?? 0;
    if (ofOrganisation >= config.textMessages.perDay || count >= MAX_AN_HOUR) return "limited";
    ofOrganisation += 1;
    ofRecipients.set(key, count + 1);
    return undefined;
  };
}

/** Returns how many text messages an organisation may still send today; those that are free do not count. */
export async function textsLeft(
  db: Queryable,
  { clock, config }: Deps,
  organisationId: string,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from outbox_messages
    where counted_for = ${organisationId} and created_at > ${addMs(clock.now(), -DAY)}::timestamptz`);
  return Math.max(config.textMessages.perDay - (rows[0]?.count ?? 0), 0);
}
