import type { PlanPart } from "./plan-part";

export const humanManagement: PlanPart = {
  id: "human-management",
  letter: "D",
  title: "Human Management",
  team: "Emergency Response Team",
  colour: "red",
  topics: [
    {
      id: "section-d-1",
      number: "D.1",
      title: "Human management lead and duties",
      lead: "",
      blocks: [],
    },
    {
      id: "section-d-2",
      number: "D.2",
      title: "Account for people and next of kin",
      lead: "",
      blocks: [],
    },
    { id: "section-d-3", number: "D.3", title: "Injury, death and trauma", lead: "", blocks: [] },
    {
      id: "section-d-4",
      number: "D.4",
      title: "Staff communication and work arrangements",
      lead: "",
      blocks: [],
    },
    { id: "section-d-5", number: "D.5", title: "Welfare over time", lead: "", blocks: [] },
  ],
};
