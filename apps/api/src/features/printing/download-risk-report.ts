import { downloadRiskReport as endpoint } from "@holdfast/contract/printing/document-endpoints";
import { readRiskReportDocument as documentEndpoint } from "@holdfast/contract/printing/risk-report-document";
import { riskReportFileName } from "@holdfast/contract/risks/report/risk-report";
import { riskReportPrint } from "@holdfast/printables/risk-report/risk-report-markup";
import { route } from "../../platform/http/route";
import { printDownload } from "./print-document";
import { readReportData } from "./read-report-data";
import { reservePrint } from "./reserve-print";

export const downloadRiskReport = route(
  endpoint,
  { admit: reservePrint },
  async ({ scope, query, admission }, services) => {
    const data = await readReportData(services, scope, query.timeZone ?? "UTC");
    return printDownload(services, {
      userId: scope.userId,
      slot: admission,
      content: data,
      print: () => riskReportPrint(data),
      fileName: riskReportFileName(data.business.name),
    });
  },
);

export const readRiskReportDocument = route(documentEndpoint, ({ scope, query }, services) =>
  readReportData(services, scope, query.timeZone ?? "UTC"),
);
