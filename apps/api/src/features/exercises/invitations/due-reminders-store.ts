import { sql } from "drizzle-orm";
import { rolesIn } from "../../../platform/access/effective-role-store";
import type { Queryable } from "../../../platform/database/database";
import { columnsOf } from "../../../platform/database/sql/raw-columns";
import { usersAs } from "../../accounts/public";
import { isExpiredPlan, plansAs } from "../../plans/public";
import { organisationsAs } from "../../organisations/public";

type Row = {
  readonly organisationId: string;
  readonly planId: string;
  readonly exerciseId: string;
  readonly name: string;
  readonly scenarioId: number;
  readonly version: number;
  readonly plannedFor: string;
  readonly startTime: string;
  readonly timeZone: string;
  readonly place: string;
  readonly facilitatorName: string;
  readonly organisationName: string;
  readonly createdAt: string;
  /** The person who planned it; null without an active account or a role in the organisation. */
  readonly userId: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
};

/** An exercise whose reminder is due. */
export type DueExercise = Omit<Row, "createdAt"> & { readonly createdAt: Date };

/**
 * Returns up to `max` planned exercises whose reminder is due. Those of expired plans and archived organisations, which
 * cannot be started, have none.
 */
export async function dueReminders(db: Queryable, now: Date, max: number): Promise<DueExercise[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      organisationId: sql`e.organisation_id`,
      planId: sql`e.plan_id`,
      exerciseId: sql`e.id`,
      name: sql`e.name`,
      scenarioId: sql`e.scenario_id`,
      version: sql`e.version`,
      plannedFor: sql`e.planned_for::text`,
      startTime: sql`e.start_time`,
      timeZone: sql`e.time_zone`,
      place: sql`e.place`,
      facilitatorName: sql`e.facilitator_name`,
      organisationName: sql`o.name`,
      createdAt: sql`e.created_at`,
      userId: sql`u.id`,
      email: sql`u.email`,
      firstName: sql`u.first_name`,
    })}
    from exercises e
    join ${organisationsAs("o")} on o.id = e.organisation_id
    join ${plansAs("p")} on p.organisation_id = e.organisation_id and p.id = e.plan_id
    ${rolesIn(sql`e.created_by_user_id`)}
    left join ${usersAs("u")} on u.id = e.created_by_user_id and u.can_sign_in
      and (m.user_id is not null or k.id is not null)
    where e.status = 'planned' and e.remind_at <= ${now}
      and not o.is_archived and not ${isExpiredPlan(now)}
    order by e.created_at, e.id limit ${max}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
