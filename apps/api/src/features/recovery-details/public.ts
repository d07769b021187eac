export { recoveryDetailsContribution } from "./plan-contribution-store";
export { readDetails } from "./recovery-details-store";
export { listProcedures, listUnitsLedBy } from "./unit-procedures-store";
