import { and, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { organisations } from "./organisations-table";

/** Marks those that no brokerage manages as abandoned: no one can open them any more. */
export async function markAbandoned(tx: Queryable, organisationIds: readonly string[], now: Date) {
  if (organisationIds.length === 0) return;
  await tx
    .update(organisations)
    .set(rowOf(organisations, { abandonedAt: now }))
    .where(and(inArray(organisations.id, [...organisationIds]), isNull(organisations.brokerageId)));
}

/**
 * Deletes up to `max` organisations that were abandoned before that time, with all their content. Returns how many.
 * One that an operator has given a member or a brokerage since then is kept. The task that deletes unused files
 * removes a logo's file once its row is deleted.
 */
export async function deleteAbandonedBefore(db: Queryable, before: Date, max: number) {
  const oldest = db
    .select({ id: organisations.id })
    .from(organisations)
    .where(
      and(
        lt(organisations.abandonedAt, before),
        isNull(organisations.brokerageId),
        sql`not exists (select 1 from organisation_members m
          where m.organisation_id = ${organisations.id} and not m.is_revoked)`,
      ),
    )
    .orderBy(organisations.abandonedAt)
    .limit(max);
  const { rows } = await db.execute<{ id: string }>(sql`
    with oldest as ${oldest},
    deleted as (
      delete from ${organisations} where id in (select id from oldest) returning id, logo_file_id),
    logos as (delete from files where id in (select logo_file_id from deleted))
    select id from deleted`);
  return rows.length;
}
