import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { type PlanDocument, planDocumentFileName } from "@holdfast/contract/printing/plan-document";
import { callEndpoint } from "../../platform/api/call-endpoint";
import type { ReceivedFile } from "../../platform/api/call-endpoint";

type PrintOptions = {
  /** For a copy that is printed on both sides and bound. */
  readonly isDoubleSided?: boolean;
};

/** Returns the plan as a PDF. The rendering code is loaded with the first call. */
export async function printPlan(
  document: PlanDocument,
  { isDoubleSided = false }: PrintOptions = {},
): Promise<ReceivedFile> {
  const { continuityPlanPrint } = await import("@holdfast/printables/continuity-plan/plan-markup");
  const body = continuityPlanPrint(document);
  const file = await callEndpoint(exportPdf, {
    body: isDoubleSided ? { ...body, doubleSided: true } : body,
  });
  return { ...file, fileName: planDocumentFileName(document.business.name) };
}
