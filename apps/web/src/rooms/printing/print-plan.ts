import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { type PlanDocument, planDocumentFileName } from "@holdfast/contract/printing/plan-document";
import { callEndpoint } from "../../platform/call-endpoint";
import type { ReceivedFile } from "../../platform/call-endpoint";

/** Draws the plan as markup and has it printed; the drawing code is fetched with the first print. */
export async function printPlan(document: PlanDocument): Promise<ReceivedFile> {
  const { continuityPlanContent, continuityPlanFrontMatter } =
    await import("@holdfast/printables/continuity-plan/plan-markup");
  const { business, plan } = document;
  const { blob } = await callEndpoint(exportPdf, {
    body: {
      content: continuityPlanContent(document),
      frontMatter: continuityPlanFrontMatter(document),
      format: "A4",
      title: `Business Continuity Plan – ${business.name}`,
      author: business.name,
      header: { left: business.name, right: runningHead(plan.name, document.dateIssued) },
      footer: "page-number",
    },
  });
  return { blob, fileName: planDocumentFileName(business.name) };
}

const runningHead = (planName: string, dateIssued: string) =>
  `${planName} · ${dateIssued.split("-").toReversed().join("/")}`;
