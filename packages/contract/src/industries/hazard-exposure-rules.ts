/** The bands of a hazard rating (specification 9). */
export type HazardExposure = "Low" | "Medium" | "High" | "Extreme";

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
