import type { PlanTopic } from "./plan-part";

/** Pages 03 to 05: they belong to every team and carry no section colour. */
export const frontPages: readonly PlanTopic[] = [
  { id: "document-control", number: "", title: "Document control", lead: "", blocks: [] },
  { id: "how-to-use-this-plan", number: "", title: "How to use this plan", lead: "", blocks: [] },
  { id: "first-hour-card", number: "", title: "First-hour card", lead: "", blocks: [] },
];
