import { readRiskReportDocument } from "@holdfast/contract/printing/risk-report-document";
import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import {
  deleteInsurancePolicy,
  INSURANCE_POLICY_DELETED,
  listInsurancePolicies,
} from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { readRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { useCachedRows } from "../../../platform/api/use-cached-rows";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { useRefresh } from "../../../platform/api/use-endpoint";
import type { RecordDeletion } from "../../../platform/lists/use-record-deletion";

/** Returns how an insurance policy of a plan is deleted. */
export const insuranceDeletion = (planId: string): RecordDeletion => ({
  remove: ([insurancePolicyId = ""], options) =>
    callEndpoint(deleteInsurancePolicy, { params: { planId, insurancePolicyId } }, options),
  list: listInsurancePolicies,
  idField: "insurancePolicyId",
  affected: [listPlans, readRiskReport, readRiskReportDocument],
  deletedMessage: INSURANCE_POLICY_DELETED,
});

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
      await refresh(listPlans, readRiskReport, readRiskReportDocument);
    },
  };
}
