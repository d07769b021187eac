import { clonePlan } from "./clone/clone-plan";
import { createPlan } from "./create-plan";
import { deletePlan } from "./delete-plan";
import { listPlans, listPlanSubscriptions } from "./list-plans";
import { recordPlanDownload } from "./record-plan-download";
import { renewPlan } from "./renew-plan";
import { updatePlan } from "./update-plan";

export const plansRoutes = [
  listPlans,
  createPlan,
  clonePlan,
  updatePlan,
  deletePlan,
  renewPlan,
  listPlanSubscriptions,
  recordPlanDownload,
];
