import { readHazardIndex } from "@holdfast/contract/industries/hazard-endpoints";
import { useRead } from "../../../platform/api/use-endpoint";
import { useOrganisation } from "../../workspace/public";

/**
 * Reads the hazard index at the same time. It is a separate call, because an outside service may provide it: the rest
 * of the dashboard neither waits for it nor fails with it.
 */
export function useHazardIndex() {
  const { industryCode } = useOrganisation();
  return useRead(readHazardIndex, industryCode === "" ? null : { params: { code: industryCode } });
}
