import * as z from "zod/mini";
import { dateOnly, id } from "../platform/field-rules";

/** The last finished exercise of a scenario. */
export const PlanExercise = z.object({
  exerciseId: id(),
  scenarioId: z.number(),
  name: z.string(),
  /** The day on which it was started, in its time zone. */
  heldOn: dateOnly(),
  /** The teams from which at least one person answered a message. */
  teamTypeIds: z.array(z.number()),
});
export type PlanExercise = z.infer<typeof PlanExercise>;
