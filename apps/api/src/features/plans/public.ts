export { plansCreatedBy } from "./personal-data-store";
export { planAccess } from "./plan-access-store";
export { touchesExpiredPlan } from "./touched-plans-store";
export {
  listPlansOfContact,
  readPlan,
  risksChangedAt,
  touchPlan,
  type PlanTouch,
  touchPlanRisks,
  touchPlanRisksBy,
  updatePlan,
} from "./plans-store";
