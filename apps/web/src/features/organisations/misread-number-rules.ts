import { type NumberingPlans, readPhone } from "../../platform/forms/phone-rules";

/** A saved record with phone numbers, and the country in which its numbers are now read. */
export type NumberedRecord = {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly numbers: readonly {
    readonly field: string;
    /** As written within a sentence: 'mobile'. */
    readonly label: string;
    readonly number: string | null;
    readonly isMobile: boolean;
  }[];
};

/** A number that may have been read in the wrong country. */
export type MisreadNumber = {
  /** Identifies the record and its field. */
  readonly key: string;
  readonly recordId: string;
  readonly field: string;
  /** 'Ana Silva, mobile'. */
  readonly name: string;
  readonly saved: string;
  /** The number as read in the record's country, which replaces `saved`. */
  readonly reread: string;
};

/**
 * Returns the correct number if a saved number was typed without a country code and read in the wrong country; null if
 * the saved number can only be correct. The typed text is not stored, so its national digits are used. Pure.
 * @param from the country in which it was read
 * @param to the country in which it is now read
 */
export function rereadNumber(
  plans: NumberingPlans,
  number: string,
  {
    from,
    to,
    isMobile,
  }: { readonly from: string; readonly to: string; readonly isMobile: boolean },
): string | null {
  const saved = plans.parsePhoneNumberFromString(number);
  if (from === to || (saved !== undefined && saved.country !== from)) return null;
  const read = readPhone(plans, { country: to, text: saved ? saved.formatNational() : number });
  const fits = read?.country === to && read.dialled !== number && (read.isMobile || !isMobile);
  return fits ? read.dialled : null;
}

/** Returns the numbers that may have been read in the wrong country, in the order of the records. Pure. */
export const misreadNumbers = (
  plans: NumberingPlans,
  records: readonly NumberedRecord[],
  from: string,
): readonly MisreadNumber[] =>
  records.flatMap(({ id, name, country, numbers }) =>
    numbers.flatMap(({ field, label, number, isMobile }) => {
      const reread =
        number === null ? null : rereadNumber(plans, number, { from, to: country, isMobile });
      return number === null || reread === null
        ? []
        : [
            {
              key: `${id} ${field}`,
              recordId: id,
              field,
              name: `${name}, ${label}`,
              saved: number,
              reread,
            },
          ];
    }),
  );
