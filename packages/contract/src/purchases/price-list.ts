import { isTimeZone } from "../platform/time-zone";
import * as z from "zod/mini";
import { wholeNumber } from "../platform/number-rules";
import { isAustralianBusinessNumber } from "./business-number-rules";
import { CURRENCIES } from "./price-currencies";
import { normaliseCode } from "../platform/text-rules";

/*
 * What the operator sells and at which price: the content of `PRICES_FILE` (docs/operating.md). Each message follows
 * the name of the entry.
 */

/** The highest price of a subscription, and the highest fixed discount (cents): sums stay exact numbers. */
const MAX_CENTS = 10_000_000;

const line = (max: number) =>
  z
    .string("must be text")
    .check(
      z.trim(),
      z.minLength(1, "must not be empty"),
      z.maxLength(max, `must have at most ${max} characters`),
    );
const cents = (least: number) =>
  wholeNumber(`must be whole cents between ${least} and ${MAX_CENTS}`, {
    min: least,
    max: MAX_CENTS,
  });

/** A percentage above 0 with at most two decimals. */
const percentage = (max: number) => {
  const message = `must be a percentage above 0, at most ${max}, with at most two decimals`;
  const fits = (value: number) => value > 0 && value <= max && Number(value.toFixed(2)) === value;
  return z.number(message).check(z.refine(fits, message));
};

const date = z.iso.date("must be a date such as 2026-12-31");

const DiscountCode = z
  .strictObject({
    code: z
      .string("must be text")
      .check(
        z.refine(
          (code) => normaliseCode(code) !== null,
          "must be 4 to 32 characters from A to Z, 0 to 9 and hyphens",
        ),
      ),
    /** Whole cents, tax included. */
    discountAmount: z.optional(cents(1)),
    discountPercentage: z.optional(percentage(100)),
    /** The first and last day on which it is valid, by the seller's time zone. */
    validFrom: z.optional(date),
    validUntil: z.optional(date),
  })
  .check(
    z.refine(
      ({ discountAmount, discountPercentage }) =>
        (discountAmount === undefined) !== (discountPercentage === undefined),
      "must have either discountAmount or discountPercentage",
    ),
    z.refine(
      ({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil,
      "must not end before it begins",
    ),
  );
export type DiscountCode = z.infer<typeof DiscountCode>;

export const PriceList = z
  .strictObject({
    currency: z.enum(CURRENCIES, `must be one of ${CURRENCIES.join(", ")}`),
    /** Of one subscription for a year: whole cents, tax included. */
    pricePerSubscription: cents(1),
    /** The tax that prices include; null for a seller that charges none. */
    tax: z.nullable(z.strictObject({ name: line(20), percent: percentage(50) })),
    discountCodes: z.array(DiscountCode).check(
      z.maxLength(1_000, "must have at most 1000 entries"),
      z.refine(
        (codes) => new Set(codes.map(({ code }) => code.toUpperCase())).size === codes.length,
        "must not contain a code twice",
      ),
    ),
    /** Who sells: printed on the receipt. */
    seller: z.strictObject({
      name: line(200),
      /** The Australian Business Number. */
      abn: z.nullable(
        z
          .string("must be text")
          .check(z.refine(isAustralianBusinessNumber, "must be an ABN with 11 digits")),
      ),
      address: line(300),
      email: z.email("must be an email address"),
    }),
    /** The time zone of receipts' dates and of discounts' days, such as Australia/Sydney. */
    timeZone: z.string("must be text").check(z.refine(isTimeZone, "must be a time zone")),
  })
  .check(
    z.refine(
      ({ currency, tax, seller }) => currency !== "AUD" || tax === null || seller.abn !== null,
      { path: ["seller", "abn"], error: "must be given: a tax invoice with GST needs it" },
    ),
  );
export type PriceList = z.infer<typeof PriceList>;
