import { crisisDecisionTopics } from "./crisis-decision-topics";
import { crisisRecoveryTopics } from "./crisis-recovery-topics";
import type { PlanPart } from "./plan-part";

/** Section F: deciding, directing and speaking for the business. */
export const crisisManagement: PlanPart = {
  id: "crisis-management-team",
  letter: "F",
  title: "Crisis Management",
  team: "Crisis Management Team, blue pages",
  colour: "blue",
  topics: [...crisisDecisionTopics, ...crisisRecoveryTopics],
};
