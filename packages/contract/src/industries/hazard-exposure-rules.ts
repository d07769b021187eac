/** The bands of a hazard rating (specification 9). */
export type HazardExposure = "Low" | "Medium" | "High" | "Extreme";

/** Rated and listed like the others, but left out of every chart (specification 9, 'Hazard chart'). */
const UNCHARTED = "Product Recall / Product Contamination";

export const isCharted = ({ categoryName }: { readonly categoryName: string }): boolean =>
  categoryName !== UNCHARTED;

/** Returns the end of a chart's caption, which names the hazard that it leaves out; empty if all are charted. */
export const unchartedText = (
  hazards: readonly { readonly categoryName: string; readonly rating: number }[],
): string => {
  const uncharted = hazards.find((hazard) => !isCharted(hazard));
  return uncharted ? `. Not shown: ${UNCHARTED}, rated ${uncharted.rating}.` : "";
};

/** Returns the anchor of a hazard on the exposures page: 'hazard-fire-property'. */
export const hazardAnchor = (categoryName: string): string =>
  `hazard-${categoryName.toLowerCase().replace(/[^a-z0-9]+/gu, "-")}`;

/** Returns the band: above 0 to 30 Low, to 60 Medium, to 90 High, to 100 Extreme; null for no exposure. */
export const hazardExposure = (rating: number): HazardExposure | null => {
  if (rating > 90) return "Extreme";
  if (rating > 60) return "High";
  if (rating > 30) return "Medium";
  return rating > 0 ? "Low" : null;
};
