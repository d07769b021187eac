/**
 * A risk of the café as entered in its register; preset, likelihood, strategies, status and person by name. A
 * custom risk has its category, name and description instead of a preset.
 */
export type CafeRisk = (
  | { readonly preset: string }
  | { readonly category: string; readonly name: string; readonly description: string }
) & {
  readonly likelihood: string;
  /** Whole dollars. */
  readonly loss: number;
  readonly strategies: readonly string[];
  /** Set if one of the strategies is 'Transfer'. */
  readonly isInsured?: boolean;
  readonly how: string;
  readonly status: "Not started" | "Ongoing Monitoring" | "Complete";
  readonly responsible: string;
  /** Counted from the day the demo is loaded; below 0 is overdue. */
  readonly followUpInDays: number;
  readonly comments?: string;
};

/** The owner's answer in the risk report, which the texts of its risks agree with. */
export const INDEMNITY_PERIOD = "24 months";
