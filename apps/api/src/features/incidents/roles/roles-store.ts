import type { IncidentRole } from "@holdfast/contract/incidents/incident-role";
import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { incidentRoles as table } from "../incidents-table";
import type { IncidentKey } from "../log/log-store";

/** Returns who has a role in an incident now. */
export async function listRoles(
  db: Queryable,
  { organisationId, incidentId }: IncidentKey,
): Promise<IncidentRole[]> {
  const rows = await db
    .select({
      role: table.role,
      name: table.name,
      responderId: table.responderId,
      since: table.since,
    })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), eq(table.incidentId, incidentId)))
    .orderBy(asc(table.role))
    .limit(10);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

type NewRole = Omit<IncidentRole, "since"> & { readonly since: Date };

/** Gives a role to a person, in place of the one who had it. */
export async function storeRole(
  tx: Queryable,
  { organisationId, incidentId }: IncidentKey,
  { role, ...holder }: NewRole,
): Promise<void> {
  await tx
    .insert(table)
    .values(rowOf(table, { organisationId, incidentId, role, ...holder }))
    .onConflictDoUpdate({
      target: [table.organisationId, table.incidentId, table.role],
      set: rowOf(table, holder),
    });
}
