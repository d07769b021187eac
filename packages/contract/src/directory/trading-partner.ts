import * as z from "zod/mini";
import { id, optionalText, requiredText } from "../platform/field-rules";
import { partyFields, partyInput } from "./party";

/*
 * Customers and suppliers have the same shape: those the business sells to and those it buys from. They differ only
 * in the name of their id, their path and their table.
 */

const partnerFields = {
  ...partyFields,
  category: z.array(z.string()),
  contactPerson: z.nullable(z.string()),
};

export const Customer = z.object({ customerId: id(), ...partnerFields });
export type Customer = z.infer<typeof Customer>;

export const Supplier = z.object({ supplierId: id(), ...partnerFields });
export type Supplier = z.infer<typeof Supplier>;

/** Suggestions of the category field; any other text can be entered. */
export const CATEGORY_SUGGESTIONS = [
  "Finance",
  "Information Technology",
  "Engineering",
  "Call Centre",
  "Human Resource",
  "Sales",
] as const;

const MAX_TAGS = 20;
const TAG_LENGTH = 60;

/** Tags in the given order, without duplicates. */
const category = () =>
  z.array(requiredText("Please input the category.", TAG_LENGTH)).check(
    z.maxLength(MAX_TAGS, `Please use at most ${MAX_TAGS} categories.`),
    z.overwrite((tags) => [...new Set(tags)]),
  );

const partnerInput = { ...partyInput, contactPerson: optionalText() };

export const TradingPartnerInput = z.strictObject({
  ...partnerInput,
  category: z._default(category(), []),
});
export type TradingPartnerInput = z.infer<typeof TradingPartnerInput>;

/** Not derived from the input: its default would clear the category in every change that omits it. */
export const TradingPartnerChanges = z.partial(
  z.strictObject({ ...partnerInput, category: category() }),
);
export type TradingPartnerChanges = z.infer<typeof TradingPartnerChanges>;
