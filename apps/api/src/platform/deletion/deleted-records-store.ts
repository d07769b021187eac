import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { RecordReference } from "../access/record-references-store";
import type { OrganisationScope } from "../access/scope";
import type { Queryable } from "../database/database";
import { insertingFrom } from "../database/given-rows-store";
import { inParts } from "../database/many-rows-store";
import { deleteRowsBefore } from "../database/past-rows-store";
import { isOneOf, ofOrganisation } from "../database/row-locks-store";
import { deletedRecords as deleted, type StoredRow, type StoredUse } from "./deleted-records-table";

type Organisation = Pick<OrganisationScope, "organisationId">;

/** The rows that refer to the records, of all references; none has the same columns and no rows. */
const usesOf = (
  references: readonly RecordReference[],
  { organisationId }: Organisation,
  ids: readonly string[],
): SQL =>
  sql.join(
    [
      sql`select null::uuid as record_id, null::uuid as plan_id, null::jsonb as one where false`,
      ...references.map(
        ({ name, source, record, plan, row }) => sql`
          select ${record}, ${plan},
            jsonb_build_object('reference', ${name}::text, 'plan', ${plan}, 'row', ${row})
          from ${source}
          where x.organisation_id = ${organisationId} and ${isOneOf(record, ids)}`,
      ),
    ],
    sql` union all `,
  );

/**
 * Deletes rows of a table and stores them with the rows that refer to them. Returns those that the organisation
 * had.
 */
export async function moveToDeleted(
  tx: Queryable,
  organisation: Organisation,
  {
    table,
    ids,
    references,
    now,
  }: {
    readonly table: string;
    readonly ids: readonly string[];
    readonly references: readonly RecordReference[];
    readonly now: Date;
  },
): Promise<Pick<DeletedRecord, "recordId" | "record">[]> {
  const { rows } = await tx.execute<Pick<DeletedRecord, "recordId" | "record">>(sql`
    with uses as (
        select record_id, jsonb_agg(one) as rows,
          array_agg(distinct plan_id) filter (where plan_id is not null) as plans
        from (${usesOf(references, organisation, ids)}) each_use group by record_id),
      gone as (
        delete from ${sql.identifier(table)} where ${ofOrganisation(organisation, ids)} returning *),
      stored as (${insertingFrom(
        deleted,
        {
          organisationId: sql`g.organisation_id`,
          recordId: sql`g.id`,
          list: table,
          record: sql`to_jsonb(g)`,
          uses: sql`coalesce(u.rows, '[]')`,
          planIds: sql`coalesce(u.plans, '{}')`,
          deletedAt: now,
        },
        sql`gone g left join uses u on u.record_id = g.id`,
      )})
    select g.id as "recordId", to_jsonb(g) as record from gone g`);
  return rows;
}

const inList = ({ organisationId }: Organisation, table: string) =>
  and(eq(deleted.organisationId, organisationId), eq(deleted.list, table));

export type DeletedRecord = {
  readonly recordId: string;
  readonly record: StoredRow;
  readonly uses: readonly StoredUse[];
};

/** Returns the deleted records with these ids that were deleted after `since`. */
export const readDeleted = (
  db: Queryable,
  organisation: Organisation,
  table: string,
  ids: readonly string[],
  since: Date,
): Promise<DeletedRecord[]> =>
  db
    .select({ recordId: deleted.recordId, record: deleted.record, uses: deleted.uses })
    .from(deleted)
    .where(
      and(
        inList(organisation, table),
        isOneOf(sql`${deleted.recordId}`, ids),
        gt(deleted.deletedAt, since),
      ),
    )
    .orderBy(deleted.recordId)
    .limit(ids.length);

/** The number of rows with these ids that the organisation has in a table. */
export async function countPresent(
  db: Queryable,
  organisation: Organisation,
  table: string,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${sql.identifier(table)}
    where ${ofOrganisation(organisation, ids)}`);
  return rows[0]?.count ?? 0;
}

/** Inserts stored rows into their table again. */
export const putBackRecords = (
  tx: Queryable,
  table: string,
  records: readonly StoredRow[],
): Promise<void> =>
  inParts(records, async (part) => {
    await tx.execute(sql`
      insert into ${sql.identifier(table)}
      select r.* from jsonb_populate_recordset(null::${sql.identifier(table)}, ${jsonList(part)}) r`);
  });

/** Puts back rows that referred to restored records. */
export const putBackUses = (
  tx: Queryable,
  { restore }: RecordReference,
  rows: readonly StoredRow[],
): Promise<void> =>
  inParts(rows, async (part) => {
    await tx.execute(restore(jsonList(part)));
  });

const jsonList = (rows: readonly StoredRow[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** Forgets deleted records that were restored. */
export const dropDeleted = (
  tx: Queryable,
  organisation: Organisation,
  ids: readonly string[],
): Promise<void> =>
  inParts(ids, async (part) => {
    await tx
      .delete(deleted)
      .where(
        and(
          eq(deleted.organisationId, organisation.organisationId),
          inArray(deleted.recordId, [...part]),
        ),
      );
  });

/** The condition that one of the records was deleted from a plan. */
export const wasUsedIn = (plan: SQL, ids: readonly string[]) => sql`exists (
  select 1 from deleted_records d
  where d.organisation_id = ${plan}.organisation_id and ${isOneOf(sql`d.record_id`, ids)}
    and ${plan}.id = any (d.plan_ids))`;

/** Deletes for good what was deleted before that time. */
export const deleteRecordsDeletedBefore = (db: Queryable, before: Date) =>
  deleteRowsBefore(db, deleted, deleted.deletedAt, before);
