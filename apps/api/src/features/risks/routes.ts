import {
  listRuledOutCategories,
  saveRuledOutCategory,
} from "./categories/manage-ruled-out-categories";
import {
  createInsurancePolicy,
  deleteInsurancePolicy,
  listInsurancePolicies,
  updateInsurancePolicy,
} from "./insurance/manage-insurance-policies";
import { createRisk } from "./register/create-risk";
import { deleteRisks } from "./register/delete-risks";
import { exportRisks } from "./register/export-risks";
import { listRisks } from "./register/list-risks";
import { updateRisk } from "./register/update-risk";
import { acceptRiskReport } from "./report/accept-risk-report";
import { readRiskReport } from "./report/read-risk-report";

export const risksRoutes = [
  listRisks,
  exportRisks,
  createRisk,
  updateRisk,
  deleteRisks,
  listRuledOutCategories,
  saveRuledOutCategory,
  readRiskReport,
  acceptRiskReport,
  listInsurancePolicies,
  createInsurancePolicy,
  updateInsurancePolicy,
  deleteInsurancePolicy,
];
