/** A risk of the rating High, and how it was decided. */
export interface PlanHighRisk {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly rating: number;
  readonly likelihood: string;
  /** The loss of one event with its currency, and the loss in an average year. */
  readonly loss: string;
  readonly yearlyLoss: string;
  readonly strategies: readonly string[];
  /** Null if no strategy transfers the risk. */
  readonly isInsured: boolean | null;
  readonly process: string;
  readonly status: string;
  readonly responsible: string;
  /** YYYY-MM-DD. */
  readonly followUpDate: string | null;
  readonly comments: string;
}

/** A row of the insurance schedule. */
export interface PlanInsurancePolicy {
  readonly kind: string;
  readonly insurer: string;
  readonly policyNumber: string;
  readonly claimsPhone: string;
  /** With its currency. */
  readonly sumInsured: string;
  /** Such as '12 months'. */
  readonly indemnityPeriod: string;
  readonly comments: string;
}
