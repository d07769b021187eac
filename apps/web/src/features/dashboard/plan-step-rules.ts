import { PROGRESS_SECTIONS } from "@holdfast/contract/plans/plan-progress-rules";
import type { PlanProgress, ProgressSection } from "@holdfast/contract/plans/plan-progress-rules";

/** One section of the plan as the dashboard shows it. */
export type PlanStep = {
  readonly section: ProgressSection;
  readonly name: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Where to go on; null while it cannot be gone on with. */
  readonly to: string | null;
  /** In place of a way on: what it waits for. */
  readonly note: string | null;
};

const NAMES: Readonly<Record<ProgressSection, string>> = {
  risk_analysis: "Risk Analysis",
  policy_programme: "Policy & Program",
  analysis_planning: "Analysis & Planning",
  planning_design: "Planning & Design",
  implementation: "Implementation",
  validation: "Validation",
};

/** Where each section is worked on: the first of these that has a screen. */
const PLACES: Readonly<Record<ProgressSection, readonly string[]>> = {
  risk_analysis: ["/dashboard/risk/assessment"],
  policy_programme: ["/dashboard/policy", "/organization/policy"],
  analysis_planning: ["/dashboard/business-impact-analysis/strategic"],
  planning_design: ["/dashboard/recovery-strategy"],
  implementation: ["/dashboard/plan-document"],
  validation: [],
};

/** Sections that must be complete before the plan can be implemented (specification 4, 'Progress gate'). */
const BEFORE_IMPLEMENTATION = [
  "policy_programme",
  "analysis_planning",
  "planning_design",
] as const satisfies readonly ProgressSection[];

const noteOf = (section: ProgressSection, progress: PlanProgress): string | null => {
  if (section === "validation") return "Coming Soon...";
  const waits = BEFORE_IMPLEMENTATION.filter((before) => progress[before] < 100);
  return section === "implementation" && waits.length > 0
    ? `Waits for ${waits.map((before) => NAMES[before]).join(", ")}`
    : null;
};

/** The plan's sections in their order, with the way on in each. Pure. */
export const planSteps = (
  progress: PlanProgress,
  isKnown: (address: string) => boolean,
): readonly PlanStep[] =>
  PROGRESS_SECTIONS.map((section) => {
    const note = noteOf(section, progress);
    const place = PLACES[section].find(isKnown) ?? null;
    return {
      section,
      name: NAMES[section],
      percent: progress[section],
      to: note === null ? place : null,
      note,
    };
  });

/** What to do next: the first section that is not complete and can be gone on with. Pure. */
export const nextStep = (steps: readonly PlanStep[]): PlanStep | null =>
  steps.find(({ percent, to }) => percent < 100 && to !== null) ?? null;
