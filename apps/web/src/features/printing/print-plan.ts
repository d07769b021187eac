import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { type PlanDocument, planDocumentFileName } from "@holdfast/contract/printing/plan-document";
import { callEndpoint } from "../../platform/api/call-endpoint";
import type { ReceivedFile } from "../../platform/api/call-endpoint";

/** Returns the plan as a PDF. The rendering code is loaded with the first call. */
export async function printPlan(document: PlanDocument): Promise<ReceivedFile> {
  const { continuityPlanPrint } = await import("@holdfast/printables/continuity-plan/plan-markup");
  const file = await callEndpoint(exportPdf, { body: continuityPlanPrint(document) });
  return { ...file, fileName: planDocumentFileName(document.business.name) };
}
