import type { ExerciseSummary } from "@holdfast/contract/exercises/exercise";
import { addDays } from "@holdfast/contract/platform/calendar-rules";
import { instantInZone } from "@holdfast/contract/platform/time-zone";
import { addMs, HOUR } from "../../../platform/clock";

type Start = Pick<ExerciseSummary, "plannedFor" | "startTime" | "timeZone">;

/** On the day before, in the time zone of the exercise. */
const USUAL_TIME = "16:00";
/** Before the start. The task is hourly, so the reminder goes out at least 12 hours before it. */
const LATEST = 13 * HOUR;

/** Returns when an exercise starts. Pure. */
export const startOf = ({ plannedFor, startTime, timeZone }: Start): Date =>
  instantInZone(plannedFor, startTime, timeZone);

/** Returns when the people of an exercise are reminded: on the day before, or earlier if it starts in the night. Pure. */
export function reminderTime(start: Start): Date {
  const usual = instantInZone(addDays(start.plannedFor, -1), USUAL_TIME, start.timeZone);
  const latest = addMs(startOf(start), -LATEST);
  return usual < latest ? usual : latest;
}
