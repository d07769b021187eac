import { doneFraction } from "./plan-completion-rules";
import type { PlanFacts } from "./plan-facts";

/** The sections of a plan, in working order (specification 3). */
export const PROGRESS_SECTIONS = [
  "risk_analysis",
  "policy_programme",
  "analysis_planning",
  "planning_design",
  "implementation",
  "validation",
] as const;
export type ProgressSection = (typeof PROGRESS_SECTIONS)[number];

/** 0 to 100 per section, whole numbers. Calculated on read, never stored. */
export type PlanProgress = Readonly<Record<ProgressSection, number>>;

type Weights = Readonly<
  Record<ProgressSection, Partial<Readonly<Record<keyof PlanFacts, number>>>>
>;

/** The weight of each fact in its section. Validation has none until exercises exist ('Coming Soon...'). */
export const PROGRESS_WEIGHTS: Weights = {
  risk_analysis: {
    riskCategoriesReviewed: 40,
    risksWithCompleteMitigation: 40,
    riskReportAcceptedSinceLastChange: 20,
  },
  policy_programme: { policySaved: 60, accountableMembersChosen: 40 },
  analysis_planning: {
    strategicAreasRated: 20,
    mtpdSet: 20,
    criticalAreasWithScales: 20,
    businessUnitsWithTacticalRow: 20,
    businessUnitsWithAssets: 20,
  },
  planning_design: { businessUnitsWithRecoveryStrategy: 50, teamsWithPrimaryAndAlternative: 50 },
  implementation: { planDocumentDownloadedSinceLastChange: 60, documentsUploaded: 40 },
  validation: {},
};

/** Sections that must reach 100 before a plan can be implemented (specification 4, 'Progress gate'). */
export const IMPLEMENTATION_PREREQUISITES = [
  "policy_programme",
  "analysis_planning",
  "planning_design",
] as const satisfies readonly ProgressSection[];

/** Compensates for rounding errors of binary fractions before rounding down. */
const TAIL = 1e-9;

/** Returns the section's progress, rounded down, so that 100 means nothing is missing. */
const sectionProgress = (section: ProgressSection, facts: PlanFacts): number => {
  const weights = PROGRESS_WEIGHTS[section];
  let sum = 0;
  for (const fact of Object.keys(weights) as (keyof PlanFacts)[]) {
    sum += (weights[fact] ?? 0) * doneFraction(fact, facts);
  }
  return Math.floor(sum + TAIL);
};

/** Whether the three sections before implementation are all at 100. */
export const canBeImplemented = (
  progress: Readonly<Record<(typeof IMPLEMENTATION_PREREQUISITES)[number], number>>,
): boolean => IMPLEMENTATION_PREREQUISITES.every((section) => progress[section] === 100);

/** Returns the progress of every section; implementation is 0 until the sections before it are complete. */
export const planProgress = (facts: PlanFacts): PlanProgress => {
  const before = {
    risk_analysis: sectionProgress("risk_analysis", facts),
    policy_programme: sectionProgress("policy_programme", facts),
    analysis_planning: sectionProgress("analysis_planning", facts),
    planning_design: sectionProgress("planning_design", facts),
  };
  return {
    ...before,
    implementation: canBeImplemented(before) ? sectionProgress("implementation", facts) : 0,
    validation: sectionProgress("validation", facts),
  };
};
