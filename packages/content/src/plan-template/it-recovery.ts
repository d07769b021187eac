import { itResponseTopics } from "./it-response-topics";
import { itRestorationTopics } from "./it-restoration-topics";
import type { PlanPart } from "./plan-part";

/** Section G: technology and data, printed for the Information Technology Team as 'IT Recovery'. */
export const itRecovery: PlanPart = {
  id: "information-technology-team",
  letter: "G",
  title: "IT Recovery",
  team: "IT Recovery Team, green pages",
  colour: "green",
  topics: [...itResponseTopics, ...itRestorationTopics],
};
