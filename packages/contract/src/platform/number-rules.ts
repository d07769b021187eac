import * as z from "zod/mini";

/*
 * The number fields of the contract. `z.multipleOf(1)` accepts 1e-28, and `z.int` prevents cross-field rules from
 * running, so whole numbers and decimals are checked only here.
 */

type Bounds = {
  readonly min: number;
  readonly max: number;
  /** Message for a number above `max`; the field's message by default. */
  readonly tooLarge?: string;
};

/** The highest id of a lookup: the maximum of a PostgreSQL smallint. */
const MAX_LOOKUP_ID = 32_767;

const inBounds = (message: string, { min, max, tooLarge = message }: Bounds) =>
  [z.minimum(min, message), z.maximum(max, tooLarge)] as const;

const isWhole = (message: string) => z.refine<number>(Number.isInteger, message);

/** A whole number. `message` applies to a missing value and to a fraction. */
export const wholeNumber = (message: string, bounds: Bounds) =>
  z
    .number({ error: message })
    .check(isWhole(message), ...inBounds(message, bounds), z.meta({ type: "integer" }));

/** A whole number in a query string, where it is text. */
export const wholeNumberText = (message: string, bounds: Bounds) =>
  z.coerce
    .number<number | string>({ error: message })
    .check(isWhole(message), ...inBounds(message, bounds), z.meta({ type: "integer" }));

/** The id of a lookup row, such as a contact type. The server checks that the row exists. */
export const lookupId = (message: string) => wholeNumber(message, { min: 1, max: MAX_LOOKUP_ID });

export type Decimal = { readonly min: number; readonly max: number; readonly places: number };
const decimals = z.registry<Decimal>();

/**
 * A number with at most `places` decimals. `message` applies to a missing value, `refusal` to a number outside the
 * scale or range.
 */
export const decimalNumber = (message: string, decimal: Decimal, refusal: string = message) => {
  const { min, max, places } = decimal;
  const fits = (value: number) =>
    value >= min && value <= max && Number(value.toFixed(places)) === value;
  return z
    .number({ error: message })
    .check(z.refine(fits, refusal), z.meta({ minimum: min, maximum: max }))
    .register(decimals, decimal);
};

/** Returns the scale and range of a decimal field, nullable or not; undefined for any other schema. */
export const decimalOf = (schema: z.core.$ZodType): Decimal | undefined =>
  decimals.get(schema instanceof z.ZodMiniNullable ? schema._zod.def.innerType : schema);
