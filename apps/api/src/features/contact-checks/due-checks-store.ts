import { type SQL, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { isOneOf } from "../../platform/database/sql/row-locks-store";
import { contactsAs } from "../directory/public";
import { organisationsAs } from "../organisations/public";
import { isExpiredPlan, plansAs } from "../plans/public";
import { teamMembersAs } from "../teams/public";
import type { Asked } from "./send-requests";

const isReachable = sql`(c.email is not null or c.mobile is not null)`;

/** Of a contact `c` of an organisation `o`. */
const asked = (organisationId: SQL) =>
  columnsOf<Asked>({
    organisationId,
    organisationName: sql`o.name`,
    contactId: sql`c.id`,
    firstName: sql`c.first_name`,
    email: sql`c.email`,
    mobile: sql`c.mobile`,
  });

/** Returns the contacts that can be reached by email or text message. */
export async function reachableContacts(
  db: Queryable,
  { organisationId }: PlanScope,
  contactIds: readonly string[],
): Promise<readonly Asked[]> {
  const { rows } = await db.execute<Asked>(sql`
    select ${asked(sql`o.id`)}
    from ${organisationsAs("o")} join ${contactsAs("c")} on c.organisation_id = o.id
    where o.id = ${organisationId} and ${isReachable} and ${isOneOf(sql`c.id`, contactIds)}
    order by c.id limit ${contactIds.length}`);
  return rows;
}

/**
 * Returns up to `max` stale contacts of the teams of plans that ask automatically, each once. A contact that has not
 * answered gets another question after the number of days that makes it stale.
 */
export async function contactsToAsk(
  db: Queryable,
  now: Date,
  max: number,
  without: readonly string[],
): Promise<readonly Asked[]> {
  const limit = sql`(${now}::timestamptz - p.contact_check_days * interval '1 day')`;
  const { rows } = await db.execute<Asked>(sql`
    select distinct on (p.organisation_id, c.id) ${asked(sql`p.organisation_id`)}
    from ${plansAs("p")}
    join ${organisationsAs("o")} on o.id = p.organisation_id
    join ${teamMembersAs("m")} on m.organisation_id = p.organisation_id and m.plan_id = p.id
    join ${contactsAs("c")} on c.organisation_id = p.organisation_id and c.id = m.contact_id
    left join contact_checks k on k.organisation_id = p.organisation_id and k.contact_id = c.id
    where p.asks_stale_contacts and not o.is_archived and not ${isExpiredPlan(now)} and ${isReachable}
      and not ${isOneOf(sql`c.id`, without)}
      and (c.confirmed_at is null or c.confirmed_at < ${limit})
      and (k.id is null or (k.proposal is null and k.sent_at < ${limit}))
    order by p.organisation_id, c.id limit ${max}`);
  return rows;
}

/** Returns up to `max` people with the given number of reminders who were asked before a time and have not answered. */
export async function peopleToRemind(
  db: Queryable,
  reminders: number,
  askedBefore: Date,
  max: number,
  without: readonly string[],
): Promise<readonly Asked[]> {
  const { rows } = await db.execute<Asked>(sql`
    select ${asked(sql`k.organisation_id`)}
    from contact_checks k
    join ${organisationsAs("o")} on o.id = k.organisation_id
    join ${contactsAs("c")} on c.organisation_id = k.organisation_id and c.id = k.contact_id
    where k.answered_at is null and k.reminders < 2 and k.reminders = ${reminders}
      and k.asked_at <= ${askedBefore} and not o.is_archived and ${isReachable}
      and not ${isOneOf(sql`c.id`, without)}
    order by k.asked_at, k.id limit ${max}`);
  return rows;
}
