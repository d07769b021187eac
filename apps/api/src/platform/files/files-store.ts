import { and, eq, inArray, type SQL, sql, sum } from "drizzle-orm";
import type { PlanScope } from "../access/scope";
import type { Queryable } from "../database/database";
import { copyingRows } from "../database/sql/bulk-writes-store";
import { newIdsFor } from "../database/sql/new-ids-store";
import { rowOf } from "../database/sql/row-of";
import { files as table } from "./files-table";

export async function insertFile(db: Queryable, file: typeof table.$inferInsert) {
  await db.insert(table).values(rowOf(table, file));
}

export async function fileByName(db: Queryable, name: string) {
  const [row] = await db.select().from(table).where(eq(table.name, name)).limit(1);
  return row;
}

/**
 * Deletes the row and returns its file's name, for the caller to remove once this has committed; undefined while
 * another row, of a cloned plan, has the same file.
 */
export async function deleteFile(db: Queryable, fileId: string): Promise<string | undefined> {
  const [row] = await db.delete(table).where(eq(table.id, fileId)).returning({ name: table.name });
  return row && (await fileByName(db, row.name)) ? undefined : row?.name;
}

/**
 * Gives a plan its own rows for files of another one.
 * @param owner the table and its column that refers to the files to copy
 * @returns SQL with the new id (`id`) of each file by its former one, as in `newIdsFor`
 */
export async function copyFilesOfPlan(
  tx: Queryable,
  copy: { readonly organisationId: string; readonly planId: string; readonly sourceId: string },
  newId: () => string,
  owner: { readonly table: SQL; readonly column: SQL },
): Promise<SQL> {
  const { organisationId, planId, sourceId } = copy;
  const { ids } = await newIdsFor(
    tx,
    sql`files x where x.organisation_id = ${organisationId} and x.plan_id = ${sourceId}
      and exists (select 1 from ${owner.table} o where o.organisation_id = x.organisation_id
        and o.plan_id = x.plan_id and o.${owner.column} = x.id)`,
    newId,
  );
  await tx.execute(
    copyingRows(table, { id: sql`n.id`, planId }, sql`${ids} join files x on x.id = n.former`),
  );
  return ids;
}

/** Returns those of the names that have a row. */
export async function knownNames(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ name: table.name })
    .from(table)
    .where(inArray(table.name, [...names]));
  return new Set(rows.map(({ name }) => name));
}

/** Returns how many bytes the documents of a plan take, without its approved versions. */
export async function bytesOfPlan(
  db: Queryable,
  { organisationId, planId }: Pick<PlanScope, "organisationId" | "planId">,
): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(table.bytes).mapWith(Number) })
    .from(table)
    .where(
      and(
        eq(table.organisationId, organisationId),
        eq(table.planId, planId),
        eq(table.isPlanVersion, false),
      ),
    );
  return row?.bytes ?? 0;
}

/** Whether any file has a row. */
export async function anyFile(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: table.id }).from(table).limit(1);
  return rows.length > 0;
}

export async function fileById(db: Queryable, fileId: string) {
  const [row] = await db.select().from(table).where(eq(table.id, fileId)).limit(1);
  return row;
}
