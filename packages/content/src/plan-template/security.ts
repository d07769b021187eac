import type { PlanPart } from "./plan-part";

export const security: PlanPart = {
  id: "security",
  letter: "C",
  title: "Security",
  team: "Emergency Response Team",
  colour: "red",
  topics: [
    { id: "section-c-1", number: "C.1", title: "Security lead and duties", lead: "", blocks: [] },
    { id: "section-c-2", number: "C.2", title: "Secure the site", lead: "", blocks: [] },
    { id: "section-c-3", number: "C.3", title: "Control of access", lead: "", blocks: [] },
    {
      id: "section-c-4",
      number: "C.4",
      title: "Security at the recovery site",
      lead: "",
      blocks: [],
    },
  ],
};
