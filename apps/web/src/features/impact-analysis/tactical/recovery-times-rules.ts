import { cappedRecoveryDays } from "@holdfast/contract/impact-analysis/recovery-time-rules";
import type { TacticalBia } from "@holdfast/contract/impact-analysis/tactical/tactical-bia";
import type { Drafts } from "../../../platform/session/stored-drafts";

/** One row of the table: a business unit and its recovery times in whole days, null until they are set. */
export type RecoveryTimes = {
  readonly departmentId: string;
  readonly name: string;
  /** Null for a unit whose times were never saved. */
  readonly tacticalBiaId: string | null;
  readonly rpo: number | null;
  readonly rto: number | null;
  /** Whether both were taken over from the suggestions with those of other units. */
  readonly isProposed: boolean;
};

/** The recovery times set for one business unit, in whole days. */
export type RecoveryDays = { readonly rpo: number; readonly rto: number };

export type RecoveryDraft = RecoveryDays & Pick<RecoveryTimes, "isProposed">;

/** Unsaved recovery times, by departmentId. */
export type RecoveryDrafts = Drafts<RecoveryDraft>;

/**
 * Returns the table's rows: one for each business unit, with its saved times capped at the MTPD and its unsaved
 * changes applied.
 * @param mtpdDays the plan's MTPD in days; 0 until one is chosen
 */
export const recoveryTimesOf = (
  units: readonly { readonly departmentId: string; readonly name: string }[],
  saved: readonly TacticalBia[],
  drafts: RecoveryDrafts,
  mtpdDays: number,
): RecoveryTimes[] =>
  units.map(({ departmentId, name }) => {
    const own = saved.find((row) => row.departmentId === departmentId);
    return {
      departmentId,
      name,
      tacticalBiaId: own?.tacticalBiaId ?? null,
      rpo: own ? cappedRecoveryDays(own.rpo, mtpdDays) : null,
      rto: own ? cappedRecoveryDays(own.rto, mtpdDays) : null,
      isProposed: false,
      ...drafts.get(departmentId),
    };
  });

/**
 * Splits the rows with both times for one save: those without a tacticalBiaId are created, the rest updated
 * (specification 4). `incomplete` has the names of the rows of which only one time is set.
 */
export function splitForSave(rows: readonly RecoveryTimes[]) {
  type Sent = RecoveryDays & { readonly departmentId: string; readonly name: string };
  const created: (Sent & { proposed?: true })[] = [];
  const updated: (Sent & { tacticalBiaId: string })[] = [];
  const incomplete: string[] = [];
  for (const { departmentId, name, tacticalBiaId, rto, rpo, isProposed } of rows) {
    if (rto === null || rpo === null) {
      if (rto !== rpo) incomplete.push(name);
      continue;
    }
    const row = { departmentId, name, rto, rpo };
    if (tacticalBiaId === null) created.push(isProposed ? { ...row, proposed: true } : row);
    else updated.push({ ...row, tacticalBiaId });
  }
  return { created, updated, incomplete };
}
