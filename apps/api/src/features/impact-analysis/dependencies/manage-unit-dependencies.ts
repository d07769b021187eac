import { NO_SUCH_DEPARTMENT } from "@holdfast/contract/business-units/department";
import {
  NO_SUCH_CRITICAL_AREA,
  NO_SUCH_SUPPLIER,
} from "@holdfast/contract/impact-analysis/dependencies/unit-dependency";
import {
  createUnitDependencies as createEndpoint,
  deleteUnitDependencies as deleteEndpoint,
  listUnitDependencies as listEndpoint,
} from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { INVALID_INPUT, NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import type { PlanScope } from "../../../platform/access/scope";
import type { Transaction } from "../../../platform/database/database";
import { listRoute } from "../../../platform/http/list-route";
import { route } from "../../../platform/http/route";
import { assertPlanListNotFull } from "../../../platform/limits/row-limits-store";
import { ProblemError } from "../../../platform/problem-error";
import { lockDepartments } from "../../business-units/public";
import { lockSuppliers } from "../../directory/public";
import { touchPlan } from "../../plans/public";
import { lockAreas } from "../../strategic-areas/public";
import {
  deleteUnitDependencies as deleteRows,
  insertUnitDependencies,
  listDependenciesOf,
  listUnitDependencies as listRows,
} from "./unit-dependencies-store";

export const listUnitDependencies = listRoute(listEndpoint, ({ scope }, { database }, page) =>
  listRows(database.query, scope, page),
);

type Rows = BodyOf<typeof createEndpoint>;
type Field = Exclude<keyof Rows[number], "systemName">;

/** The ids in some fields of the rows, each once. */
const idsIn = (rows: Rows, ...fields: readonly Field[]): string[] => [
  ...new Set(rows.flatMap((row) => fields.flatMap((field) => row[field] ?? []))),
];

/**
 * Locks everything that the rows refer to against deletion until the transaction ends: units of the plan's location,
 * suppliers and areas of its organisation.
 * @throws ProblemError 400 with an error for each other reference.
 */
async function lockReferences(tx: Transaction, scope: PlanScope, rows: Rows): Promise<void> {
  const unitIds = idsIn(rows, "departmentId", "neededDepartmentId");
  const units = await lockDepartments(tx, scope, scope.branchId, unitIds);
  const suppliers = await lockSuppliers(tx, scope, idsIn(rows, "supplierId"));
  const areas = await lockAreas(tx, scope, idsIn(rows, "strategicCriticalAreaId"));
  const known: readonly (readonly [Field, ReadonlySet<string>, string])[] = [
    ["departmentId", units, NO_SUCH_DEPARTMENT],
    ["neededDepartmentId", units, NO_SUCH_DEPARTMENT],
    ["supplierId", suppliers, NO_SUCH_SUPPLIER],
    ["strategicCriticalAreaId", areas, NO_SUCH_CRITICAL_AREA],
  ];
  const fields = rows.flatMap((row, index) =>
    known.flatMap(([field, ids, message]) => {
      const id = row[field];
      return !id || ids.has(id) ? [] : [{ path: `${index}.${field}`, message }];
    }),
  );
  if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
}

export const createUnitDependencies = route(createEndpoint, ({ body, scope }, services) =>
  services.database.transaction(async (tx) => {
    await touchPlan(tx, scope, services.clock.now());
    await assertPlanListNotFull(tx, services, "unitDependencies", scope, body.length);
    await lockReferences(tx, scope, body);
    await insertUnitDependencies(tx, scope, services.newId, body);
    return listDependenciesOf(tx, scope, idsIn(body, "departmentId"));
  }),
);

export const deleteUnitDependencies = route(deleteEndpoint, async ({ body, scope }, services) => {
  const ids = [...new Set(body)];
  await services.database.transaction(async (tx) => {
    await touchPlan(tx, scope, services.clock.now());
    if ((await deleteRows(tx, scope, ids)) < ids.length) throw new ProblemError(NOT_FOUND);
  });
});
