export { plansCreatedBy } from "./personal-data-store";
export { planFor } from "./plan-access-store";
export { lockedPlan, touchesExpiredPlan } from "./touched-plans-store";
export {
  listPlansOfContact,
  readPlan,
  risksChangedAt,
  touchPlan,
  touchPlanRisks,
  updatePlan,
} from "./plans-store";
