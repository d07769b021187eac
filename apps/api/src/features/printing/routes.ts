import { exportPdf } from "./export-pdf";
import { readPlanDocument } from "./read-plan-document";
import { approvePlan } from "./versions/approve-plan";
import {
  comparePlanVersion,
  downloadPlanVersion,
  saveCopyHolders,
} from "./versions/manage-versions";

export const printingRoutes = [
  exportPdf,
  readPlanDocument,
  approvePlan,
  downloadPlanVersion,
  comparePlanVersion,
  saveCopyHolders,
];
