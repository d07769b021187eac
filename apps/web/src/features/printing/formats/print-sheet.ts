import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import type { SingleSheet } from "@holdfast/printables/single-sheets/single-sheets";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import type { ReceivedFile } from "../../../platform/api/call-endpoint";

/** Returns a part of the plan as a PDF. The rendering code is loaded with the first call. */
export async function printSheet(
  sheet: SingleSheet,
  document: PlanDocument,
): Promise<ReceivedFile> {
  const { singleSheetPrint } = await import("@holdfast/printables/single-sheets/sheet-markup");
  const file = await callEndpoint(exportPdf, { body: singleSheetPrint(sheet, document) });
  return { ...file, fileName: `${sheet.title}_${document.business.name}.pdf` };
}
