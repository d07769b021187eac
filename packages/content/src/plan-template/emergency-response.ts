import { emergencyAlertTopics } from "./emergency-alert-topics";
import { emergencyFirstTopics } from "./emergency-first-topics";
import type { PlanPart } from "./plan-part";

/** Section B: the first minutes and hours at the site. */
export const emergencyResponse: PlanPart = {
  id: "emergency-response-team",
  letter: "B",
  title: "Emergency Response",
  team: "Emergency Response Team, red pages",
  colour: "red",
  topics: [...emergencyFirstTopics, ...emergencyAlertTopics],
};
