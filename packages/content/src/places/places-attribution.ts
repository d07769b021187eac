/** Shown wherever positions of the embedded list of places are. */
export const PLACES_ATTRIBUTION = "Place data: GeoNames, CC BY 4.0";
