import * as z from "zod/mini";
import { id, LIMITS, optionalText, requiredText } from "../platform/field-rules";
import { lookupId } from "../platform/number-rules";
import { proposed } from "../proposals/proposal";

export const SELECT_CATEGORY = "Please select category.";

const categoryFields = {
  strategicCriticalAreaCategoryId: z.number(),
  name: z.string(),
  /** If empty, the impact analysis doesn't ask for a penalty. */
  strategicCriticalAreaCategoryPenalties: z.array(
    z.object({
      strategicCriticalAreaCategoryPenaltyId: z.number(),
      penalty: z.object({ penaltyId: z.number(), name: z.string() }),
    }),
  ),
};

/** A category as the lookup returns it, with the form's help texts. */
export const StrategicCriticalAreaCategory = z.object({
  ...categoryFields,
  description: z.string(),
  helpText: z.string(),
});
export type StrategicCriticalAreaCategory = z.infer<typeof StrategicCriticalAreaCategory>;

/** Something the business can't do without; the strategic impact analysis rates each one. */
export const StrategicCriticalArea = z.object({
  strategicCriticalAreaId: id(),
  name: z.string(),
  description: z.nullable(z.string()),
  strategicCriticalAreaCategoryId: z.number(),
  category: z.object(categoryFields),
  /** Grows with every change; sent as `If-Match`. */
  version: z.number(),
});
export type StrategicCriticalArea = z.infer<typeof StrategicCriticalArea>;

export const StrategicCriticalAreaInput = z.strictObject({
  name: requiredText("Please input the name."),
  description: optionalText(LIMITS.text),
  strategicCriticalAreaCategoryId: lookupId(SELECT_CATEGORY),
});
export type StrategicCriticalAreaInput = z.infer<typeof StrategicCriticalAreaInput>;

export const CreateStrategicCriticalAreaInput = z.extend(StrategicCriticalAreaInput, {
  proposed: proposed(),
});

export const StrategicCriticalAreaChanges = z.partial(StrategicCriticalAreaInput);
export type StrategicCriticalAreaChanges = z.infer<typeof StrategicCriticalAreaChanges>;
