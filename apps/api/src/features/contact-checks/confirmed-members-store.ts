import type { PlanReadiness } from "@holdfast/contract/dashboard/read-readiness";
import { freshnessOf } from "@holdfast/contract/contact-checks/contact-check-rules";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { contactsAs } from "../directory/public";
import { plansAs } from "../plans/public";
import { teamMembersAs } from "../teams/public";

type Row = { readonly confirmedAt: string | null; readonly days: number };

/** Counts the people of a plan's teams, and those who confirmed their details within the plan's days. */
export async function countConfirmed(
  db: Queryable,
  scope: PlanScope,
  now: Date,
): Promise<NonNullable<PlanReadiness["contacts"]>> {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({ confirmedAt: sql`c.confirmed_at`, days: sql`p.contact_check_days` })}
    from ${plansAs("p")}
    join ${contactsAs("c")} on c.organisation_id = p.organisation_id
    where p.organisation_id = ${scope.organisationId} and p.id = ${scope.planId}
      and c.id in (
        select m.contact_id from ${teamMembersAs("m")}
        where m.organisation_id = p.organisation_id and m.plan_id = p.id)
    order by c.id limit ${MAX_ROWS}`);
  const confirmed = rows.filter(
    ({ confirmedAt, days }) =>
      freshnessOf(confirmedAt && new Date(confirmedAt).toISOString(), days, now) === "fresh",
  );
  return { confirmed: confirmed.length, total: rows.length };
}
