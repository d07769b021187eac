export { planFor } from "./plan-access-store";
export { readPlan, touchPlan, updatePlan } from "./plans-store";
