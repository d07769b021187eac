import { normaliseCode } from "../platform/text-rules";

type Dated = {
  readonly code: string;
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
};

/**
 * Returns the discount with that code, if it is valid on that day.
 *
 * @param today the seller's date, YYYY-MM-DD; the first and last day of a discount are included
 */
export const findDiscount = <Code extends Dated>(
  codes: readonly Code[],
  typed: string,
  today: string,
): Code | undefined => {
  const requested = normaliseCode(typed);
  return codes.find(
    ({ code, validFrom, validUntil }) =>
      code.toUpperCase() === requested &&
      (validFrom === undefined || validFrom <= today) &&
      (validUntil === undefined || today <= validUntil),
  );
};
