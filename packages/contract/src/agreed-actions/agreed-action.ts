import * as z from "zod/mini";
import { dateOnly, id, instant, LIMITS, requiredText } from "../platform/field-rules";

/* What people agree to do after an incident or an exercise, by whom and by when. */

export const MAX_AGREED_ACTIONS = 50;

/** The fields of an agreed action, next to its id. */
export const AgreedAction = z.object({
  text: z.string(),
  ownerName: z.string(),
  dueDate: dateOnly(),
  doneAt: z.nullable(instant()),
});
export type AgreedAction = z.infer<typeof AgreedAction>;

/** An action that is not done, as the dashboard names it: after an incident or an exercise, the other id is null. */
export const OpenAction = z.object({
  incidentId: z.nullable(id()),
  exerciseId: z.nullable(id()),
  text: z.string(),
  ownerName: z.string(),
  dueDate: dateOnly(),
});
export type OpenAction = z.infer<typeof OpenAction>;

export const agreedActionsInput = () =>
  z
    .array(
      z.strictObject({
        text: requiredText("Please say what needs to be done.", LIMITS.line),
        ownerName: requiredText("Please say who does it."),
        dueDate: dateOnly("Please input the date."),
      }),
    )
    .check(z.maxLength(MAX_AGREED_ACTIONS, `Please enter at most ${MAX_AGREED_ACTIONS} actions.`));
export type AgreedActionsInput = z.output<ReturnType<typeof agreedActionsInput>>;
