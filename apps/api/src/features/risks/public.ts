export { listInsurancePolicies } from "./insurance/insurance-policies-store";
export { listChartedRisks, listInsuredRisks } from "./register/charted-risks-store";
export { describeRisk } from "./register/describe-risk";
export { countRisksOfContact, listRisks, riskPresetsOf } from "./register/risks-store";
export { readNewestReport } from "./report/risk-reports-store";
export { reportsAcceptedBy } from "./report/personal-data-store";
export { riskPart } from "./plan-part-store";
export { riskSearch } from "./search-part-store";
