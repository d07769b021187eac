import { listDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { listAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { listTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { listBranches } from "@holdfast/contract/organisations/place-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { useRead } from "../../platform/api/use-endpoint";
import { usePlan } from "../dashboard/public";

/** The reads that show a business unit or data that belongs to one. */
export const READS_OF_UNITS = [
  listDepartments,
  listBranches,
  listTacticalBias,
  listAssets,
  listRecoveryStrategies,
  listPlans,
] as const;

/** Reads the business units of the current plan's location, by name. */
export function useBusinessUnits() {
  const { organisationId: orgId, branchId } = usePlan();
  return useRead(listDepartments, { params: { orgId, branchId } });
}
