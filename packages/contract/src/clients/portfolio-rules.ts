import type { PlanProgress } from "../plans/plan-progress-rules";
import { PROGRESS_SECTIONS } from "../plans/plan-progress-rules";

/** The sections that a plan can complete: Validation has no content yet. */
const COUNTED = PROGRESS_SECTIONS.filter((section) => section !== "validation");

/** Returns the progress of a plan as one number, 0 to 100: the mean of its sections, rounded down. Pure. */
export const overallProgress = (progress: PlanProgress): number =>
  Math.floor(COUNTED.reduce((sum, section) => sum + progress[section], 0) / COUNTED.length);
