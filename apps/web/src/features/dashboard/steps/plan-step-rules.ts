import {
  IMPLEMENTATION_PREREQUISITES,
  PROGRESS_SECTIONS,
} from "@holdfast/contract/plans/plan-progress-rules";
import type { PlanProgress, ProgressSection } from "@holdfast/contract/plans/plan-progress-rules";
import { COMING_SOON, SECTION_NAMES } from "../../../platform/routing/menu-groups";
import type { ScreenRoute } from "../../../platform/routing/screen-route";

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

const noteOf = (section: ProgressSection, progress: PlanProgress): string | null => {
  if (section === "validation") return COMING_SOON;
  const missing = IMPLEMENTATION_PREREQUISITES.filter((before) => progress[before] < 100);
  return section === "implementation" && missing.length > 0
    ? `Complete first: ${missing.map((before) => SECTION_NAMES[before]).join(", ")}`
    : null;
};

/** Returns the plan's sections in order, each with a link to continue. Pure. */
export const planSteps = (
  progress: PlanProgress,
  entries: readonly Pick<ScreenRoute, "path" | "continues">[],
): readonly PlanStep[] =>
  PROGRESS_SECTIONS.map((section) => {
    const note = noteOf(section, progress);
    const route = entries.find(({ continues }) => continues === section)?.path ?? null;
    return {
      section,
      name: SECTION_NAMES[section],
      percent: progress[section],
      to: note === null ? route : null,
      note,
    };
  });
