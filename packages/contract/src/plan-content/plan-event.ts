import * as z from "zod/mini";
import { id } from "../platform/field-rules";

/** An event for which the plan has a card, and because of what. */
export const PlanEvent = z.object({
  /** Such as 'fire'. */
  cardId: z.string(),
  /** Whether every plan has the card. */
  isAlways: z.boolean(),
  /** The plan's risks that it is about. */
  riskIds: z.array(id()),
  /** Whether the country or the industry is exposed to it, recorded risk or not. */
  isExposed: z.boolean(),
});
export type PlanEvent = z.infer<typeof PlanEvent>;
