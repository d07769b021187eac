import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import { listInsurancePolicies } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { readRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { useCachedRows } from "../../../platform/api/use-cached-rows";
import { useRefresh } from "../../../platform/api/use-endpoint";

/** Changes the cached insurance schedule, and refetches the plan and the report, which depend on it. */
export function useInsuranceChanges(planId: string) {
  const refresh = useRefresh();
  const rows = useCachedRows(
    listInsurancePolicies,
    { params: { planId } },
    { id: ({ insurancePolicyId }) => insurancePolicyId, sortBy: ({ kind }) => kind },
  );
  return {
    saved: async (policy: InsurancePolicy) => {
      rows.put(policy);
      await refresh(listPlans, readRiskReport);
    },
    deleted: async (policy: InsurancePolicy) => {
      rows.drop(policy);
      await refresh(listPlans, readRiskReport);
    },
  };
}
