import { exportRisks } from "@holdfast/contract/risks/register/export-endpoints";
import { queryOfRegister } from "@holdfast/contract/risks/register/register-query";
import type {
  RegisterFilter,
  RegisterSort,
} from "@holdfast/contract/risks/register/register-view-rules";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import type { ReceivedFile } from "../../../platform/api/call-endpoint";

/**
 * Returns the register as a workbook, filtered and sorted as shown.
 * @param today YYYY-MM-DD in the user's time zone
 */
export const printRegister = (
  planId: string,
  filter: RegisterFilter,
  sort: RegisterSort | null,
  today: string,
): Promise<ReceivedFile> =>
  callEndpoint(exportRisks, { params: { planId }, query: queryOfRegister(filter, sort, today) });
