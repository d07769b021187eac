import type { NumberingPlans } from "../../../platform/forms/phones/phone-rules";
import { rereadNumber } from "../../../platform/forms/phones/reread-number-rules";

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
