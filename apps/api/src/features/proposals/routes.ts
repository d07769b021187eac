import { confirmPlanProposals, confirmProposals } from "./confirm-proposals";
import { listProposals } from "./list-proposals";

export const proposalsRoutes = [listProposals, confirmProposals, confirmPlanProposals];
