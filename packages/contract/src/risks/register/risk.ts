import * as z from "zod/mini";
import { dateOnly, id, LIMITS, optionalText, requiredText } from "../../platform/field-rules";
import { lookupId, wholeNumber } from "../../platform/number-rules";
import { proposed } from "../../proposals/proposal";
import { asksAboutInsurance } from "./insurance-question-rules";

/** A risk of a plan, as the API returns it, with the names and values of its lookups next to their ids. */
export const Risk = z.object({
  riskId: id(),
  /** Null for a custom risk. */
  riskPresetId: z.nullable(z.number()),
  name: z.string(),
  description: z.nullable(z.string()),
  riskCategoryId: z.number(),
  riskCategoryName: z.string(),
  /** The same as `likelihoodPresetId`; the specification names both. */
  likelihoodId: z.number(),
  likelihoodPresetId: z.number(),
  likelihoodText: z.string(),
  /** Events a year. */
  likelihoodValue: z.number(),
  /** Loss value in whole units of the plan's currency. */
  cost: z.number(),
  /** Likelihood value times cost, rounded to 2 decimals, in the plan's currency. */
  annualisedValue: z.number(),
  mitigationStrategyIds: z.array(z.number()),
  mitigationStrategies: z.array(z.object({ mitigationStrategyId: z.number(), name: z.string() })),
  /** Null if no chosen strategy is named 'Transfer'. */
  includeInsurance: z.nullable(z.boolean()),
  mitigationProcess: z.string(),
  mitigationStatusId: z.nullable(z.number()),
  mitigationStatusName: z.nullable(z.string()),
  accountableContactId: z.nullable(id()),
  accountableContact: z.nullable(
    z.object({ contactId: id(), firstName: z.string(), lastName: z.string() }),
  ),
  /** YYYY-MM-DD. */
  followUpDate: z.nullable(z.string()),
  comments: z.nullable(z.string()),
});
export type Risk = z.infer<typeof Risk>;

/* Wording: specification 5, 'Risk form'; messages it doesn't give follow its style. */
export const NAME_MISSING = "Please input the name.";
export const NAME_IS_A_PRESET =
  "This risk is already listed in its category. Please select it there.";
export const RISK_UNKNOWN = "Please select a risk from this category.";
export const CATEGORY_MISSING = "Please select the risk category.";
export const LIKELIHOOD_MISSING = "Please select Likelihood";
export const COST_MISSING = "Please input Loss Value";
export const STRATEGY_MISSING = "Please select Mitigation Strategy";
export const INSURANCE_MISSING = "Please make a select";
export const PROCESS_MISSING = "This field cannot be empty";
export const STATUS_UNKNOWN = "Please select a Mitigation Status from the list.";
export const CONTACT_UNKNOWN = "Please select a contact from this organisation.";

/** The highest loss value, in whole units: JavaScript numbers represent every integer up to it exactly. */
export const MAX_COST = 1_000_000_000_000_000;
/** Step of the loss value's field (specification 9). */
export const COST_STEP = 100;

const riskInput = {
  /** Omitted or null for a custom risk, which has a name and a category instead. */
  riskPresetId: z.nullish(lookupId(RISK_UNKNOWN)),
  /** For a custom risk; a preset risk has the category of its preset. */
  riskCategoryId: z.nullish(lookupId(CATEGORY_MISSING)),
  name: optionalText(),
  description: optionalText(LIMITS.text),
  likelihoodPresetId: lookupId(LIKELIHOOD_MISSING),
  cost: wholeNumber(COST_MISSING, {
    min: 0,
    max: MAX_COST,
    tooLarge: "Please input a Loss Value of at most 1,000,000,000,000,000.",
  }),
  mitigationStrategyIds: z
    .array(lookupId(STRATEGY_MISSING), { error: STRATEGY_MISSING })
    .check(z.minLength(1, STRATEGY_MISSING), z.maxLength(50, STRATEGY_MISSING)),
  includeInsurance: z.nullish(z.boolean({ error: INSURANCE_MISSING })),
  mitigationProcess: requiredText(PROCESS_MISSING, LIMITS.text),
  mitigationStatusId: z.nullish(lookupId(STATUS_UNKNOWN)),
  accountableContactId: z.nullish(id(CONTACT_UNKNOWN)),
  followUpDate: z.nullish(dateOnly()),
  comments: optionalText(LIMITS.text),
};

/** The fields read by the rules across fields, which also run on half-filled forms, where any may be missing. */
type Filled = {
  readonly riskPresetId?: number | null | undefined;
  readonly riskCategoryId?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly mitigationStrategyIds?: readonly number[] | undefined;
  readonly includeInsurance?: boolean | null | undefined;
};

const isPreset = ({ riskPresetId }: Filled) => typeof riskPresetId === "number";
const isTransferred = ({ mitigationStrategyIds }: Filled) =>
  Array.isArray(mitigationStrategyIds) && asksAboutInsurance(mitigationStrategyIds);

/** A rule across fields that runs even while other fields are missing, so that all messages show at once. */
const rule = (path: keyof Filled, error: string, holds: (risk: Filled) => boolean) =>
  z.refine<Filled>(holds, {
    path: [path],
    error,
    when: ({ value }) => typeof value === "object" && value !== null,
  });

const acrossFields = [
  rule("riskCategoryId", CATEGORY_MISSING, (risk) => isPreset(risk) || risk.riskCategoryId != null),
  rule("name", NAME_MISSING, (risk) => isPreset(risk) || Boolean(risk.name)),
  rule(
    "includeInsurance",
    INSURANCE_MISSING,
    (risk) => !isTransferred(risk) || typeof risk.includeInsurance === "boolean",
  ),
] as const;

export const CreateRiskInput = z
  .strictObject({ ...riskInput, proposed: proposed() })
  .check(...acrossFields);
export type CreateRiskInput = z.infer<typeof CreateRiskInput>;

/** All fields: an omitted optional one is set to null. */
export const UpdateRiskInput = z
  .strictObject({ riskId: id(), ...riskInput })
  .check(...acrossFields);
