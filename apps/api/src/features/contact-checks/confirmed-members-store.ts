import type { PlanReadiness } from "@holdfast/contract/dashboard/read-readiness";
import { freshnessOf } from "@holdfast/contract/contact-checks/contact-check-rules";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { contactWithId } from "../directory/public";
import { planWithId } from "../plans/public";
import { contactsInTeams } from "../teams/public";

type Row = { readonly confirmedAt: string | null; readonly days: number };

/** Counts the people of a plan's teams, and those who confirmed their details within the plan's days. */
export async function countConfirmed(
  db: Queryable,
  scope: PlanScope,
  now: Date,
): Promise<NonNullable<PlanReadiness["contacts"]>> {
  const organisationId = sql`${scope.organisationId}::uuid`;
  const planId = sql`${scope.planId}::uuid`;
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({ confirmedAt: sql`c.confirmed_at`, days: sql`p.contact_check_days` })}
    from ${planWithId(organisationId, planId)} p
    cross join lateral ${contactsInTeams(organisationId, planId)} m
    cross join lateral ${contactWithId(organisationId, sql`m.contact_id`)} c
    order by c.id limit ${MAX_ROWS}`);
  const confirmed = rows.filter(
    ({ confirmedAt, days }) =>
      freshnessOf(confirmedAt && new Date(confirmedAt).toISOString(), days, now) === "fresh",
  );
  return { confirmed: confirmed.length, total: rows.length };
}
