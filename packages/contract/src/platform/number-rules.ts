import * as z from "zod/mini";

/*
 * The number fields of the contract. `z.multipleOf(1)` accepts 1e-28 and `z.int` stops the rules across fields,
 * so whole numbers and decimals are checked here and nowhere else.
 */

type Bounds = {
  readonly min: number;
  readonly max: number;
  /** For a number above `max`; the message of the field unless given. */
  readonly tooLarge?: string;
};

/** The highest id of a lookup: a PostgreSQL smallint holds it. */
const MAX_LOOKUP_ID = 32_767;

const inBounds = (message: string, { min, max, tooLarge = message }: Bounds) =>
  [z.minimum(min, message), z.maximum(max, tooLarge)] as const;

const isWhole = (message: string) => z.refine<number>(Number.isInteger, message);

/** A whole number. `message` is for a missing value and for a number that is not whole. */
export const wholeNumber = (message: string, bounds: Bounds) =>
  z
    .number({ error: message })
    .check(isWhole(message), ...inBounds(message, bounds), z.meta({ type: "integer" }));

/** A whole number in a query string, which arrives as text. */
export const wholeNumberText = (message: string, bounds: Bounds) =>
  z.coerce
    .number<number | string>({ error: message })
    .check(isWhole(message), ...inBounds(message, bounds), z.meta({ type: "integer" }));

/** The id of a row of a lookup, such as a contact type. Whether the row exists is for the server to say. */
export const lookupId = (message: string) => wholeNumber(message, { min: 1, max: MAX_LOOKUP_ID });

export type Decimal = { readonly min: number; readonly max: number; readonly places: number };
const decimals = z.registry<Decimal>();

/**
 * A number with at most `places` digits after the point. `message` is for a missing value, `refusal` for a
 * number of another scale or range.
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

/** The scale and range of a decimal field; undefined for every other schema. */
export const decimalOf = (schema: z.core.$ZodType): Decimal | undefined => decimals.get(schema);
