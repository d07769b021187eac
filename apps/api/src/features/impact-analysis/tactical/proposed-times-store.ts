import {
  maxRecoveryDays,
  suggestedRecoveryDays,
} from "@holdfast/contract/impact-analysis/recovery-time-rules";
import type { PlanScope } from "../../../platform/access/scope";
import type { Transaction } from "../../../platform/database/database";
import { listProposalsOfPlan, markProposed } from "../../proposals/public";
import { listTacticalBias, mtpdDaysOf, updateTacticalBias } from "./tactical-bias-store";

/**
 * Replaces proposed times that are not below a new MTPD with suggestions below it. The new times are still proposed,
 * because no one has confirmed them. Times that a person has entered or confirmed do not change.
 * @param scope with the plan's earlier MTPD
 */
export async function shortenProposedTimes(
  tx: Transaction,
  scope: PlanScope,
  mtpdDays: number,
): Promise<void> {
  const marks = await listProposalsOfPlan(tx, scope);
  const proposed = new Set(
    marks.filter(({ kind }) => kind === "tactical-bia").map(({ recordId }) => recordId),
  );
  if (proposed.size === 0) return;
  const before = mtpdDaysOf(scope);
  const shortened = (days: number) =>
    days < maxRecoveryDays(mtpdDays) ? days : suggestedRecoveryDays(days, before, mtpdDays);
  const rows = (await listTacticalBias(tx, scope))
    .filter(({ tacticalBiaId }) => proposed.has(tacticalBiaId))
    .filter(({ rto, rpo }) => shortened(rto) !== rto || shortened(rpo) !== rpo)
    .map(({ tacticalBiaId, departmentId, rto, rpo }) => ({
      tacticalBiaId,
      departmentId,
      rto: shortened(rto),
      rpo: shortened(rpo),
    }));
  if (rows.length === 0) return;
  await updateTacticalBias(tx, scope, rows);
  // The update's trigger has removed the marks.
  const ids = rows.map(({ tacticalBiaId }) => tacticalBiaId);
  await markProposed(tx, scope, "tactical-bia", ids);
}
