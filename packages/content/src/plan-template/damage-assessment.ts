import type { PlanPart } from "./plan-part";

export const damageAssessment: PlanPart = {
  id: "damage-assessment",
  letter: "E",
  title: "Damage Assessment",
  team: "Emergency Response Team",
  colour: "red",
  topics: [
    {
      id: "section-e-1",
      number: "E.1",
      title: "Damage assessment lead and duties",
      lead: "",
      blocks: [],
    },
    {
      id: "section-e-2",
      number: "E.2",
      title: "Initial assessment (within 1 hour of notification)",
      lead: "",
      blocks: [],
    },
    {
      id: "section-e-3",
      number: "E.3",
      title: "Final assessment (within 1 to 2 days if possible)",
      lead: "",
      blocks: [],
    },
    { id: "section-e-4", number: "E.4", title: "Salvage and restoration", lead: "", blocks: [] },
    { id: "section-e-5", number: "E.5", title: "Insurance claim", lead: "", blocks: [] },
    { id: "section-e-6", number: "E.6", title: "Damage assessment forms", lead: "", blocks: [] },
  ],
};
