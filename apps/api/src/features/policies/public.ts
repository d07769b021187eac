export { policiesSavedBy } from "./personal-data-store";
export { policyPart } from "./plan-part-store";
