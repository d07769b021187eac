/** One choice of a select, radio group or combo box; `id` is the contract's value. */
export type Choice = {
  readonly id: string;
  readonly name: string;
  /** A second line: a code, an explanation. */
  readonly note?: string;
};
