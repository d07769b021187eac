import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { imageData } from "../../platform/files/image-data";
import type { Services } from "../../platform/services";

/** Returns the document with its logo and floor plan as `data:` URLs, because a printed document fetches nothing. */
export const withImages = async (
  services: Pick<Services, "database" | "files">,
  document: PlanDocument,
): Promise<PlanDocument> => ({
  ...document,
  business: {
    ...document.business,
    logoUrl: await imageData(services, document.business.logoUrl),
  },
  site: {
    ...document.site,
    floorPlanUrl: await imageData(services, document.site.floorPlanUrl),
  },
});

/** Returns the content with its floor plan as a `data:` URL; the short plan shows no logo. */
export const withFloorPlan = async (
  services: Pick<Services, "database" | "files">,
  content: PlanContent,
): Promise<PlanContent> => ({
  ...content,
  site: { ...content.site, floorPlanUrl: await imageData(services, content.site.floorPlanUrl) },
});
