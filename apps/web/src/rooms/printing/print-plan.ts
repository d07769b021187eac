import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { type PlanDocument, planDocumentFileName } from "@holdfast/contract/printing/plan-document";
import { callEndpoint } from "../../platform/call-endpoint";
import type { ReceivedFile } from "../../platform/call-endpoint";

/** Draws the plan as markup and has it printed; the drawing code is fetched with the first print. */
export async function printPlan(document: PlanDocument): Promise<ReceivedFile> {
  const { continuityPlanContent, continuityPlanFrontMatter, continuityPlanHeader } =
    await import("@holdfast/printables/continuity-plan/plan-markup");
  const { business } = document;
  const { blob } = await callEndpoint(exportPdf, {
    body: {
      content: continuityPlanContent(document),
      frontMatter: continuityPlanFrontMatter(document),
      format: "A4",
      title: `Business Continuity Plan – ${business.name}`,
      author: business.name,
      header: continuityPlanHeader(document),
      footer: "page-number",
    },
  });
  return { blob, fileName: planDocumentFileName(business.name) };
}
