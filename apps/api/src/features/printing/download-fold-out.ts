import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { downloadFoldOut as endpoint } from "@holdfast/contract/printing/document-endpoints";
import { shortPlanFileName } from "@holdfast/contract/printing/plan-document";
import { foldOutPage } from "@holdfast/printables/short-plan/fold-out-page";
import { route } from "../../platform/http/route";
import { withFloorPlan } from "./load-plan-images";
import { gatherPlan } from "./read-plan-document";

export const downloadFoldOut = route(endpoint, async ({ scope, query }, services) => {
  const { today = dateOf(services.clock.now()) } = query;
  const { content, document } = await gatherPlan(services, scope, today);
  const { control, dateIssued } = document;
  const data = { content: await withFloorPlan(services, content), control, dateIssued };
  return {
    fileName: shortPlanFileName(content.organisation.name, "html"),
    bytes: Buffer.from(foldOutPage(data)),
  };
});
