import {
  DEPARTMENT_EXISTS,
  MAX_DEPARTMENTS,
  TOO_MANY_DEPARTMENTS,
} from "@holdfast/contract/business-units/department";
import {
  createDepartments as createEndpoint,
  listDepartments as listEndpoint,
  removeDepartments as removeEndpoint,
  updateDepartment as updateEndpoint,
} from "@holdfast/contract/business-units/department-endpoints";
import { INVALID_INPUT, NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import { isUniqueViolation } from "../../platform/database/sql/sql-state";
import { allFieldsUsed } from "../../platform/database/sql/row-of";
import { route } from "../../platform/http/route";
import { assertListNotFull } from "../../platform/limits/row-limits-store";
import { ProblemError, fieldError } from "../../platform/problem-error";
import { branchExists } from "../organisations/public";
import { markProposed } from "../proposals/public";
import {
  deleteDepartments,
  insertDepartments,
  listDepartments as listRows,
  lockBranch,
  renameDepartment,
} from "./departments-store";

/** The database's lower() folds characters beyond ASCII only if its locale does. */
const keyOf = (name: string) => name.toLowerCase();

export const listDepartments = route(listEndpoint, async ({ params, scope }, { database }) => {
  const departments = await listRows(database.query, scope, params.branchId);
  if (departments.length === 0 && !(await branchExists(database.query, scope, params.branchId)))
    throw new ProblemError(NOT_FOUND);
  return departments;
});

export const createDepartments = route(createEndpoint, async ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    if (!(await lockBranch(tx, scope, params.branchId))) throw new ProblemError(NOT_FOUND);
    allFieldsUsed(body, ["names", "proposed"]);
    const earlier = await listRows(tx, scope, params.branchId);
    if (earlier.length + body.names.length > MAX_DEPARTMENTS)
      throw fieldError("names", TOO_MANY_DEPARTMENTS);
    await assertListNotFull(tx, services, "departments", scope, body.names.length);
    const taken = new Set(earlier.map(({ name }) => keyOf(name)));
    const rows = body.names.map((name) => ({
      organisationId: scope.organisationId,
      id: services.newId(),
      branchId: params.branchId,
      name,
      createdAt: services.clock.now(),
    }));
    const inserted = await insertDepartments(tx, rows);
    const fields = rows.flatMap(({ id, name }, index) =>
      inserted.has(id) && !taken.has(keyOf(name))
        ? []
        : [{ path: `names.${index}`, message: DEPARTMENT_EXISTS }],
    );
    if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
    if (body.proposed === true)
      await markProposed(
        tx,
        scope,
        "department",
        rows.map(({ id }) => id),
      );
    return rows.map(({ id, name }) => ({ departmentId: id, name }));
  }),
);

export const updateDepartment = route(updateEndpoint, async ({ body, params, scope }, services) =>
  services.database
    .transaction(async (tx) => {
      if (!(await lockBranch(tx, scope, params.branchId))) throw new ProblemError(NOT_FOUND);
      const renamed = await renameDepartment(tx, scope, params, body);
      if (!renamed) throw new ProblemError(NOT_FOUND);
      const units = await listRows(tx, scope, params.branchId);
      if (units.filter(({ name }) => keyOf(name) === keyOf(body.name)).length > 1)
        throw fieldError("name", DEPARTMENT_EXISTS);
      return renamed;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, "departments_name")
        ? fieldError("name", DEPARTMENT_EXISTS)
        : error;
    }),
);

export const removeDepartments = route(
  removeEndpoint,
  async ({ body, params, scope, origin }, services) => {
    const ids = [...new Set(body.departmentIds)];
    await services.database.transaction(async (tx) => {
      if (!(await lockBranch(tx, scope, params.branchId))) throw new ProblemError(NOT_FOUND);
      const deleted = await deleteDepartments(tx, scope, params.branchId, ids);
      if (deleted < ids.length) throw new ProblemError(NOT_FOUND);
      await recordEvent(tx, services, {
        action: "business-units.removed",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: params.branchId,
        detail: { departmentIds: ids.join(" ") },
        address: origin.address,
      });
    });
  },
);
