import * as z from "zod/mini";
import { DECISIONS } from "./action-branch-rules";
import { INCIDENT_LEVELS } from "./incident-level";

const CHOICES = DECISIONS.flatMap(({ choices }) => choices.map(({ id }) => id));

export const decisionId = () => z.enum(CHOICES, "Please select what was decided.");

/** When the actions of a group apply; a group without a condition always does. */
export const ActionCondition = z.object({
  /** The levels of the incident. */
  levels: z.optional(z.array(z.union(INCIDENT_LEVELS.map((level) => z.literal(level))))),
  /** What was decided. */
  decision: z.optional(decisionId()),
  /** What has happened, such as a death. People at the site know it; the incident does not record it. */
  event: z.optional(z.string()),
});
export type ActionCondition = z.infer<typeof ActionCondition>;

/** The branch of the plan that an action belongs to: the heading above it, and when it applies. */
export const ActionGroup = z.object({ heading: z.string(), when: ActionCondition });
export type ActionGroup = z.infer<typeof ActionGroup>;
