import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { formatInstant } from "../../../platform/format/date-format";

/** Said of an incident that was started on this device, until the server has answered. */
export const NOT_DECLARED = "On this device only: not declared, no one was alerted.";

/** Whether it is a rehearsal, or an incident after which the teams were stood down. Pure. */
export const isOver = ({ isExercise, status }: OfflineIncident): boolean =>
  isExercise || status !== "active";

/** Returns an open incident and its state in words. Pure. */
export const stateOf = ({ isExercise, level, status, declaredAt }: OfflineIncident): string =>
  [
    `${isExercise ? "EXERCISE: a level" : "A level"} ${level} incident`,
    status === "active" ? "is open" : "is stood down",
    status === "active"
      ? `since ${formatInstant(declaredAt)}.`
      : `(declared ${formatInstant(declaredAt)}).`,
  ].join(" ");
