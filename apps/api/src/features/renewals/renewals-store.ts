import type { ReminderStage } from "@holdfast/contract/renewals/renewal-endpoints";
import { sql } from "drizzle-orm";
import { DAY, addMs } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { isOneOf } from "../../platform/database/sql/row-locks-store";
import { rowsOf } from "../../platform/database/sql/row-of";
import { usersAs } from "../accounts/public";
import { brokerOfPlan } from "../subscriptions/public";
import { organisationsAs, ownersOf } from "../organisations/public";
import { plansEnding, plansAs } from "../plans/public";
import { renewalReminders as table } from "./renewals-table";

/** The last of the stages is sent up to this long after the expiry: a server may have been off (days). */
const LATEST = 7;

type Due = {
  readonly organisationId: string;
  readonly planId: string;
  readonly expiryDate: string;
  readonly stage: ReminderStage;
};

/** A plan that ends, in the stage of its reminder. */
export type DueReminder = Omit<Due, "expiryDate"> & { readonly expiryDate: Date };

/**
 * Returns up to `max` plans whose reminder is due and not sent, those that end first. Only the last stage that has begun
 * is due. Archived organisations have none.
 */
async function dueReminders(db: Queryable, now: Date, max: number): Promise<readonly Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select ${columnsOf<Due>({
      organisationId: sql`d.organisation_id`,
      planId: sql`d.plan_id`,
      expiryDate: sql`d.expiry_date`,
      stage: sql`d.stage`,
    })}
    from (
      select e.*, case
        when e.expiry_date <= ${addMs(now, DAY)} then 0
        when e.expiry_date <= ${addMs(now, 7 * DAY)} then 7
        else 30 end as stage
      from ${plansEnding({ after: addMs(now, -LATEST * DAY), until: addMs(now, 30 * DAY) })} e) d
    join ${organisationsAs("o")} on o.id = d.organisation_id
    where not o.is_archived and not exists (
      select 1 from renewal_reminders r
      where r.organisation_id = d.organisation_id and r.plan_id = d.plan_id
        and r.expiry_date = d.expiry_date and r.stage = d.stage)
    order by d.expiry_date, d.plan_id limit ${max}`);
  return rows;
}

/**
 * Claims up to `max` due reminders for this transaction. One that another process claims at the same time is not
 * returned, whichever commits first.
 */
export async function claimReminders(
  tx: Queryable,
  now: Date,
  max: number,
): Promise<readonly DueReminder[]> {
  const due = await dueReminders(tx, now, max);
  if (due.length === 0) return [];
  const rows = due.map((reminder) => ({ ...reminder, expiryDate: new Date(reminder.expiryDate) }));
  const claimed = await tx
    .insert(table)
    .values(
      rowsOf(
        table,
        rows.map((row) => ({ ...row, createdAt: now })),
      ),
    )
    .onConflictDoNothing()
    .returning({ planId: table.planId });
  const ids = new Set(claimed.map(({ planId }) => planId));
  return rows.filter(({ planId }) => ids.has(planId));
}

/** A person who is reminded of a plan. */
export type Recipient = {
  readonly planId: string;
  readonly planName: string;
  readonly organisationName: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly isBroker: boolean;
};

/** Returns the owners and the broker of each plan, without people who have turned the reminders off. */
export async function recipientsOf(
  db: Queryable,
  planIds: readonly string[],
): Promise<readonly Recipient[]> {
  const { rows } = await db.execute<Recipient>(sql`
    select ${columnsOf<Recipient>({
      planId: sql`r.plan_id`,
      planName: sql`p.name`,
      organisationName: sql`o.name`,
      userId: sql`who.user_id`,
      email: sql`u.email`,
      firstName: sql`u.first_name`,
      isBroker: sql`who.is_broker`,
    })}
    from (select distinct organisation_id, plan_id from renewal_reminders
      where ${isOneOf(sql`plan_id`, planIds)}) r
    join ${organisationsAs("o")} on o.id = r.organisation_id
    join ${plansAs("p")} on p.organisation_id = r.organisation_id and p.id = r.plan_id
    cross join lateral (
      select user_id, bool_or(is_broker) as is_broker from (
        select m.user_id, false as is_broker from ${ownersOf(sql`r.organisation_id`)} m
        union all
        select k.user_id, true from ${brokerOfPlan(sql`r.plan_id`, sql`o.brokerage_id`)} k
      ) people group by user_id) who
    join ${usersAs("u")} on u.id = who.user_id and u.can_sign_in
    where not exists (select 1 from renewal_reminder_refusals f where f.user_id = who.user_id)
    order by r.plan_id, who.user_id limit 10000`);
  return rows;
}
