import { confirmPlanProposals, confirmProposals } from "./confirm-proposals";
import { listProposals } from "./list-proposals";
import {
  declinePlanSuggestion,
  declineSuggestion,
  listDeclinedSuggestions,
} from "./manage-declined-suggestions";

export const proposalsRoutes = [
  listProposals,
  confirmProposals,
  confirmPlanProposals,
  listDeclinedSuggestions,
  declineSuggestion,
  declinePlanSuggestion,
];
