import * as z from "zod/mini";
import { AgreedAction, agreedActionsInput } from "../agreed-actions/agreed-action";
import { id, LIMITS, optionalText, requiredText } from "../platform/field-rules";
import { onceEach } from "../platform/list-rules";

export const MAX_REVIEW_RISKS = 20;

/** A risk of the plan that a review links to, named as it was when the review was written. */
const LinkedRisk = z.object({ riskId: id(), name: z.string() });
export type LinkedRisk = z.infer<typeof LinkedRisk>;

export const IncidentReview = z.object({
  happened: z.string(),
  worked: z.string(),
  improve: z.string(),
  actions: z.array(z.extend(AgreedAction, { reviewActionId: id() })),
  risks: z.array(LinkedRisk),
});

export const ReviewInput = z.strictObject({
  happened: requiredText("Please say what happened.", LIMITS.text),
  worked: requiredText("Please say what worked.", LIMITS.text),
  improve: optionalText(LIMITS.text),
  actions: agreedActionsInput(),
  /** Risks of the plan that occurred, or that the incident has shown in another light. */
  riskIds: z.optional(
    z.array(id()).check(
      z.maxLength(MAX_REVIEW_RISKS, `Please select at most ${MAX_REVIEW_RISKS} risks.`),
      onceEach((riskId) => riskId, "Each risk can be selected once."),
    ),
  ),
});
export type ReviewInput = z.output<typeof ReviewInput>;
