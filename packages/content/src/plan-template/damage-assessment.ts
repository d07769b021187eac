import { damageFindingTopics } from "./damage-finding-topics";
import { damageRepairTopics } from "./damage-repair-topics";
import type { PlanPart } from "./plan-part";

/** Section E: what is damaged, what can be saved, and the claim. */
export const damageAssessment: PlanPart = {
  id: "damage-assessment",
  letter: "E",
  title: "Damage Assessment",
  team: "Emergency Response Team, red pages",
  colour: "red",
  topics: [...damageFindingTopics, ...damageRepairTopics],
};
