/**
 * A risk of the café as its register holds it; preset, likelihood, strategies, status and person by
 * their names. A custom risk names its category and has a name and a description of its own.
 */
export type CafeRisk = (
  | { readonly preset: string }
  | { readonly category: string; readonly name: string; readonly description: string }
) & {
  readonly likelihood: string;
  /** Whole dollars. */
  readonly loss: number;
  readonly strategies: readonly string[];
  /** Given where a strategy is 'Transfer'. */
  readonly isInsured?: boolean;
  readonly how: string;
  readonly status: "Not started" | "Ongoing Monitoring" | "Complete";
  readonly responsible: string;
  /** Counted from the day the demonstration is loaded; below 0 is overdue. */
  readonly followUpInDays: number;
  readonly comments?: string;
};

/** What the café's owner answered in the report, which the texts of its risks agree with. */
export const INDEMNITY_PERIOD = "24 months";
