import * as z from "zod/mini";
import { id, LIMITS, optionalText, requiredText } from "../../platform/field-rules";
import { wholeNumber } from "../../platform/number-rules";

/** What a cost of an incident is claimed as. */
export const COST_KINDS = [
  "increased-cost-of-working",
  "repairs",
  "replacement",
  "temporary-premises",
  "wages",
  "other",
] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** The highest amount of a line, in hundredths of a unit of the currency. */
const MAX_AMOUNT = 100_000_000_000_000;

/** A cost that an entry of the log records. The text of the entry says what was bought or paid. */
export const CostLine = z.object({
  kind: z.enum(COST_KINDS),
  /** In hundredths of a unit of the currency. */
  amount: z.number(),
  /** The plan's, when the first cost of the incident was recorded. */
  currency: z.object({ code: z.string(), prefix: z.string() }),
  /** Empty if not recorded. */
  paidBy: z.string(),
  /** The business unit, as the incident names it; null for the whole business. */
  unitName: z.nullable(z.string()),
  /** The entry that this one replaces, and why; it may arrive later than this one. */
  corrects: z.nullable(z.object({ entryId: id(), reason: z.string() })),
});
export type CostLine = z.infer<typeof CostLine>;

export const CostLineInput = z.strictObject({
  kind: z.enum(COST_KINDS, "Please select the kind of cost."),
  amount: wholeNumber("Please input an amount from 0 to 1,000,000,000,000.", {
    min: 0,
    max: MAX_AMOUNT,
  }),
  paidBy: optionalText(LIMITS.name),
  /** A business unit of the incident. */
  unitId: z.nullish(id()),
  corrects: z.nullish(
    z.strictObject({
      entryId: id(),
      reason: requiredText("Please say why the cost is corrected.", LIMITS.line),
    }),
  ),
});
export type CostLineInput = z.output<typeof CostLineInput>;
/** As a form or a device writes it. */
export type WrittenCost = z.input<typeof CostLineInput>;

/** The same as JSON in a field of a form. */
export const CostLineText = z.pipe(
  z.string().check(z.maxLength(4_000)),
  z.pipe(z.transform(fromJson), CostLineInput),
);

/** Returns null for what is no JSON; the schema after it rejects that. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
