import type { ContactUses } from "@holdfast/contract/directory/contact-uses";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import type {
  UnitProcedure,
  UnitProcedureChanges,
} from "@holdfast/contract/recovery-details/recovery-details";
import { and, asc, eq, sql } from "drizzle-orm";
import type { OrganisationScope, PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { rowOf } from "../../platform/database/sql/row-of";
import { isVersion, nextVersion } from "../../platform/database/sql/row-version";
import { departmentsAs } from "../business-units/public";
import { plansAs } from "../plans/public";
import { unitProcedures } from "./recovery-details-table";

const columns = {
  departmentId: unitProcedures.departmentId,
  leaderContactId: unitProcedures.leaderContactId,
  minimumService: unitProcedures.minimumService,
  firstSteps: unitProcedures.firstSteps,
  workaround: unitProcedures.workaround,
  version: unitProcedures.version,
} satisfies Record<keyof UnitProcedure, unknown>;

const ofPlan = ({ organisationId, planId }: PlanScope) =>
  and(eq(unitProcedures.organisationId, organisationId), eq(unitProcedures.planId, planId));
const ofUnit = (scope: PlanScope, departmentId: string) =>
  and(ofPlan(scope), eq(unitProcedures.departmentId, departmentId));

/** Returns the rows of units at the plan's location, by unit name. */
export function listProcedures(db: Queryable, scope: PlanScope): Promise<UnitProcedure[]> {
  const unit = departmentsAs("unit");
  return db
    .select(columns)
    .from(unitProcedures)
    .innerJoin(
      unit,
      and(
        eq(unit.organisationId, unitProcedures.organisationId),
        eq(unit.id, unitProcedures.departmentId),
      ),
    )
    .where(and(ofPlan(scope), eq(unit.branchId, scope.branchId)))
    .orderBy(asc(sql`lower(${unit.name})`), asc(unit.id))
    .limit(MAX_ROWS);
}

export async function readProcedure(
  db: Queryable,
  scope: PlanScope,
  departmentId: string,
): Promise<(UnitProcedure & { readonly unitName: string }) | undefined> {
  const unit = departmentsAs("unit");
  const [row] = await db
    .select({ ...columns, unitName: unit.name })
    .from(unitProcedures)
    .innerJoin(
      unit,
      and(
        eq(unit.organisationId, unitProcedures.organisationId),
        eq(unit.id, unitProcedures.departmentId),
      ),
    )
    .where(ofUnit(scope, departmentId))
    .limit(1);
  return row;
}

/** Inserts an empty row if the unit has none. The caller has touched the plan and so holds its row. */
export async function ensureProcedure(
  db: Queryable,
  { organisationId, planId }: PlanScope,
  departmentId: string,
) {
  await db
    .insert(unitProcedures)
    .values(rowOf(unitProcedures, { organisationId, planId, departmentId }))
    .onConflictDoNothing();
}

/** Changes a row; only if it has that version, if one is given. Returns whether it did. */
export async function updateProcedure(
  db: Queryable,
  scope: PlanScope,
  departmentId: string,
  changes: UnitProcedureChanges,
  version: number | undefined,
): Promise<boolean> {
  const rows = await db
    .update(unitProcedures)
    .set(rowOf(unitProcedures, { ...changes, version: nextVersion(unitProcedures) }))
    .where(and(ofUnit(scope, departmentId), isVersion(unitProcedures, version)))
    .returning({ departmentId: unitProcedures.departmentId });
  return rows.length > 0;
}

/** Returns the business units that a contact leads, by plan and unit name, at most `max`. */
export async function listUnitsLedBy(
  db: Queryable,
  { organisationId }: OrganisationScope,
  contactId: string,
  max: number,
): Promise<ContactUses["units"]> {
  type Row = ContactUses["units"][number];
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      planId: sql`p.id`,
      planName: sql`p.name`,
      unitName: sql`d.name`,
    })}
    from unit_procedures x
    join ${plansAs("p")} on p.organisation_id = x.organisation_id and p.id = x.plan_id
    join ${departmentsAs("d")} on d.organisation_id = x.organisation_id and d.id = x.department_id
    where x.organisation_id = ${organisationId} and x.leader_contact_id = ${contactId}
    order by lower(p.name), p.id, x.department_id
    limit ${max}`);
  return rows;
}
