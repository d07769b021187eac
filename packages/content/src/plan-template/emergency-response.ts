import type { PlanPart } from "./plan-part";

export const emergencyResponse: PlanPart = {
  id: "emergency-response-team",
  letter: "B",
  title: "Emergency Response",
  team: "Emergency Response Team",
  colour: "red",
  topics: [
    { id: "section-b-1", number: "B.1", title: "Team purpose and members", lead: "", blocks: [] },
    {
      id: "section-b-2",
      number: "B.2",
      title: "Raise the alarm and make safe",
      lead: "",
      blocks: [],
    },
    { id: "section-b-3", number: "B.3", title: "Evacuate or shelter", lead: "", blocks: [] },
    { id: "section-b-4", number: "B.4", title: "Notify and alert", lead: "", blocks: [] },
    {
      id: "section-b-5",
      number: "B.5",
      title: "Assess and set the incident level",
      lead: "",
      blocks: [],
    },
    { id: "section-b-6", number: "B.6", title: "Hand over and close", lead: "", blocks: [] },
  ],
};
