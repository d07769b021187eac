import * as z from "zod/mini";
import { dateOnly, id, instant, LIMITS, optionalText, requiredText } from "../platform/field-rules";
import { onceEach } from "../platform/list-rules";

export const MAX_REVIEW_ACTIONS = 50;
export const MAX_REVIEW_RISKS = 20;

export const ReviewAction = z.object({
  reviewActionId: id(),
  text: z.string(),
  ownerName: z.string(),
  dueDate: dateOnly(),
  doneAt: z.nullable(instant()),
});

/** An action of a review that is not done, as the dashboard names it. */
export const OpenReviewAction = z.object({
  incidentId: id(),
  text: z.string(),
  ownerName: z.string(),
  dueDate: dateOnly(),
});
export type OpenReviewAction = z.infer<typeof OpenReviewAction>;

/** A risk of the plan that a review links to, named as it was when the review was written. */
const LinkedRisk = z.object({ riskId: id(), name: z.string() });
export type LinkedRisk = z.infer<typeof LinkedRisk>;

export const IncidentReview = z.object({
  happened: z.string(),
  worked: z.string(),
  improve: z.string(),
  actions: z.array(ReviewAction),
  risks: z.array(LinkedRisk),
});

export const ReviewInput = z.strictObject({
  happened: requiredText("Please say what happened.", LIMITS.text),
  worked: requiredText("Please say what worked.", LIMITS.text),
  improve: optionalText(LIMITS.text),
  actions: z
    .array(
      z.strictObject({
        text: requiredText("Please say what needs to be done.", LIMITS.line),
        ownerName: requiredText("Please say who does it."),
        dueDate: dateOnly("Please input the date."),
      }),
    )
    .check(z.maxLength(MAX_REVIEW_ACTIONS, `Please enter at most ${MAX_REVIEW_ACTIONS} actions.`)),
  /** Risks of the plan that occurred, or that the incident has shown in another light. */
  riskIds: z.optional(
    z.array(id()).check(
      z.maxLength(MAX_REVIEW_RISKS, `Please select at most ${MAX_REVIEW_RISKS} risks.`),
      onceEach((riskId) => riskId, "Each risk can be selected once."),
    ),
  ),
});
export type ReviewInput = z.output<typeof ReviewInput>;
