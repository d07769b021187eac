export { planFor } from "./plan-access-store";
export { lockedPlan, touchesExpiredPlan } from "./touched-plans-store";
export { readPlan, risksChangedAt, touchPlan, touchPlanRisks, updatePlan } from "./plans-store";
