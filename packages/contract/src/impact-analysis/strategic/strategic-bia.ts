import * as z from "zod/mini";
import { id, LIMITS, optionalText, requiredText } from "../../platform/field-rules";
import { lookupId, wholeNumber } from "../../platform/number-rules";
import { proposed } from "../../proposals/proposal";
import { StrategicCriticalArea } from "../../strategic-areas/strategic-critical-area";

export const SELECT_CRITICALITY = "Please select criticality";
export const SELECT_SCALES = "Please select one scale from each category.";
export const NO_SUCH_AREA = "This strategic area could not be found.";
export const NO_SUCH_PENALTY = "Please select one of the penalties offered.";

const MAX_PERIODS = 100;
const MAX_SCALES = 50;

/** The chosen scale of one category, as the API returns it. */
export const StrategicBiaDrs = z.object({
  disruptionRiskScaleCategoryId: z.number(),
  disruptionRiskScaleCategoryName: z.string(),
  disruptionRiskScaleId: z.number(),
  /** 1 Negligible to 5 Severe. */
  disruptionRiskScaleValue: z.number(),
});
export type StrategicBiaDrs = z.infer<typeof StrategicBiaDrs>;

/** The record of a critical area; an area without one is not critical, or not rated yet. */
export const StrategicBia = z.object({
  strategicBiaId: id(),
  strategicCriticalArea: StrategicCriticalArea,
  /** 1 Desirable to 4 Critical. */
  criticality: z.number(),
  /** Names. */
  criticalPeriods: z.array(z.string()),
  penalty: z.nullable(z.object({ penaltyId: z.number(), name: z.string() })),
  /** The penalty as text, if it is 'Other'. */
  penaltyAttachment: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Empty, or one entry per category in their order. */
  strategicBiaDrsList: z.array(StrategicBiaDrs),
});
export type StrategicBia = z.infer<typeof StrategicBia>;

export const criticality = () => wholeNumber(SELECT_CRITICALITY, { min: 1, max: 4 });

/** Returns the first of each name, ignoring case. */
const withoutRepetitions = (names: string[]) => {
  const keys = names.map((name) => name.toLowerCase());
  return names.filter((_name, index) => keys.indexOf(keys[index] ?? "") === index);
};

/** Names from the list or typed; repeated names are removed. */
export const criticalPeriods = () =>
  z.pipe(
    z
      .array(requiredText("Please input the critical period.", 100))
      .check(z.maxLength(MAX_PERIODS, `Please choose at most ${MAX_PERIODS} periods.`)),
    z.transform(withoutRepetitions),
  );

/** The id of a penalty of the area's category; null for none. */
export const penalty = () => z.nullable(lookupId(NO_SUCH_PENALTY));
export const penaltyAttachment = () => optionalText(LIMITS.line);
export const notes = () => optionalText(LIMITS.text);

/** One scale from each category, all of them. */
export const disruptionRiskScales = () =>
  z
    .array(
      z.strictObject({
        disruptionRiskScaleCategoryId: lookupId(SELECT_SCALES),
        disruptionRiskScaleId: lookupId(SELECT_SCALES),
      }),
      SELECT_SCALES,
    )
    .check(z.maxLength(MAX_SCALES, SELECT_SCALES));
export type ScaleChoice = z.infer<ReturnType<typeof disruptionRiskScales>>[number];

type AreaRating = {
  readonly criticalPeriods: readonly string[];
  readonly penalty: number | null;
  readonly penaltyAttachment: string | null;
  readonly notes: string | null;
  readonly disruptionRiskScales?: readonly ScaleChoice[] | undefined;
};
const holdsScalesAlone = (body: AreaRating) =>
  body.disruptionRiskScales !== undefined &&
  body.criticalPeriods.length === 0 &&
  body.penalty === null &&
  body.penaltyAttachment === null &&
  body.notes === null;

/**
 * Step 1 sends the rating, step 3 the scales of a critical area; a body with both is accepted too.
 */
export const CreateStrategicBiaInput = z
  .strictObject({
    strategicCriticalAreaId: id(NO_SUCH_AREA),
    criticality: z.optional(criticality()),
    criticalPeriods: z._default(criticalPeriods(), []),
    penalty: z._default(penalty(), null),
    penaltyAttachment: penaltyAttachment(),
    notes: notes(),
    disruptionRiskScales: z.optional(disruptionRiskScales()),
    proposed: proposed(),
  })
  .check(
    z.refine((body) => body.criticality !== undefined || holdsScalesAlone(body), {
      error: SELECT_CRITICALITY,
      path: ["criticality"],
    }),
  );

/** Only the given fields change; null clears one. */
export const UpdateStrategicBiaInput = z.strictObject({
  criticality: z.optional(criticality()),
  criticalPeriods: z.optional(criticalPeriods()),
  penalty: z.optional(penalty()),
  penaltyAttachment: z.optional(penaltyAttachment()),
  notes: z.optional(notes()),
  disruptionRiskScales: z.optional(disruptionRiskScales()),
  /** Whether the criticality or the scales were taken from the suggestions. */
  proposed: proposed(),
});

/** A critical period to choose; those used by this plan only have no id. */
export const CriticalPeriod = z.object({
  criticalPeriodId: z.nullable(z.number()),
  name: z.string(),
});
export type CriticalPeriod = z.infer<typeof CriticalPeriod>;
