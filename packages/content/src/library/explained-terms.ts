/** The terms of the glossary that screens explain where they use them. */
export const EXPLAINED_TERMS = [
  "Annualised Value",
  "Business Impact Analysis",
  "Critical Period",
  "Criticality",
  "Dependency",
  "Disruption Risk Scale",
  "Fast-Track Recovery",
  "Indemnity Period",
  "Likelihood",
  "Loss Value",
  "Maximum Tolerable Period of Disruption",
  "Recovery Point Objective",
  "Recovery Strategy",
  "Recovery Time Objective",
  "Resource",
  "Strategic Critical Area",
  "Sum Insured",
] as const;

export type ExplainedTerm = (typeof EXPLAINED_TERMS)[number];
