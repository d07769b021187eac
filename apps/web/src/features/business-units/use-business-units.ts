import { listDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { listUnitDependencies } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { listAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { listTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { listBranches } from "@holdfast/contract/organisations/place-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import { listRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import {
  DEPARTMENT_EXISTS,
  NO_SUCH_DEPARTMENT,
} from "@holdfast/contract/business-units/department";
import { CallError } from "../../platform/api/call-error";
import { useRead, useRefresh } from "../../platform/api/use-endpoint";
import { usePlan } from "../workspace/public";

/** The reads that show a business unit or data that belongs to one. */
export const READS_OF_UNITS = [
  listDepartments,
  listBranches,
  listTacticalBias,
  listAssets,
  listUnitDependencies,
  listRecoveryStrategies,
  listPlans,
  listProposals,
] as const;

/** Reads the business units of the current plan's location, by name. */
export function useBusinessUnits() {
  const { organisationId: orgId, branchId } = usePlan();
  return useRead(listDepartments, { params: { orgId, branchId } });
}

const CHANGED_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  [
    DEPARTMENT_EXISTS,
    "Someone has added a business unit with this name in the meantime. The list is up to date now. Check it and save again.",
  ],
  [
    NO_SUCH_DEPARTMENT,
    "Someone has deleted a business unit in the meantime. The list is up to date now. Check it and save again.",
  ],
]);

/**
 * Returns a function for a refused save: if someone else has added or deleted a business unit in the meantime, it
 * refetches what shows the units and returns what to tell the person; otherwise undefined.
 */
export function useChangedUnits(): (error: unknown) => Promise<string | undefined> {
  const refresh = useRefresh();
  return async (error) => {
    if (!(error instanceof CallError)) return undefined;
    const [message] = error.fieldErrors.flatMap(
      (problem) => CHANGED_ELSEWHERE.get(problem.message) ?? [],
    );
    if (message !== undefined) await refresh(...READS_OF_UNITS);
    return message;
  };
}
