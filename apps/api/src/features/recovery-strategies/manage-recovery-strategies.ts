import { INVALID_INPUT } from "@holdfast/contract/platform/errors";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { RECOVERY_STRATEGY_EXISTS } from "@holdfast/contract/recovery-strategies/errors";
import { NO_SUCH_STRATEGY } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import {
  createRecoveryStrategies as createEndpoint,
  listRecoveryStrategies as listEndpoint,
  updateRecoveryStrategies as updateEndpoint,
} from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { allFieldsUsed } from "../../platform/database/sql/row-of";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { checkDepartments } from "../business-units/public";
import { touchPlan } from "../plans/public";
import { markProposed } from "../proposals/public";
import { storedLocation, locationProblem } from "./recovery-location-rules";
import {
  lockLocations,
  insertStrategies,
  listRecoveryStrategies as listRows,
  type StrategyRow,
  updateStrategies,
} from "./recovery-strategies-store";

type RowInput =
  | Omit<BodyOf<typeof createEndpoint>[number], "proposed">
  | BodyOf<typeof updateEndpoint>[number];

const isId = (id: string | null): id is string => id !== null;

/** Checks units and locations of all rows, marks each invalid one, and locks them against deletion. */
async function checkRows(tx: Queryable, scope: PlanScope, rows: readonly RowInput[]) {
  const branchIds = [...new Set(rows.map(({ branchId }) => branchId))].filter(isId);
  const siteIds = [...new Set(rows.map((row) => row.alternativeSiteId))].filter(isId);
  const locations = await lockLocations(tx, scope, branchIds, siteIds);
  await checkDepartments(tx, scope, rows);
  const fields = rows.flatMap((row, index) => {
    const problem = locationProblem(row, locations);
    return problem ? [{ ...problem, path: `${index}.${problem.path}` }] : [];
  });
  if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
}

function storedRow(input: RowInput): Omit<StrategyRow, "id"> {
  const location = ["recoveryStrategyTypeId", "branchId", "alternativeSiteId", "address"] as const;
  // The unit's name is shown in the table and not stored.
  allFieldsUsed(input, ["recoveryStrategyId", "departmentId", "name", ...location, "comments"]);
  const { departmentId, comments } = input;
  return { departmentId, ...storedLocation(input), comments };
}

export const listRecoveryStrategies = route(listEndpoint, ({ scope }, { database }) =>
  listRows(database.query, scope),
);

export const createRecoveryStrategies = route(createEndpoint, async ({ body, scope }, services) =>
  services.database.transaction(async (tx) => {
    await touchPlan(tx, scope, services.clock.now());
    await checkRows(tx, scope, body);
    const created = body.map(({ proposed, ...input }) => ({
      row: { id: services.newId(), ...storedRow(input) },
      isProposed: proposed === true,
    }));
    const rows = created.map(({ row }) => row);
    if ((await insertStrategies(tx, scope, rows)) < rows.length)
      throw new ProblemError(RECOVERY_STRATEGY_EXISTS);
    const proposedRows = created.filter(({ isProposed }) => isProposed);
    await markProposed(
      tx,
      scope,
      "recovery-strategy",
      proposedRows.map(({ row }) => row.id),
    );
    return listRows(tx, scope);
  }),
);

export const updateRecoveryStrategies = route(updateEndpoint, async ({ body, scope }, services) =>
  services.database.transaction(async (tx) => {
    await touchPlan(tx, scope, services.clock.now());
    await checkRows(tx, scope, body);
    const rows = body.map((input) => ({ id: input.recoveryStrategyId, ...storedRow(input) }));
    const updated = await updateStrategies(tx, scope, rows);
    const fields = rows.flatMap(({ departmentId }, index) =>
      updated.has(departmentId)
        ? []
        : [{ path: `${index}.recoveryStrategyId`, message: NO_SUCH_STRATEGY }],
    );
    if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
    return listRows(tx, scope);
  }),
);
