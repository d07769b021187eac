import type { OpenReviewAction } from "@holdfast/contract/incidents/incident-review";
import { sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { columnsOf } from "../../../platform/database/sql/raw-columns";
import { openAgreedActions } from "../../agreed-actions/public";

/** The dashboard names a few of them. */
const MOST = 50;

/** Returns the actions of a plan's reviews that are not done, earliest first. */
export async function openReviewActions(
  db: Queryable,
  { organisationId, planId }: PlanScope,
): Promise<OpenReviewAction[]> {
  const { rows } = await db.execute<OpenReviewAction>(sql`
    select ${columnsOf<OpenReviewAction>({
      incidentId: sql`i.id`,
      text: sql`a.text`,
      ownerName: sql`a.owner_name`,
      dueDate: sql`a.due_date::text`,
    })}
    from incidents i
    cross join lateral ${openAgreedActions({
      organisationId: sql`i.organisation_id`,
      incidentId: sql`i.id`,
    })} a
    where i.organisation_id = ${organisationId} and i.plan_id = ${planId}
    order by a.due_date, i.declared_at, a.position
    limit ${MOST}`);
  return rows;
}
