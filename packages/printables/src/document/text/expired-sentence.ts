import { dateText } from "./date-text";

interface ExpiredDocument {
  readonly plan: {
    /** YYYY-MM-DD; null if no subscription ever covered the plan. */
    readonly expiryDate: string | null;
  };
  /** YYYY-MM-DD. */
  readonly dateIssued: string;
}

/** Returns when the plan of a document expired, and that this copy was printed after that. */
export const expiredSentence = ({ plan, dateIssued }: ExpiredDocument): string =>
  `${
    plan.expiryDate === null
      ? "No subscription covers this plan."
      : `The subscription of this plan expired on ${dateText(plan.expiryDate)}.`
  } This copy was printed after expiry, on ${dateText(dateIssued)}.`;
