import { downloadFoldOut } from "./download-fold-out";
import { downloadLastCopy } from "./download-last-copy";
import { downloadPlanDocument } from "./download-plan-document";
import { downloadCertificate, downloadPolicy, readPolicyDocument } from "./download-policy";
import { downloadRiskReport, readRiskReportDocument } from "./download-risk-report";
import { exportPdf } from "./export-pdf";
import { listSingleSheets } from "./list-single-sheets";
import { readPlanDocument } from "./read-plan-document";
import { downloadExerciseReport } from "./reports/download-exercise-report";
import { downloadIncidentReport } from "./reports/download-incident-report";
import { approvePlan } from "./versions/approve-plan";
import {
  comparePlanVersion,
  downloadPlanVersion,
  saveCopyHolders,
} from "./versions/manage-versions";

export const printingRoutes = [
  exportPdf,
  readPlanDocument,
  downloadPlanDocument,
  downloadFoldOut,
  downloadLastCopy,
  listSingleSheets,
  readRiskReportDocument,
  downloadRiskReport,
  readPolicyDocument,
  downloadPolicy,
  downloadCertificate,
  downloadIncidentReport,
  downloadExerciseReport,
  approvePlan,
  downloadPlanVersion,
  comparePlanVersion,
  saveCopyHolders,
];
