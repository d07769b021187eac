import type { IncidentUnit, UnitStatus } from "@holdfast/contract/incidents/incident";
import { byRecoveryTime } from "@holdfast/contract/incidents/incident-rules";
import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { incidentUnits as table } from "./incidents-table";
import type { IncidentKey } from "./log/log-store";

/** Business units of one location. */
const MAX_UNITS = 500;

const ofIncident = ({ organisationId, incidentId }: IncidentKey) =>
  and(eq(table.organisationId, organisationId), eq(table.incidentId, incidentId));

const columns = {
  unitId: table.id,
  departmentId: table.departmentId,
  name: table.name,
  rtoDays: table.rtoDays,
  isRtoProposed: table.isRtoProposed,
  mtpdDays: table.mtpdDays,
  isMtpdProposed: table.isMtpdProposed,
  status: table.status,
  downSince: table.downSince,
  restoredAt: table.restoredAt,
  site: table.site,
  plannedSite: table.plannedSite,
} satisfies Record<keyof IncidentUnit, unknown>;

type Row = Omit<IncidentUnit, "downSince" | "restoredAt"> & {
  readonly downSince: Date | null;
  readonly restoredAt: Date | null;
};

const responseOf = (row: Row): IncidentUnit => ({
  ...row,
  downSince: row.downSince?.toISOString() ?? null,
  restoredAt: row.restoredAt?.toISOString() ?? null,
});

/** Returns the business units of an incident in the order in which they must be back. */
export async function listUnits(db: Queryable, key: IncidentKey): Promise<IncidentUnit[]> {
  const rows = await db.select(columns).from(table).where(ofIncident(key)).limit(MAX_UNITS);
  return byRecoveryTime(rows.map(responseOf));
}

export type NewUnit = Pick<
  Required<IncidentUnit>,
  | "unitId"
  | "departmentId"
  | "name"
  | "rtoDays"
  | "isRtoProposed"
  | "mtpdDays"
  | "isMtpdProposed"
  | "plannedSite"
>;

export async function insertUnits(
  tx: Queryable,
  { organisationId, incidentId }: IncidentKey,
  units: readonly NewUnit[],
): Promise<void> {
  if (units.length === 0) return;
  await tx.insert(table).values(
    rowsOf(
      table,
      units.map(({ unitId, ...unit }) => ({
        ...unit,
        id: unitId,
        organisationId,
        incidentId,
        status: "running" as const,
        site: "",
      })),
    ),
  );
}

export async function readUnit(
  db: Queryable,
  key: IncidentKey,
  unitId: string,
): Promise<IncidentUnit | undefined> {
  const [row] = await db
    .select(columns)
    .from(table)
    .where(and(ofIncident(key), eq(table.id, unitId)))
    .limit(1);
  return row && responseOf(row);
}

/** Returns when a device made the newest change of a unit (epoch ms); 0 before the first. */
export async function unitChangedAt(db: Queryable, key: IncidentKey, unitId: string) {
  const [row] = await db
    .select({ changedAt: table.changedAt })
    .from(table)
    .where(and(ofIncident(key), eq(table.id, unitId)))
    .limit(1);
  return row?.changedAt?.getTime() ?? 0;
}

export async function updateUnit(
  tx: Queryable,
  key: IncidentKey,
  unitId: string,
  state: {
    readonly status: UnitStatus;
    readonly site: string;
    readonly downSince: Date | null;
    readonly restoredAt: Date | null;
    readonly changedAt: Date;
  },
): Promise<void> {
  await tx
    .update(table)
    .set(rowOf(table, state))
    .where(and(ofIncident(key), eq(table.id, unitId)));
}
