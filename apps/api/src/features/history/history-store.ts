import { sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf, type RawRow } from "../../platform/database/raw-columns";
import { personWithId } from "../accounts/public";

/** A person's name, or their email address if they gave none; null once the account is deleted. */
const personName = sql`coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email)`;

type LastChange = {
  readonly happenedAt: Date;
  readonly personName: string | null;
};

/** Returns who changed an entry last, and when; undefined if no event of it is stored any more. */
export async function readLastChange(
  db: Queryable,
  { organisationId }: OrganisationScope,
  id: string,
): Promise<LastChange | undefined> {
  const { rows } = await db.execute<RawRow<LastChange>>(sql`
    select ${columnsOf<LastChange>({ happenedAt: sql`e.happened_at`, personName })}
    from audit_events e
    left join lateral ${personWithId(sql`e.actor_user_id`)} person on true
    where e.subject = ${id} and e.organisation_id = ${organisationId}
    order by e.happened_at desc, e.id desc
    limit 1`);
  return rows[0] && { ...rows[0], happenedAt: new Date(rows[0].happenedAt) };
}
