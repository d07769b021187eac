/** Colour of a risk's rating, 0 to 100 (specification 9). */
export type RiskRatingColour = "red" | "amber" | "green";

/** A rating above one of these has the next colour. */
const LIMITS = { amber: 25, red: 60 } as const;

/** Returns red above 60, amber above 25, else green. */
export const riskRatingColour = (rating: number): RiskRatingColour => {
  if (rating > LIMITS.red) return "red";
  return rating > LIMITS.amber ? "amber" : "green";
};

/** The text for each colour, since no information is conveyed by colour alone. */
export const RISK_RATING_LABELS: Readonly<Record<RiskRatingColour, string>> = {
  red: "High",
  amber: "Medium",
  green: "Low",
};

/** The ends of both scales: once in a thousand years to weekly, and 1,000 to 10 million. */
const LIKELIHOOD = { least: 0.001, most: 52 } as const;
const LOSS = { least: 1_000, most: 10_000_000 } as const;

/** Returns a value's position on a logarithmic scale, 0 to 1. */
const standing = (value: number, { least, most }: { least: number; most: number }) =>
  value <= least ? 0 : Math.min(1, Math.log(value / least) / Math.log(most / least));

/** Returns the position on the likelihood scale, 0 to 1. @param likelihoodValue events a year */
export const likelihoodPosition = (likelihoodValue: number) =>
  standing(likelihoodValue, LIKELIHOOD);

/** Returns the position on the loss scale, 0 to 1. @param cost loss value in rating units */
export const lossPosition = (cost: number) => standing(cost, LOSS);

/** The range that a rating distinguishes, for a year as for one event, in rating units: 1,000 to a million. */
export const RATED = { least: 1_000, most: 1_000_000 } as const;

/**
 * Returns a risk's rating, 0 to 100: the mean position of its cost in an average year and of the cost of one event
 * between 1,000 and a million, so that a rare but ruinous risk isn't rated low (docs/decisions/006: the specification
 * colours ratings but doesn't say how to calculate them).
 * @param cost loss value in rating units (`ratingUnit`)
 */
export const riskRating = (likelihoodValue: number, cost: number): number =>
  wholeRating(50 * (standing(likelihoodValue * cost, RATED) + standing(cost, RATED)));

/** As small a difference is no more than an error of the calculation. */
const ERROR = 1e-9;

/** Returns the nearest whole number; a rating just above a limit remains above it, so that its word is right. */
const wholeRating = (rating: number): number => {
  const isJustAbove = Object.values(LIMITS).some(
    (limit) => rating > limit + ERROR && Math.round(rating) === limit,
  );
  return isJustAbove ? Math.ceil(rating) : Math.round(rating);
};

/**
 * Returns the diameter of a risk's bubble in the charts, in pixels: min(80, sqrt(cost / 800) + 10).
 * @param cost loss value in rating units, not below 0
 */
export const riskBubbleSize = (cost: number): number => Math.min(80, Math.sqrt(cost / 800) + 10);
