export { listInsurancePolicies } from "./insurance/insurance-policies-store";
export {
  listChartedRisks,
  listInsuredRisks,
  listRiskPresets,
} from "./register/charted-risks-store";
export { listRuledOut } from "./categories/ruled-out-categories-store";
export { describeRisk } from "./register/describe-risk";
export { describeRiskReport } from "./report/describe-risk-report";
export { countRisksOfContact, listRisks, risksAs } from "./register/risks-store";
export { readNewestReport } from "./report/risk-reports-store";
export { reportsAcceptedBy } from "./report/personal-data-store";
export { riskContribution } from "./plan-contribution-store";
export { riskSearch } from "./search-part-store";
