export { recoveryDetailsPart } from "./plan-part-store";
export { readDetails } from "./recovery-details-store";
export { listProcedures, listUnitsLedBy } from "./unit-procedures-store";
