import {
  isStepDone,
  type KnownPlan,
  type PlanStepId,
  stepProposed,
  stepShare,
} from "@holdfast/contract/plans/plan-completion-rules";
import { type TaskDescription, TASKS } from "./plan-task-rules";

/** One step of the plan as the dashboard shows it. */
export type PlanTask = Pick<TaskDescription, "id" | "title" | "why" | "minutes" | "to"> & {
  readonly state: "done" | "open" | "blocked";
  /** '3 of 6', for a task with parts that has been begun. */
  readonly part: string | null;
  /** How many of its entries come from suggestions and are not confirmed. */
  readonly proposed: number;
  /** Where its suggestions are shown, for a task that has some and has not been begun; null for others. */
  readonly suggestionsAt: string | null;
  /** The titles of what must be done before; empty unless the task is blocked. */
  readonly after: readonly string[];
};

const titleOf = (id: PlanStepId) => TASKS.find((task) => task.id === id)?.title ?? "";

const withSuggestions = (to: string) => `${to}${to.includes("?") ? "&" : "?"}suggestions`;

/** Returns all steps of the plan in order, with what is done and what waits for another step. Pure. */
export function planTasks(known: KnownPlan): readonly PlanTask[] {
  const done = new Set(TASKS.map(({ id }) => id).filter((id) => isStepDone(id, known)));
  return TASKS.map(({ id, title, why, minutes, to, needs = [], hasSuggestions = false }) => {
    const missing = needs.filter((need) => !done.has(need));
    const { done: parts, total } = stepShare(id, known) ?? { done: 0, total: 0 };
    const state = done.has(id) ? "done" : missing.length > 0 ? "blocked" : "open";
    return {
      id,
      title,
      why,
      minutes,
      to,
      state,
      suggestionsAt: hasSuggestions && state === "open" && parts === 0 ? withSuggestions(to) : null,
      proposed: stepProposed(id, known),
      part: state !== "done" && parts > 0 ? `${parts} of ${total}` : null,
      after: state === "blocked" ? missing.map(titleOf) : [],
    };
  });
}

/** Returns the first step that can be done now; null if all are done. Pure. */
export const nextTask = (tasks: readonly PlanTask[]): PlanTask | null =>
  tasks.find(({ state }) => state === "open") ?? null;

/** Returns the day by which a plan should be reviewed: a year after its last change. Pure. */
export function reviewDate(lastModifiedAt: string): string {
  const date = new Date(lastModifiedAt);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString();
}
