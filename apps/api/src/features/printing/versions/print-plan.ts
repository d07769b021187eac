import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { documentStyle } from "@holdfast/printables/document-style";
import { imageData } from "../../../platform/files/image-data";
import type { QueueSlot } from "../../../platform/pdf/pdf-printer";
import type { Services } from "../../../platform/services";

/** Prints the plan on the server, so that an approved document contains only stored data. */
export async function printPlan(
  services: Services,
  document: PlanDocument,
  slot: QueueSlot,
): Promise<Buffer> {
  const logoUrl = await imageData(services, document.business.logoUrl);
  const floorPlanUrl = await imageData(services, document.site.floorPlanUrl);
  const {
    title = "",
    author = "",
    ...print
  } = continuityPlanPrint({
    ...document,
    business: { ...document.business, logoUrl },
    site: { ...document.site, floorPlanUrl },
  });
  const parts = {
    title,
    frontMatter: print.frontMatter,
    content: print.content,
    css: documentStyle,
    header: print.header,
    pageNumbers: true,
    margins: print.margins,
  };
  const { pdf } = await slot.print({
    document: (signal) => services.documents.make(parts, signal),
    title,
    author,
  });
  return pdf;
}
