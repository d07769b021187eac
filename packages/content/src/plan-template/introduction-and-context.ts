import { contextTopics } from "./context-topics";
import type { PlanPart } from "./plan-part";
import { recoveryTopics } from "./recovery-topics";

/** Section A: the basis of the plan. Grey, for every team. */
export const introductionAndContext: PlanPart = {
  id: "section-a",
  letter: "A",
  title: "Introduction & Context",
  team: "All teams, grey pages",
  colour: "grey",
  topics: [...contextTopics, ...recoveryTopics],
};
