/** Colour of a risk's rating, 0 to 100 (specification 9). */
export type RiskRatingColour = "red" | "amber" | "green";

/** Above 60 red, above 25 amber, else green. */
export const riskRatingColour = (rating: number): RiskRatingColour => {
  if (rating > 60) return "red";
  return rating > 25 ? "amber" : "green";
};

/** What a colour means in words: nothing is told by colour alone. */
export const RISK_RATING_WORDS: Readonly<Record<RiskRatingColour, string>> = {
  red: "High",
  amber: "Medium",
  green: "Low",
};

/** The ends of both scales: from once in a thousand years to weekly, from a thousand to ten million. */
const LIKELIHOOD = { least: 0.001, most: 52 } as const;
const LOSS = { least: 1_000, most: 10_000_000 } as const;

/** Where a value stands between the ends of its scale, 0 to 1; each tenfold is as long as the other. */
const standing = (value: number, { least, most }: { least: number; most: number }) =>
  value <= least ? 0 : Math.min(1, Math.log(value / least) / Math.log(most / least));

/** On the scale of likelihood, 0 to 1. @param likelihoodValue how often a year */
export const likelihoodStanding = (likelihoodValue: number) =>
  standing(likelihoodValue, LIKELIHOOD);

/** On the scale of losses, 0 to 1. @param cost loss value in whole units of the plan's currency */
export const lossStanding = (cost: number) => standing(cost, LOSS);

/** What a rating tells apart: from a thousand, for a year as for one event, to a million. */
const RATED = { least: 1_000, most: 1_000_000 } as const;

/**
 * A risk's rating, 0 to 100: the mean of where its cost in an average year and the cost of one event stand between
 * a thousand and a million, so that what is rare and ruinous does not read as low (docs/decisions/006: the
 * specification colours ratings and does not say how they are made).
 */
export const riskRating = (likelihoodValue: number, cost: number): number =>
  Math.round(50 * (standing(likelihoodValue * cost, RATED) + standing(cost, RATED)));

/**
 * Diameter of a risk's bubble in the charts, in pixels: min(80, sqrt(cost / 800) + 10).
 * @param cost loss value in whole units of the plan's currency, not below 0
 */
export const riskBubbleSize = (cost: number): number => Math.min(80, Math.sqrt(cost / 800) + 10);
