import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { useRead } from "../../platform/api/use-endpoint";
import { usePlan } from "../workspace/public";

/** Reads the saved risks of the current plan, in the order of the assessment. */
export function useRisks() {
  const { planId } = usePlan();
  return useRead(listRisks, { params: { planId } });
}
