import type { PlanPart } from "./plan-part";

export const itRecovery: PlanPart = {
  id: "information-technology-team",
  letter: "G",
  title: "IT Recovery",
  team: "IT Recovery Team",
  colour: "green",
  topics: [
    { id: "section-g-1", number: "G.1", title: "Team purpose and members", lead: "", blocks: [] },
    { id: "section-g-2", number: "G.2", title: "Assess technology", lead: "", blocks: [] },
    { id: "section-g-3", number: "G.3", title: "Contain a cyber incident", lead: "", blocks: [] },
    { id: "section-g-4", number: "G.4", title: "Recover in order", lead: "", blocks: [] },
    { id: "section-g-5", number: "G.5", title: "Set up the recovery site", lead: "", blocks: [] },
    { id: "section-g-6", number: "G.6", title: "Return and review", lead: "", blocks: [] },
  ],
};
