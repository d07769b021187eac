import { MTPD_MISSING, RECOVERY_TIMES_EXIST } from "@holdfast/contract/impact-analysis/errors";
import { isRecoveryDays } from "@holdfast/contract/impact-analysis/recovery-time-rules";
import {
  NO_SUCH_TACTICAL_BIA,
  RECOVERY_DAYS,
} from "@holdfast/contract/impact-analysis/tactical/tactical-bia";
import {
  createTacticalBias as createEndpoint,
  listTacticalBias as listEndpoint,
  updateTacticalBias as updateEndpoint,
} from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { INVALID_INPUT } from "@holdfast/contract/platform/errors";
import type { PlanScope } from "../../../platform/access/scope";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { checkDepartments } from "../../business-units/public";
import { touchPlan } from "../../plans/public";
import { markProposed } from "../../proposals/public";
import {
  insertTacticalBias,
  listTacticalBias as listRows,
  mtpdDaysOf,
  updateTacticalBias as updateRows,
} from "./tactical-bias-store";

/** Refuses all rows while the plan has no MTPD, otherwise each value above it. */
function assertTimesWithinMtpd(
  scope: PlanScope,
  rows: readonly { readonly rto: number; readonly rpo: number }[],
) {
  const mtpdDays = mtpdDaysOf(scope);
  if (mtpdDays === 0) throw new ProblemError(MTPD_MISSING);
  const fields = rows.flatMap((row, index) =>
    (["rto", "rpo"] as const)
      .filter((field) => !isRecoveryDays(row[field], mtpdDays))
      .map((field) => ({ path: `${index}.${field}`, message: RECOVERY_DAYS })),
  );
  if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
}

export const listTacticalBias = route(listEndpoint, ({ scope }, { database }) =>
  listRows(database.query, scope),
);

export const createTacticalBias = route(createEndpoint, async ({ body, scope }, services) => {
  assertTimesWithinMtpd(scope, body);
  return services.database.transaction(async (tx) => {
    await touchPlan(tx, scope, services.clock.now());
    await checkDepartments(tx, scope, body);
    const rows = body.map((row) => ({ id: services.newId(), ...row }));
    const inserted = await insertTacticalBias(tx, scope, rows);
    if (inserted < rows.length) throw new ProblemError(RECOVERY_TIMES_EXIST);
    const proposedRows = rows.filter(({ proposed }) => proposed === true);
    await markProposed(
      tx,
      scope,
      "tactical-bia",
      proposedRows.map(({ id }) => id),
    );
    return listRows(tx, scope);
  });
});

export const updateTacticalBias = route(updateEndpoint, async ({ body, scope }, services) => {
  assertTimesWithinMtpd(scope, body);
  return services.database.transaction(async (tx) => {
    await touchPlan(tx, scope, services.clock.now());
    await checkDepartments(tx, scope, body);
    const updated = await updateRows(tx, scope, body);
    const fields = body.flatMap(({ tacticalBiaId }, index) =>
      updated.has(tacticalBiaId)
        ? []
        : [{ path: `${index}.tacticalBiaId`, message: NO_SUCH_TACTICAL_BIA }],
    );
    if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
    return listRows(tx, scope);
  });
});
