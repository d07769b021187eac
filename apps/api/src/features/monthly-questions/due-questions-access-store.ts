import { sql } from "drizzle-orm";
import { createPlanScope, type PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { contactsAs } from "../directory/public";
import { organisationsAs } from "../organisations/public";
import { isExpiredPlan, plansAs } from "../plans/public";
import { teamMembersAs } from "../teams/public";

type Row = Pick<PlanScope, "organisationId" | "planId" | "branchId" | "currencyCode" | "mtpdId"> & {
  readonly organisationName: string;
  readonly teamTypeId: number;
  readonly contactId: string;
  readonly firstName: string;
  readonly email: string;
};

/** A team without a question this month, and the member to ask. */
export type DueQuestion = Pick<
  Row,
  "organisationName" | "teamTypeId" | "contactId" | "firstName" | "email"
> & {
  /** A scope without a person: the question uses only the plan's own data. */
  readonly scope: PlanScope;
};

/**
 * Returns up to `max` teams whose monthly question was not sent, with the member who was asked longest ago. A
 * person who does not answer also goes to the end of the queue, so that the others are asked.
 * @param month its first day (YYYY-MM-DD)
 */
export async function dueQuestions(
  db: Queryable,
  month: string,
  now: Date,
  max: number,
): Promise<DueQuestion[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct on (p.organisation_id, p.id, m.team_type_id) ${columnsOf<Row>({
      organisationId: sql`p.organisation_id`,
      planId: sql`p.id`,
      branchId: sql`p.branch_id`,
      currencyCode: sql`p.currency_code`,
      mtpdId: sql`p.mtpd_id`,
      organisationName: sql`o.name`,
      teamTypeId: sql`m.team_type_id`,
      contactId: sql`c.id`,
      firstName: sql`c.first_name`,
      email: sql`c.email`,
    })}
    from ${plansAs("p")}
    join ${organisationsAs("o")} on o.id = p.organisation_id
    join ${teamMembersAs("m")} on m.organisation_id = p.organisation_id and m.plan_id = p.id
    join ${contactsAs("c")} on c.organisation_id = p.organisation_id and c.id = m.contact_id
    cross join lateral (
      select max(q.sent_at) filter (where q.contact_id = c.id) as asked_at,
        coalesce(bool_or(q.team_type_id = m.team_type_id and q.month = ${month}::date), false) as is_sent
      from monthly_questions q where q.organisation_id = p.organisation_id and q.plan_id = p.id) sent
    where p.asks_monthly_questions and not o.is_archived and not ${isExpiredPlan(now)}
      and c.email is not null and not sent.is_sent
    order by p.organisation_id, p.id, m.team_type_id, sent.asked_at nulls first,
      m.designation desc, m.created_at, c.id
    limit ${max}`);
  return rows.map(({ organisationName, teamTypeId, contactId, firstName, email, ...plan }) => ({
    organisationName,
    teamTypeId,
    contactId,
    firstName,
    email,
    scope: createPlanScope({
      ...plan,
      userId: "",
      role: "viewer",
      isArchived: false,
      isExpired: false,
      areTeamsOpen: false,
      contentVersion: "",
    }),
  }));
}
