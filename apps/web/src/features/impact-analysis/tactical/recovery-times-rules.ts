import { cappedRecoveryDays } from "@holdfast/contract/impact-analysis/recovery-time-rules";
import type { TacticalBia } from "@holdfast/contract/impact-analysis/tactical/tactical-bia";
import type { Drafts } from "../../../platform/session/stored-drafts";

/** One row of the table: a business unit and its recovery times in whole days. */
export type RecoveryTimes = {
  readonly departmentId: string;
  readonly name: string;
  /** Null for a unit whose times were never saved. */
  readonly tacticalBiaId: string | null;
  readonly rpo: number;
  readonly rto: number;
};

/** The recovery times set for one business unit, in whole days. */
export type RecoveryDays = Pick<RecoveryTimes, "rpo" | "rto">;

/** Unsaved recovery times, by departmentId. */
export type RecoveryDrafts = Drafts<RecoveryDays>;

/**
 * Returns the table's rows: one for each business unit, with its saved times capped at the MTPD and its unsaved
 * changes applied. A unit without saved times starts at 0 days.
 * @param mtpdDays the plan's MTPD in days; 0 until one is chosen
 */
export const recoveryTimesOf = (
  units: readonly { readonly departmentId: string; readonly name: string }[],
  saved: readonly TacticalBia[],
  drafts: RecoveryDrafts,
  mtpdDays: number,
): RecoveryTimes[] =>
  units.map(({ departmentId, name }) => {
    const own = saved.find((one) => one.departmentId === departmentId);
    return {
      departmentId,
      name,
      tacticalBiaId: own?.tacticalBiaId ?? null,
      rpo: cappedRecoveryDays(own?.rpo ?? 0, mtpdDays),
      rto: cappedRecoveryDays(own?.rto ?? 0, mtpdDays),
      ...drafts.get(departmentId),
    };
  });

/** Splits the rows for one save: those without a tacticalBiaId are created, the rest updated (specification 4). */
export function splitForSave(rows: readonly RecoveryTimes[]) {
  const created: { departmentId: string; name: string; rto: number; rpo: number }[] = [];
  const updated: ((typeof created)[number] & { tacticalBiaId: string })[] = [];
  for (const { tacticalBiaId, ...row } of rows) {
    if (tacticalBiaId === null) created.push(row);
    else updated.push({ ...row, tacticalBiaId });
  }
  return { created, updated };
}
