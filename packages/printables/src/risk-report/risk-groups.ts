import type { Risk } from "@holdfast/contract/risks/register/risk";
import {
  riskRating,
  riskRatingColour,
  RISK_RATING_LABELS,
} from "@holdfast/contract/risks/risk-rating-rules";
import { ratingUnit } from "@holdfast/contract/risks/rating-unit-rules";
import type { ReportCurrency } from "./risk-report-data";
import { annualisedTotal } from "@holdfast/contract/risks/annualised-total-rules";

/** A risk with its number in the report's tables and charts. */
export interface NumberedRisk {
  readonly number: number;
  readonly risk: Risk;
  /** 0 to 100. */
  readonly rating: number;
  /** High, Medium or Low. */
  readonly ratingWord: string;
}

/** The risks of one category. */
export interface RiskGroup {
  readonly riskCategoryId: number;
  readonly name: string;
  readonly risks: readonly NumberedRisk[];
  /** The total of their annualised values, in hundredths of the currency's unit. */
  readonly annualised: bigint;
}

/** Compares by annualised value, then loss value, highest first, then by name. */
const costliestFirst = (a: Risk, b: Risk) =>
  b.annualisedValue - a.annualisedValue || b.cost - a.cost || a.name.localeCompare(b.name, "en-AU");

/**
 * Groups the risks of a report by category in the order of the assessment's cards, the costliest of each category
 * first, numbered from 1 through all categories.
 */
export const riskGroups = (
  risks: readonly Risk[],
  { code }: Pick<ReportCurrency, "code">,
): readonly RiskGroup[] => {
  const unit = ratingUnit(code);
  const byCategory = new Map<number, Risk[]>();
  for (const risk of risks) {
    const members = byCategory.get(risk.riskCategoryId);
    if (members) members.push(risk);
    else byCategory.set(risk.riskCategoryId, [risk]);
  }
  let number = 0;
  return [...byCategory]
    .toSorted(([a], [b]) => a - b)
    .map(([riskCategoryId, members]) => ({
      riskCategoryId,
      name: members[0]?.riskCategoryName ?? "",
      annualised: annualisedTotal(members),
      risks: members.toSorted(costliestFirst).map((risk) => {
        number += 1;
        const rating = riskRating(risk.likelihoodValue, risk.cost / unit);
        return { number, risk, rating, ratingWord: RISK_RATING_LABELS[riskRatingColour(rating)] };
      }),
    }));
};
