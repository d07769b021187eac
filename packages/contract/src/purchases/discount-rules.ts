const CODE = /^[A-Za-z0-9-]{4,32}$/;

/**
 * Returns the code as it is compared: trimmed and upper-case. Null unless it is 4 to 32 letters, digits or hyphens.
 */
export const normaliseDiscountCode = (typed: string): string | null => {
  const code = typed.trim();
  return CODE.test(code) ? code.toUpperCase() : null;
};

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
  const wanted = normaliseDiscountCode(typed);
  return codes.find(
    ({ code, validFrom, validUntil }) =>
      code.toUpperCase() === wanted &&
      (validFrom === undefined || validFrom <= today) &&
      (validUntil === undefined || today <= validUntil),
  );
};
