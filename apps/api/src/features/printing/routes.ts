import { exportPdf } from "./export-pdf";
import { readPlanDocument } from "./read-plan-document";

export const printingRoutes = [exportPdf, readPlanDocument];
