/** Colour of a risk's rating, 0 to 100 (specification 9). */
export type RiskRatingColour = "red" | "amber" | "green";

/** Above 60 red, above 25 amber, else green. */
export const riskRatingColour = (rating: number): RiskRatingColour => {
  if (rating > 60) return "red";
  return rating > 25 ? "amber" : "green";
};

/**
 * Diameter of a risk's bubble in the charts, in pixels: min(80, sqrt(cost / 800) + 10).
 * @param cost loss value in whole units of the plan's currency, not below 0
 */
export const riskBubbleSize = (cost: number): number => Math.min(80, Math.sqrt(cost / 800) + 10);
