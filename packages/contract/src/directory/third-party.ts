import * as z from "zod/mini";
import { id, LIMITS, optionalText, requiredText } from "../platform/field-rules";
import { lookupId } from "../platform/number-rules";
import { partyFields, partyInput } from "./party";

export const SELECT_CATEGORY = "Please select category.";

/** The two lists of strategic third parties, as `classId` of the calls. */
export const THIRD_PARTY_CLASSES = {
  strategicThirdParties: "1",
  strategicCrisisExperts: "2",
} as const;

export const StrategicThirdPartyCategory = z.object({
  strategicThirdPartyCategoryId: z.number(),
  strategicThirdPartyCategoryClassId: z.number(),
  name: z.string(),
  /** True for 'Other', whose name is in `strategicThirdPartyCategoryText`. */
  isOther: z.boolean(),
});
export type StrategicThirdPartyCategory = z.infer<typeof StrategicThirdPartyCategory>;

/** An adviser or provider of the business, or a crisis expert. */
export const StrategicThirdParty = z.object({
  strategicThirdPartyId: id(),
  ...partyFields,
  strategicThirdPartyCategoryId: z.number(),
  strategicThirdPartyCategory: StrategicThirdPartyCategory,
  /** Null unless the category is 'Other'. */
  strategicThirdPartyCategoryText: z.nullable(z.string()),
  contactPerson: z.string(),
  comments: z.nullable(z.string()),
});
export type StrategicThirdParty = z.infer<typeof StrategicThirdParty>;

export const StrategicThirdPartyInput = z.strictObject({
  ...partyInput,
  strategicThirdPartyCategoryId: lookupId(SELECT_CATEGORY),
  strategicThirdPartyCategoryText: optionalText(),
  contactPerson: requiredText("Please input the contact person."),
  comments: optionalText(LIMITS.text),
});
export type StrategicThirdPartyInput = z.infer<typeof StrategicThirdPartyInput>;

export const StrategicThirdPartyChanges = z.partial(StrategicThirdPartyInput);
export type StrategicThirdPartyChanges = z.infer<typeof StrategicThirdPartyChanges>;
