import type { PlanPart } from "./plan-part";

export const crisisManagement: PlanPart = {
  id: "crisis-management-team",
  letter: "F",
  title: "Crisis Management",
  team: "Crisis Management Team",
  colour: "blue",
  topics: [
    {
      id: "section-f-1",
      number: "F.1",
      title: "Team purpose, authority and members",
      lead: "",
      blocks: [],
    },
    {
      id: "section-f-2",
      number: "F.2",
      title: "Alert and emergency meeting (within 1 hour of alert)",
      lead: "",
      blocks: [],
    },
    {
      id: "section-f-3",
      number: "F.3",
      title: "Decide: resolved or declared",
      lead: "",
      blocks: [],
    },
    {
      id: "section-f-4",
      number: "F.4",
      title: "First meeting at the temporary recovery site (within the first day)",
      lead: "",
      blocks: [],
    },
    { id: "section-f-5", number: "F.5", title: "Communication", lead: "", blocks: [] },
    { id: "section-f-6", number: "F.6", title: "Manage recovery", lead: "", blocks: [] },
    {
      id: "section-f-7",
      number: "F.7",
      title: "Return to normal and review",
      lead: "",
      blocks: [],
    },
  ],
};
