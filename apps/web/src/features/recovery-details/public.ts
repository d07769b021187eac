/* What other features may show of a plan's recovery details. */
export { DetailsSection as RecoveryDetailsSection } from "./details-section";
export { ProcedureSection as UnitProcedureSection } from "./procedure-section";
