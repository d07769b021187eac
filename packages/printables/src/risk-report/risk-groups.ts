import type { Risk } from "@holdfast/contract/risks/register/risk";
import {
  riskRating,
  riskRatingColour,
  RISK_RATING_WORDS,
} from "@holdfast/contract/risks/risk-rating-rules";
import { annualisedTotal } from "@holdfast/contract/risks/annualised-total-rules";

/** A risk with its number, by which tables and charts of one report speak of it. */
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
  /** Their annualised values together, in hundredths of the currency's unit. */
  readonly annualised: bigint;
}

/** The dearest in an average year first; equal ones by loss value, then by name. */
const dearestFirst = (one: Risk, other: Risk) =>
  other.annualisedValue - one.annualisedValue ||
  other.cost - one.cost ||
  one.name.localeCompare(other.name, "en-AU");

/**
 * The risks of a report by category, in the order of the assessment's cards, each category's dearest first,
 * numbered from 1 through all categories.
 */
export const riskGroups = (risks: readonly Risk[]): readonly RiskGroup[] => {
  const byCategory = new Map<number, Risk[]>();
  for (const risk of risks) {
    const members = byCategory.get(risk.riskCategoryId);
    if (members) members.push(risk);
    else byCategory.set(risk.riskCategoryId, [risk]);
  }
  let number = 0;
  return [...byCategory]
    .toSorted(([one], [other]) => one - other)
    .map(([riskCategoryId, members]) => ({
      riskCategoryId,
      name: members[0]?.riskCategoryName ?? "",
      annualised: annualisedTotal(members),
      risks: members.toSorted(dearestFirst).map((risk) => {
        number += 1;
        const rating = riskRating(risk.likelihoodValue, risk.cost);
        return { number, risk, rating, ratingWord: RISK_RATING_WORDS[riskRatingColour(rating)] };
      }),
    }));
};
