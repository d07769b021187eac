import type { PlanPart } from "./plan-part";

export const introductionAndContext: PlanPart = {
  id: "section-a",
  letter: "A",
  title: "Introduction & Context",
  team: "All teams",
  colour: "grey",
  topics: [
    { id: "section-a-1", number: "A.1", title: "Purpose", lead: "", blocks: [] },
    { id: "section-a-2", number: "A.2", title: "Scope and assumptions", lead: "", blocks: [] },
    {
      id: "section-a-3",
      number: "A.3",
      title: "Incident levels and activation",
      lead: "",
      blocks: [],
    },
    {
      id: "section-a-4",
      number: "A.4",
      title: "Business continuity management in context",
      lead: "",
      blocks: [],
    },
    {
      id: "section-a-5",
      number: "A.5",
      title: "Governance and regulatory obligations",
      lead: "",
      blocks: [],
    },
    { id: "section-a-6", number: "A.6", title: "Ownership and maintenance", lead: "", blocks: [] },
    { id: "section-a-7", number: "A.7", title: "Recovery teams", lead: "", blocks: [] },
    { id: "section-a-8", number: "A.8", title: "Critical strategic areas", lead: "", blocks: [] },
    { id: "section-a-9", number: "A.9", title: "Recovery time frames", lead: "", blocks: [] },
    {
      id: "section-a-10",
      number: "A.10",
      title: "Supporting lines of business",
      lead: "",
      blocks: [],
    },
    { id: "section-a-11", number: "A.11", title: "Recovery sites", lead: "", blocks: [] },
    { id: "section-a-12", number: "A.12", title: "Exercises and training", lead: "", blocks: [] },
    {
      id: "section-a-13",
      number: "A.13",
      title: "Distribution and confidentiality",
      lead: "",
      blocks: [],
    },
  ],
};
