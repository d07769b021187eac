export { listPlansOfContact } from "./accountable-contacts-store";
export { plansCreatedBy } from "./personal-data-store";
export { makePlan } from "./make-plan";
export { extendPlan } from "./renew-plan";
export { expiryOfPlan, isExpiredPlan, plansEnding } from "./plan-expiry-store";
export { openTeams } from "./opened-teams-store";
export { planAccess } from "./plan-access-store";
export { touchesExpiredPlan } from "./changes/touched-plans-store";
export {
  risksChangedAt,
  touchPlan,
  touchPlanDocuments,
  touchPlanRisks,
  updatePlan,
} from "./changes/plan-changes-store";
export { allFacts, factsColumn, plansAs, readFacts, readPlan } from "./plans-store";
export { readPlanRecord } from "./plan-record-store";
export { planContribution } from "./plan-contribution-store";
export { planSearch } from "./search-part-store";
