import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { riskReportFileName } from "@holdfast/contract/risks/report/risk-report";
import type { RiskReportData } from "@holdfast/printables/risk-report/risk-report-data";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import type { ReceivedFile } from "../../../platform/api/call-endpoint";

/** Returns the report as a PDF. The rendering code is loaded with the first call. */
export async function printReport(data: RiskReportData, business: string): Promise<ReceivedFile> {
  const { riskReportPrint } = await import("@holdfast/printables/risk-report/risk-report-markup");
  const file = await callEndpoint(exportPdf, { body: riskReportPrint(data) });
  return { ...file, fileName: riskReportFileName(business) };
}
