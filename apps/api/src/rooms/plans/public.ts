export { draftPlan } from "./create-plan";
export { planFor } from "./plan-access-store";
export { readPlan, touchPlan, updatePlan } from "./plans-store";
export { plans } from "./plans-table";
