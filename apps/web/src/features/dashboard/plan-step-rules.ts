import { PROGRESS_SECTIONS } from "@holdfast/contract/plans/plan-progress-rules";
import type { PlanProgress, ProgressSection } from "@holdfast/contract/plans/plan-progress-rules";

/** One section of the plan on the dashboard. */
export type PlanStep = {
  readonly section: ProgressSection;
  readonly name: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Address to continue at; null while the section is blocked or has no screen. */
  readonly to: string | null;
  /** Shown instead of a link: what must be done first. */
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

/** Routes of each section; the first that has a screen is used. */
const ROUTES: Readonly<Record<ProgressSection, readonly string[]>> = {
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
  const missing = BEFORE_IMPLEMENTATION.filter((before) => progress[before] < 100);
  return section === "implementation" && missing.length > 0
    ? `Complete ${missing.map((before) => NAMES[before]).join(", ")} first`
    : null;
};

/** Returns the plan's sections in order, each with a link to continue. Pure. */
export const planSteps = (
  progress: PlanProgress,
  isKnown: (address: string) => boolean,
): readonly PlanStep[] =>
  PROGRESS_SECTIONS.map((section) => {
    const note = noteOf(section, progress);
    const route = ROUTES[section].find(isKnown) ?? null;
    return {
      section,
      name: NAMES[section],
      percent: progress[section],
      to: note === null ? route : null,
      note,
    };
  });

/** Returns the next step: the first incomplete section that can be worked on. Pure. */
export const nextStep = (steps: readonly PlanStep[]): PlanStep | null =>
  steps.find(({ percent, to }) => percent < 100 && to !== null) ?? null;
